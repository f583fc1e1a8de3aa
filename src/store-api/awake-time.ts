/**
 * Calls when this much time has passed in which the page was awake. A page that stood still (a lid closed, a debugger, a phone
 * asleep) finds its timers overdue when it goes on, before it gets to the answers that have come meanwhile.
 * @returns what stops it
 */
export function afterAwake(milliseconds: number, call: () => void): () => void {
  const step = milliseconds / 10;
  let steps = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    if (now - last < 2 * step) steps += 1;
    last = now;
    if (steps < 10) return;
    clearInterval(clock);
    call();
  }, step);
  return () => clearInterval(clock);
}
