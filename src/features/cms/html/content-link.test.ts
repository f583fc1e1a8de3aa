import { expect, test } from 'vitest';
import { readContentLink } from './content-link.ts';

test.each([
  ['/chor', 'de-DE', { kind: 'app', to: '/chor' }],
  ['chor?x=1#a', 'de-DE', { kind: 'app', to: '/chor?x=1#a' }],
  ['/en-GB/chor', 'en-GB', { kind: 'app', to: '/chor' }],
  ['/chor', 'en-GB', { kind: 'app', to: '/chor' }],
  ['/pl-PL/chor', 'en-GB', { kind: 'document', to: '/pl-PL/chor' }],
  ['https://example.org/a', 'de-DE', { kind: 'document', to: 'https://example.org/a' }],
  ['//example.org/a', 'de-DE', { kind: 'document', to: '//example.org/a' }],
  ['mailto:a@example.org', 'de-DE', { kind: 'document', to: 'mailto:a@example.org' }],
  ['#unten', 'de-DE', { kind: 'document', to: '#unten' }],
  ['/media/ab/agb.pdf', 'de-DE', { kind: 'document', to: '/media/ab/agb.pdf' }],
] as const)('%s on a page in %s', (href, locale, link) => {
  expect(readContentLink(href, locale)).toEqual(link);
});
