import { expect, test } from 'vitest';
import { seoSlug } from './seo-slug.ts';

test.each([
  ['Zubehör', 'Zubehoer'],
  ['Nuty chóralne', 'Nuty-choralne'],
  ['Łódź & Kraków', 'Lodz-Krakow'],
  ['Größe: 25 × 32 cm', 'Groesse-25-32-cm'],
  ['ÜBUNG', 'UeBUNG'],
  ['  -- ', ''],
  ['Klaviersonate Nr. 1', 'Klaviersonate-Nr.-1'],
])('%s becomes %s', (name, slug) => expect(seoSlug(name)).toBe(slug));
