import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes into a folder what a finished build holds, as little as the web server needs.
 * @param renderPage source of a function of the request that gives `status` and `body`, or `location`; `shop` is at hand
 */
export function writeBuild(folder: string, renderPage: string): void {
  for (const part of ['client/.vite', 'client/assets', 'server']) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}');
  writeFileSync(join(folder, 'client/.vite/joined-styles.json'), '{}');
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'server/render.js'), rendererOf(renderPage));
}

/**
 * The renderer's module around one function: a whole document is its `body` and the nonce as data, in the language's name,
 * a payload its status and `body`. The cart shows its session, and passes what is asked of it on to the shop.
 */
const rendererOf = (renderPage: string): string => `
export const pageParameters = ['p', 'search'];
export const slotTexts = ({ nonce, theme }) => ({ nonce, theme: theme ? ' data-theme="' + theme + '"' : '' });
const documentOf = (body, { nonce, theme }) =>
  '<!doctype html>\\n<html lang="de"' + theme + '><head></head><body>' + body +
  '<script type="application/json" id="page-data">' + JSON.stringify({ nonce }) + '</script></body></html>';
export const createRenderer = ({ shop }) => {
  const renderPage = ${renderPage};
  return {
    page: async ({ request, slots }) => {
      const { body, ...page } = await renderPage(request);
      return 'location' in page ? page : {
        ...page, locale: 'de-DE', html: documentOf(body, slots), payload: JSON.stringify({ status: page.status, body }),
      };
    },
    shell: (slots) => ({ locale: 'de-DE', html: documentOf('', slots) }),
    cart: {
      show: async ({ request, session, slots }) =>
        ({ status: 200, locale: 'de-DE', html: documentOf('<main>' + session.read() + '</main>', slots) }),
      change: async ({ session, fetch }, change) => {
        const told = { 'sw-context-token': session.read() ?? '' };
        const answer = await fetch('http://shop.example/store-api/cart', { method: 'POST', headers: told, body: JSON.stringify(change) });
        session.write(answer.headers.get('sw-context-token'));
        return change.kind;
      },
    },
  };
};
`;
