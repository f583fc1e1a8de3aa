import { createHash } from 'node:crypto';

/** The id of a piece of demo data: always the same 32 hex characters for the same readable name. */
export function demoId(name: string): string {
  return createHash('md5').update(`notenfalz demo: ${name}`).digest('hex');
}
