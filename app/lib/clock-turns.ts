/** Subscribes to a clock: calls `tell` at each turn of it until the function that comes back is called. */
type ClockTurns = (tell: () => void) => () => void;

/**
 * Calls at the turn of each period, not at some moment within it: all clocks of a page change together.
 * @param period in milliseconds.
 */
function turnsOf(period: number): ClockTurns {
  return (tell) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          tell();
          wait();
        },
        period - (Date.now() % period),
      );
    };
    wait();
    return () => clearTimeout(timer);
  };
}

export const everySecond = turnsOf(1000);

export const everyMinute = turnsOf(60_000);
