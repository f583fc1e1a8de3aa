import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

test('without other hosts the page talks to its own', () => {
  expect(directive(contentSecurityPolicy('n', []), 'connect-src')).toBe("connect-src 'self'");
});

test('the host that names tokens may be asked, and shows no pictures', () => {
  const policy = contentSecurityPolicy('n', ['https://shop.example'], 'https://tokens.example');
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://shop.example https://tokens.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' blob: data: https://shop.example");
});
