// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { repeatEarlyPress } from './early-presses.ts';

const press = (name: string): void => document.getElementById(name)?.click();

/** A page whose script comes later: from then on it hears which buttons are pressed. */
function openPage(body: string) {
  document.body.innerHTML = body;
  const heard = vi.fn<(name: string) => void>();
  let isListening = false;
  const repeat = repeatEarlyPress(document, () => isListening);
  const comeAlive = (): void => {
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) heard(target.closest('[id]')?.id ?? '');
    });
    isListening = true;
  };
  const listen = (): string[] => {
    if (!isListening) comeAlive();
    repeat();
    return heard.mock.calls.map(([name]) => name);
  };
  return { comeAlive, listen };
}

beforeEach(() => document.body.replaceWith(document.createElement('body')));

test('the button pressed last before the page listened is pressed again, also by what is inside it', () => {
  const page = openPage(
    '<button type="button" id="menu"></button><button type="button" id="search"><svg><path id="lens"/></svg></button>',
  );
  press('menu');
  document.getElementById('lens')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(page.listen()).toEqual(['search']);
});

test('a button that is pressed when the page listens, before anybody was told so, is heard once', () => {
  const page = openPage('<button type="button" id="heart"></button>');
  page.comeAlive();
  press('heart');
  expect(page.listen()).toEqual(['heart']);
});

test('what works without a script is not done a second time', () => {
  const page = openPage(
    '<form><button id="send"></button></form><button type="button" popovertarget="list" id="list-opener"></button><a id="link" href="#x"></a>',
  );
  for (const name of ['list-opener', 'link']) press(name);
  expect(page.listen()).toEqual([]);
});

test('a form without an address waits for its script instead of loading the page anew; one that leads somewhere is sent', () => {
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
  expect(page.listen()).toEqual(['buy']);
  expect(sent).toEqual(['/search', 'no address']);
});

test('whoever went on to something else meanwhile does not get what was pressed before', () => {
  const page = openPage('<button type="button" id="menu"></button><input id="words">');
  press('menu');
  press('words');
  expect(page.listen()).toEqual([]);
});

test('a button that is gone by then is left alone', () => {
  const page = openPage('<button type="button" id="menu"></button>');
  press('menu');
  document.getElementById('menu')?.remove();
  expect(page.listen()).toEqual([]);
});

test('a button of a part that comes alive later than the page is pressed again when that part listens, once', () => {
  const page = openPage('<div data-standing="" id="rest"><button type="button" id="heart"></button></div>');
  press('heart');
  page.listen();
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

test('what was pressed in a part that is not alive yet is forgotten by whoever goes on to something else', () => {
  const page = openPage(
    '<button type="button" id="menu"></button><div data-standing="" id="rest"><button type="button" id="heart"></button></div>',
  );
  page.listen();
  const heard = vi.fn<() => void>();
  press('heart');
  press('menu');
  document.getElementById('heart')?.addEventListener('click', heard);
  const rest = document.getElementById('rest');
  rest?.removeAttribute('data-standing');
  rest?.dispatchEvent(new Event('alive', { bubbles: true }));
  expect(heard).not.toHaveBeenCalled();
});
