import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

test('without other hosts the page talks to its own', () => {
  expect(directive(contentSecurityPolicy('n', []), 'connect-src')).toBe("connect-src 'self'");
});

test('the host that names tokens may be asked, and shows no pictures', () => {
  const policy = contentSecurityPolicy('n', ['https://shop.example'], { tokenOrigin: 'https://tokens.example' });
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://shop.example https://tokens.example");
  expect(directive(policy, 'img-src')).toBe("img-src 'self' blob: data: https://shop.example");
});

test('pictures may come from the hosts the owner names, and nothing else does', () => {
  const policy = contentSecurityPolicy('n', ['https://shop.example'], { pictureHosts: ['https://cdn.example'] });
  expect(directive(policy, 'img-src')).toBe("img-src 'self' blob: data: https://shop.example https://cdn.example");
  expect(policy.replace('https://cdn.example', '')).not.toContain('cdn.example');
});

test('a shop in a sub-folder of its host shows its pictures, which lie beside and below', () => {
  const policy = contentSecurityPolicy('n', ['https://shop.example/laden']);
  expect(directive(policy, 'img-src')).toBe("img-src 'self' blob: data: https://shop.example");
});

test("the owner's statistics may be loaded from exactly one address and told on that host", () => {
  const statisticsScript = 'https://stats.example/count.js';
  const policy = contentSecurityPolicy('n', [], { statisticsScript });
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' 'wasm-unsafe-eval' ${statisticsScript}`);
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://stats.example");
  expect(directive(contentSecurityPolicy('n', []), 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'");
});

test('no page of others may stand in ours, except the players of videos where the owner allows them', () => {
  expect(directive(contentSecurityPolicy('n', []), 'frame-src')).toBe("frame-src 'none'");
  const policy = contentSecurityPolicy('n', [], { videoPlayers: true });
  expect(directive(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com https://player.vimeo.com');
});
