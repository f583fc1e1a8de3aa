import { locks } from 'node:worker_threads';
import { aborted } from '#offline/queue/upload-turn.ts';

/** The Web Locks as a page has them: when it is left, those it holds are free, and it hears of none any more. */
export function locksOfPage(left: AbortSignal): Pick<LockManager, 'request'> {
  const request = async <Result>(
    name: string,
    ...[given, work]: [LockOptions | LockGrantedCallback<Result>, LockGrantedCallback<Result>?]
  ): Promise<unknown> => {
    const options = typeof given === 'function' ? {} : given;
    const granted = typeof given === 'function' ? given : work;
    const waits = options.ifAvailable !== true && options.steal !== true;
    const patience = waits ? { signal: AbortSignal.any(options.signal ? [options.signal, left] : [left]) } : {};
    const untilLeft = (lock: Lock | null) => Promise.race([granted?.(lock), aborted(left)]);
    try {
      const answer = await (left.aborted ? undefined : locks.request(name, { ...options, ...patience }, untilLeft));
      if (!left.aborted) return answer;
    } catch (error) {
      if (!left.aborted) throw error;
    }
    return new Promise(() => undefined);
  };
  return { request };
}
