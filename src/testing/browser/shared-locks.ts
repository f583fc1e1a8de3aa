import { memoryLocks } from '../uploads/memory-locks.ts';

/** Locks that the tabs of a browser share, which jsdom has not. Returns what takes them away again. */
export function shareLocks(): () => void {
  const locks = memoryLocks();
  const request = (name: string, work: () => Promise<void>) => locks.request(name, {}, work);
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'locks');
}
