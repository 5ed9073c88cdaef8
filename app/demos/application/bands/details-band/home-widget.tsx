import * as styles from "../../details.module.css";
import { Ring } from "#app/elements/figures/ring/ring.tsx";

/** Places of other apps around the widget. */
const others = Array.from({ length: 8 }, (_, index) => `app ${index + 1}`);

/** A phone's home screen with one habit's ring among the other apps. */
export function HomeWidget({ done, goal }: { done: number; goal: number }) {
  return (
    <div className={styles.homeWidget}>
      {others.map((app) => (
        <span key={app} aria-hidden />
      ))}
      <div>
        <Ring value={(done / goal) * 100} filling>
          <span className="figures text-display-3">
            {done}/{goal}
          </span>
        </Ring>
      </div>
    </div>
  );
}
