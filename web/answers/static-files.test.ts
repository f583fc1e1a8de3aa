import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createStaticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'notenfalz-files-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (name: string, content: string) => writeFileSync(join(folder, name), content);
const ask = (files: ReturnType<typeof createStaticFiles>, path: string, init?: RequestInit) =>
  files(new Request(`http://shop.example${path}`, init));

test('a small file is read once; the disk is not asked for it again', async () => {
  write('small.js', 'let a;');
  const files = createStaticFiles(folder);
  expect(await ask(files, '/small.js')?.text()).toBe('let a;');
  rmSync(join(folder, 'small.js'));
  expect(await ask(files, '/small.js')?.text()).toBe('let a;');
});

test('a large file is whole as well, and HEAD sends none of it', async () => {
  const content = 'x'.repeat(300_000);
  write('large.js', content);
  const files = createStaticFiles(folder);
  expect(await ask(files, '/large.js')?.text()).toBe(content);
  const head = ask(files, '/large.js', { method: 'HEAD' });
  expect([head?.headers.get('content-length'), await head?.text()]).toEqual(['300000', '']);
});

test('who takes brotli gets the packed copy, others the file itself', async () => {
  write('packed.js', 'let b;');
  write('packed.js.br', 'packed');
  const files = createStaticFiles(folder);
  const packed = ask(files, '/packed.js', { headers: { 'accept-encoding': 'gzip, br' } });
  expect([packed?.headers.get('content-encoding'), await packed?.text()]).toEqual(['br', 'packed']);
  expect(await ask(files, '/packed.js')?.text()).toBe('let b;');
});

test('files of earlier builds are served where the newest has none', async () => {
  const earlier = mkdtempSync(join(tmpdir(), 'notenfalz-earlier-'));
  mkdirSync(join(earlier, '1/assets'), { recursive: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(earlier, '1/assets/old.js'), 'old');
  writeFileSync(join(earlier, '1/assets/both.js'), 'old');
  write('assets/both.js', 'new');
  const files = createStaticFiles(folder, earlier);
  expect(await ask(files, '/assets/old.js')?.text()).toBe('old');
  expect(await ask(files, '/assets/both.js')?.text()).toBe('new');
  expect(createStaticFiles(folder, join(earlier, 'none'))(new Request('http://shop.example/assets/old.js'))).toBe(
    undefined,
  );
  rmSync(earlier, { recursive: true });
});

test('nothing beside the listed files is served', () => {
  const files = createStaticFiles(folder);
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/%', '/missing.js'])
    expect(ask(files, path)).toBeUndefined();
});
