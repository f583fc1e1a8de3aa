import { expect, test } from 'vitest';
import { isSafeLink } from './external-navigation.ts';

test.each(['/noten/', 'https://example.org/a', 'mailto:post@example.org', 'tel:+49301234'])(
  '%s may be followed',
  (href) => {
    expect(isSafeLink(href)).toBe(true);
  },
);

test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'http://['])(
  '%s is refused',
  (href) => {
    expect(isSafeLink(href)).toBe(false);
  },
);
