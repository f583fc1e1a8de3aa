import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareLinks } from './prepare-links.ts';

let prepared: string[];
let codeLoads: number;
let ahead: string | undefined;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  prepared = [];
  codeLoads = 0;
  ahead = undefined;
  const lazy = async () => {
    codeLoads += 1;
    return {};
  };
  stop = prepareLinks({
    routes: [
      { path: 'wishlist', lazy },
      { path: '*', lazy, loader: () => null },
    ],
    locale: 'de-DE',
    ahead: () => ahead,
    prepare: async (address) => void prepared.push(new URL(address).pathname),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
  Reflect.deleteProperty(navigator, 'connection');
});

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}><span>Noten</span></a>`;
  const [shown] = document.querySelectorAll('a');
  if (!shown) throw new Error('No link');
  return shown;
}

let way = 0;

/** A pointer that moves on, unless it says where it is. */
function point(at: Element | null, { pointerType = 'mouse', clientX = ++way } = {}): void {
  const event = new MouseEvent('pointerover', { bubbles: true, clientX });
  Object.assign(event, { pointerType });
  at?.dispatchEvent(event);
}

test('a link that is pressed or focused is prepared at once: data, and code', () => {
  link('href="/Noten/"').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect([prepared, codeLoads]).toEqual([['/Noten/'], 1]);
  link('href="/Hefte/"').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(prepared).toEqual(['/Noten/', '/Hefte/']);
});

test('a pointer has to rest on a link for 80 ms', () => {
  const shown = link('href="/Noten/"');
  point(shown.firstElementChild);
  vi.advanceTimersByTime(79);
  point(document.body);
  vi.advanceTimersByTime(500);
  expect(prepared).toEqual([]);
  point(shown.firstElementChild);
  vi.advanceTimersByTime(80);
  expect(prepared).toEqual(['/Noten/']);
});

test('a link that comes to lie below a pointer which stands still is not meant', () => {
  point(document.body, { clientX: 7 });
  point(link('href="/Noten/"'), { clientX: 7 });
  vi.advanceTimersByTime(500);
  expect(prepared).toEqual([]);
});

test('a link that was pressed before the pointer had rested on it is prepared once', async () => {
  const shown = link('href="/Noten/"');
  point(shown.firstElementChild);
  vi.advanceTimersByTime(60);
  shown.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(500);
  expect(prepared).toEqual(['/Noten/']);
});

test('the page that a visit is on the way to is not prepared: it is asked for already', async () => {
  const shown = link('href="/Noten/?p=2"');
  ahead = '/Noten/?p=2';
  point(shown.firstElementChild);
  await vi.advanceTimersByTimeAsync(500);
  expect(prepared).toEqual([]);
  ahead = '/Noten/';
  shown.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(prepared).toEqual(['/Noten/']);
});

test('a page without data of the shop needs its code alone', () => {
  link('href="/wishlist"').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([prepared, codeLoads]).toEqual([[], 1]);
});

test.each([
  'href="/Noten/" download',
  'href="/Noten/" target="_blank"',
  'href="https://elsewhere.example/Noten/"',
  'href="/en-GB/Noten/"',
  'href="/media/noten.pdf"',
  'href="/store-api/document/download/1"',
  'href="#inhalt"',
  'name="nothing"',
])('a link with %s is left alone', (attributes) => {
  link(attributes).dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect([prepared, codeLoads]).toEqual([[], 0]);
});

test.each([
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
])('nothing is prepared over a connection like %o', (connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  link('href="/Noten/"').dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  expect(prepared).toEqual([]);
});
