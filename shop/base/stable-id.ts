import { createHash } from 'node:crypto';

/** An id that is the same in every installation: MD5 of a readable name, `stableId('tax:7')`. */
export function stableId(name: string): string {
  return createHash('md5').update(`notenfalz:${name}`).digest('hex');
}
