/** The lock that all tabs of the site share. */
const LOCK = "cart";
/** A tab that holds it and was put to sleep keeps the others waiting for so long, in ms: longer than any call takes. */
const PATIENCE = 25_000;

/** Starts what waits for its turn, the oldest first. */
const waiting = new Set<() => Promise<void>>();
let last: Promise<unknown> = Promise.resolve();

/**
 * Makes calls about the cart one after the other, in the order in which they are asked for and, where browsers have locks, in all tabs. The
 * first change makes the cart and the cookie that is its key: another one that is sent before that cookie has come makes another cart.
 * When the page is left, what still waits starts at once, as nothing would start it later.
 * @param call ends in a time of its own, for those behind it wait.
 */
export function inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  window.addEventListener("pagehide", startAll);
  return new Promise((resolve, reject) => {
    const start = async () => {
      if (waiting.delete(start)) await call().then(resolve, reject);
    };
    waiting.add(start);
    last = last.then(() => holdingLock(start));
  });
}

function startAll(): void {
  for (const start of waiting) void start();
}

/** Pages on plain http have no locks: their tabs do not wait for each other. */
async function holdingLock(start: () => Promise<void>): Promise<void> {
  if (!("locks" in navigator)) return start();
  const signal = AbortSignal.timeout(PATIENCE);
  await navigator.locks.request(LOCK, { signal }, start).catch(start);
}
