import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { laterParts } from './later-parts.ts';

test('what pages bring later is named as it is called: a part that is not there would be planned for nothing', () => {
  const named = [...laterParts.together, ...(laterParts.besides ?? [])].flatMap(({ roots }) => roots);
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
  expect(named.length).toBeGreaterThan(20);
});
