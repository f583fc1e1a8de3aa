import { expect, test } from 'vitest';
import { withoutTags } from './without-tags.ts';

test.each([
  ['Bitte <b class="x">leise</b> binden<br/>', 'Bitte leise binden'],
  ['3 < 4 & weiter > hier', '3 < 4 & weiter > hier'],
  ['vorsichtig <liefern', 'vorsichtig '],
  ['a<!-- b > c -->d', 'ad'],
  ['<script>alert(1)</script>', 'alert(1)'],
])('%s is kept as %s', (text, kept) => {
  expect(withoutTags(text)).toBe(kept);
});
