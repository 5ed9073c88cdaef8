import { type ComponentType, useEffect, useState } from "react";
import { useLocation } from "react-router";

/** On every page where the owner has set scripts of others: all of it comes after the page, in a file of its own. */
export function OwnerScripts() {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<{ Question: ComponentType<{ page: string }>; page: string }>();
  useEffect(() => {
    import("./question/question.tsx").then(
      (part) => {
        part.showPage();
        setShown({ Question: part.Question, page: pathname });
        return undefined;
      },
      // A page is complete without them.
      () => {},
    );
  }, [pathname]);
  // There before the question is: what comes into it is announced.
  return <div role="status">{shown && <shown.Question page={shown.page} />}</div>;
}
