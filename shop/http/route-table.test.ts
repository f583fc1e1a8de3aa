import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { routeTable, UnreadablePath } from './route-table.ts';
import type { StoreApiEnvironment } from '../context/store-api.ts';

function appWith(...routes: readonly (readonly [string, string])[]): Hono<StoreApiEnvironment> {
  const app = new Hono<StoreApiEnvironment>().basePath('/store-api');
  app.use('*', (_call, next) => next());
  for (const [method, path] of routes) app.on(method, path, (call) => call.text('here'));
  return app;
}

test('a path answers to the methods of the routes that match all of it', () => {
  const table = routeTable(appWith(['GET', '/order'], ['POST', '/order'], ['DELETE', '/order/:id'], ['GET', '/a.b']));
  expect(table('/store-api/order')).toEqual(['GET', 'POST']);
  expect(table('/store-api/order/1')).toEqual(['DELETE']);
  expect(table('/store-api/order/1/2')).toEqual([]);
  expect(table('/store-api/order/')).toEqual([]);
  expect(table('/store-api/a.b')).toEqual(['GET']);
  expect(table('/store-api/aXb')).toEqual([]);
});

test.each(['/document/:id/:code?', String.raw`/number/:id{\d+}`, '/file-*'])(
  'a route the table would match otherwise than the router is refused: %s',
  (path) => {
    expect(() => routeTable(appWith(['GET', path]))).toThrow(UnreadablePath);
  },
);
