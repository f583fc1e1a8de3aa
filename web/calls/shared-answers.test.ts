import { expect, test } from 'vitest';
import { createShopCalls } from './shop-calls.ts';

/** The renderer's way to a shop that tells how often it was asked for what. */
function openCalls() {
  const shop = { asked: new Array<string>(), status: 200, version: 1 };
  const calls = createShopCalls({
    now: () => 0,
    contentVersion: () => shop.version,
    backend: (request) => {
      shop.asked.push(`${new URL(request.url).pathname} ${request.headers.get('sw-language-id')}`);
      return Promise.resolve(
        shop.status === 204
          ? new Response(null, { status: 204 })
          : Response.json(shop.asked.length, { status: shop.status }),
      );
    },
  });
  const ask = (path: string, language = 'de', body = '{}') =>
    calls.fetch(`http://shop.example/store-api/${path}`, {
      method: 'POST',
      headers: { 'sw-language-id': language },
      body,
    });
  return { shop, ask, calls };
}

const menu = 'navigation/main-navigation/main-navigation';

test('the menus around all pages are asked for once, in each language and for each way of asking', async () => {
  const { shop, ask } = openCalls();
  const answers = await Promise.all([ask(menu), ask(menu), ask(menu)]);
  answers.push(await ask(menu));
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([1, 1, 1, 1]);
  expect(await (await ask(menu, 'pl')).json()).toBe(2);
  expect(await (await ask(menu, 'de', '{"depth":3}')).json()).toBe(3);
  expect(await (await ask(menu, 'pl')).json()).toBe(2);
  expect(shop.asked).toHaveLength(3);
});

test('what the shop changes in its menus is seen at once', async () => {
  const { shop, ask } = openCalls();
  await ask(menu);
  shop.version += 1;
  expect(await (await ask(menu)).json()).toBe(2);
});

test('a menu without entries is one; a refusal is not kept and makes a page incomplete', async () => {
  const { shop, ask, calls } = openCalls();
  shop.status = 204;
  expect((await ask(menu)).status).toBe(204);
  expect((await ask(menu)).body).toBeNull();
  expect(shop.asked).toHaveLength(1);
  shop.status = 500;
  shop.version += 1;
  const { isWhole } = await calls.watch(() => ask(menu));
  expect(isWhole).toBe(false);
  shop.status = 200;
  expect((await ask(menu)).status).toBe(200);
});

test('everything else is asked for each time', async () => {
  const { shop, ask } = openCalls();
  for (const path of ['product', 'product', 'navigation/main-navigation/0af', 'navigation/main-navigation/0af'])
    await ask(path);
  expect(shop.asked).toHaveLength(4);
});
