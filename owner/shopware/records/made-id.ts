import { createHash } from 'node:crypto';

/** The id of a record the set-up makes: the same in every shop and every run. */
export function madeId(name: string): string {
  return createHash('md5').update(`notenfalz: ${name}`).digest('hex');
}

/** Custom field by which the commands know what they made; only that is ever changed or deleted. */
export const mark = 'notenfalz_made';
