import { rmSync } from 'node:fs';
import { afterAll, expect, test, vi } from 'vitest';
import { openFixtureShop } from '../fixture-shop.ts';
import { sendRaw } from './hostile-calls.ts';

const running = await openFixtureShop();
afterAll(() => rmSync(running.shop.folder, { recursive: true, force: true }));

test('a broken database is a neutral 500 for the client and the whole story for the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  running.shop.database.exec('DROP TABLE product_translation');
  const broken = await sendRaw(running, { path: '/product', body: '{}' });
  running.shop.database.close();
  const closed = await sendRaw(running, { path: '/context', method: 'GET' });
  const told = log.mock.calls.flat().map(String).join('\n');
  log.mockRestore();
  for (const answer of [broken, closed]) {
    expect([answer.status, answer.json]).toEqual([
      500,
      {
        errors: [
          {
            status: '500',
            code: '0',
            title: 'Internal Server Error',
            detail: 'Internal server error.',
            meta: { parameters: [] },
          },
        ],
      },
    ]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(told).toContain('product_translation');
  expect(told).toContain('database is not open');
});
