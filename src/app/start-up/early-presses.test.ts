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
