// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { repeatEarlyPress } from './early-presses.ts';

const press = (name: string): void => document.getElementById(name)?.click();

/** A page whose script comes later: from then on it hears which buttons are pressed. */
function openPage(body: string) {
  document.body.innerHTML = body;
  const heard = vi.fn<(name: string) => void>();
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  const repeated = repeatEarlyPress(document, listening);
  const listen = async (): Promise<string[]> => {
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) heard(target.closest('[id]')?.id ?? '');
    });
    resolve();
    await repeated;
    return heard.mock.calls.map(([name]) => name);
  };
  return { listen };
}

beforeEach(() => document.body.replaceWith(document.createElement('body')));

test('the button pressed last before the page listened is pressed again, also by what is inside it', async () => {
  const page = openPage(
    '<button type="button" id="menu"></button><button type="button" id="search"><svg><path id="lens"/></svg></button>',
  );
  press('menu');
  document.getElementById('lens')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(await page.listen()).toEqual(['search']);
});

test('what works without a script is not done a second time', async () => {
  const page = openPage(
    '<form><button id="send"></button></form><button type="button" popovertarget="list" id="list-opener"></button><a id="link" href="#x"></a>',
  );
  for (const name of ['list-opener', 'link']) press(name);
  expect(await page.listen()).toEqual([]);
});

test('a form without an address waits for its script instead of loading the page anew; one that leads somewhere is sent', async () => {
  const page = openPage(
    '<form><button type="submit" id="buy"></button></form><form action="/search"><button type="submit" id="find"></button></form>',
  );
  const sent: string[] = [];
  document.body.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement) sent.push(event.target.getAttribute('action') ?? 'no address');
    event.preventDefault();
  });
  press('find');
  press('buy');
  expect(sent).toEqual(['/search']);
  expect(await page.listen()).toEqual(['buy']);
  expect(sent).toEqual(['/search', 'no address']);
});

test('whoever went on to something else meanwhile does not get what was pressed before', async () => {
  const page = openPage('<button type="button" id="menu"></button><input id="words">');
  press('menu');
  press('words');
  expect(await page.listen()).toEqual([]);
});

test('a button that is gone by then is left alone', async () => {
  const page = openPage('<button type="button" id="menu"></button>');
  press('menu');
  document.getElementById('menu')?.remove();
  expect(await page.listen()).toEqual([]);
});

test('a button of a part that comes alive later than the page is pressed again when that part listens, once', async () => {
  const page = openPage('<div data-standing="" id="rest"><button type="button" id="heart"></button></div>');
  press('heart');
  await page.listen();
  const heard = vi.fn<() => void>();
  const rest = document.getElementById('rest');
  const comeAlive = (): void => {
    rest?.removeAttribute('data-standing');
    rest?.dispatchEvent(new Event('alive', { bubbles: true }));
  };
  document.getElementById('heart')?.addEventListener('click', heard);
  comeAlive();
  comeAlive();
  expect(heard).toHaveBeenCalledOnce();
});

test('what was pressed in a part that is not alive yet is forgotten by whoever goes on to something else', async () => {
  const page = openPage(
    '<button type="button" id="menu"></button><div data-standing="" id="rest"><button type="button" id="heart"></button></div>',
  );
  await page.listen();
  const heard = vi.fn<() => void>();
  press('heart');
  press('menu');
  document.getElementById('heart')?.addEventListener('click', heard);
  const rest = document.getElementById('rest');
  rest?.removeAttribute('data-standing');
  rest?.dispatchEvent(new Event('alive', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});
