import { isSparing } from './is-sparing.ts';

/** Whether data may cost this visitor something: nothing is brought then that nobody waits for. */
export function isMetered(): boolean {
  return isSparing() || ('connection' in navigator && Object(navigator.connection).type === 'cellular');
}
