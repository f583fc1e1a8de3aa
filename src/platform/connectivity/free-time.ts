const momentMs = 50;

/**
 * Calls when the page had nothing to do for so many milliseconds in all, or for as long as it took to come so far, if that is
 * more: where everything takes long, this does too. Work takes nothing from it, for what it keeps from happening is what is
 * waited for.
 * @returns what stops it
 */
export function afterFreeTime(leastMs: number, call: () => void): () => void {
  let moments = Math.ceil(Math.max(leastMs, performance.now()) / momentMs);
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(() => (--moments > 0 ? wait() : call()), momentMs);
  };
  wait();
  return () => clearTimeout(timer);
}
