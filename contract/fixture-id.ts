import { createHash } from 'node:crypto';

/** Id of a fixture, the same in the recorded shop and in ours: MD5 of `fixture:` and its name. */
export function fixtureId(name: string): string {
  return createHash('md5').update(`fixture:${name}`).digest('hex');
}
