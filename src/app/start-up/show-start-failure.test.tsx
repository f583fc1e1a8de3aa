import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWaiting } from '#app/rendering/create-renderer.tsx';
import { fetchPageData } from '../fetch-page-data.ts';
import { showStartFailure } from './show-start-failure.ts';

const bare = await renderWaiting('Notenfalz');

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  document.body.innerHTML = `<div id="root">${bare}</div>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
  document.body.innerHTML = '';
});

const said = (): (string | undefined)[] =>
  Array.from(document.querySelectorAll('[role=alert], [role=status]'), ({ textContent }) => textContent.slice(0, 34));

test.each([
  ['/', 'Auf diesem Gerät fehlen Teile dies'],
  ['/en-GB/contact', 'Parts of this page are missing on '],
  ['/pl-PL/', 'Na tym urządzeniu brakuje części t'],
])(
  'a start that fails at %s is told in its language, with the way on, in place of what was waited for',
  (path, words) => {
    history.replaceState(null, '', path);
    showStartFailure(new TypeError('Failed to fetch'));
    expect(said()).toEqual([words]);
    expect(document.querySelector('[role=alert] a')?.getAttribute('href')).toBe('');
  },
);

/** How a page begins at a host that answers so when it is asked for its configuration. */
async function begin(answer: Response): Promise<void> {
  vi.stubGlobal('fetch', async () => answer);
  await fetchPageData().catch(showStartFailure);
}

test.each([
  ['nothing', () => new Response(null, { status: 404 })],
  [
    'the document of every address',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['half a configuration', () => Response.json({ shopwareEndpoint: 'https://shop.example' })],
])('an owner whose host gives %s as configuration is told what is missing', async (_what, answer) => {
  await begin(answer());
  const missing = 'Make sure that shopwareEndpoint and shopwareAccessToken are settled in the configuration';
  expect(document.querySelector('[role=alert]')?.textContent).toBe(missing);
  expect(document.querySelector('[role=status]')).toBe(null);
});

test('a page that came with its content keeps it', () => {
  document.body.innerHTML = '<div id="root"><main>Noten</main></div>';
  showStartFailure(new TypeError('Failed to fetch'));
  expect(document.body.textContent).toBe('Noten');
});
