import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createWeb } from '../create-web.ts';
import { readSettings } from '../settings/settings.ts';
import { writeBuild } from './write-build.ts';

const origin = 'http://shop.example';

/** A renderer that asks the shop what to show on a page, and says so when it is not told. */
const renderPage = `async (request) => {
  const { pathname, search } = new URL(request.url);
  const address = pathname + search;
  const ask = async () => {
    const answer = await shop.fetch(shop.endpoint + '/store-api/page', { method: 'POST', body: address });
    return answer.ok ? answer.json() : { status: address === '/' ? 200 : 500, text: 'Nichts da' };
  };
  const page = await ask().catch(() => ({ status: address === '/' ? 200 : 500, text: 'Nicht erreichbar' }));
  return { status: 200, body: '<main>' + page.text + '</main>', ...page };
}`;

/** What the shop says about a page: its text, or another status, or where it has moved. */
export interface TinyPage {
  text?: string;
  status?: number;
  location?: string;
}

type WebOptions = Parameters<typeof createWeb>[0];

/** The web server in front of a shop that a test answers for, with a build of a few lines. Time stands still unless told. */
export async function openTinyWeb(options: Pick<WebOptions, 'backend'> & Partial<WebOptions>) {
  const build = mkdtempSync(join(tmpdir(), 'notenfalz-build-'));
  writeBuild(build, renderPage);
  let elapsed = 0;
  const answer = await createWeb({ settings: readSettings({}), build, origin, now: () => elapsed, ...options });
  const ask = (path: string, init: RequestInit = {}) =>
    answer(new Request(origin + path, init), { address: undefined });
  return {
    ask,
    get: (path: string, headers: Record<string, string> = {}) => ask(path, { headers }),
    pass: (milliseconds: number): void => void (elapsed += milliseconds),
    close: () => rmSync(build, { recursive: true }),
  };
}

export type TinyWeb = Awaited<ReturnType<typeof openTinyWeb>>;

/** What stands behind the web server: a shop that says of each address what a test wants it to. */
export interface TellingShop {
  says: (address: string) => TinyPage | Promise<TinyPage>;
  /** Every address it was asked about. */
  readonly asked: string[];
  /** Of its content. */
  version: number;
}

/** The web server in front of such a shop. */
export async function openTellingWeb(): Promise<{ shop: TellingShop; web: TinyWeb }> {
  const shop: TellingShop = { says: (address) => ({ text: `Seite ${address}` }), asked: [], version: 1 };
  const web = await openTinyWeb({
    contentVersion: () => shop.version,
    backend: async (request) => {
      const address = await request.text();
      shop.asked.push(address);
      return Response.json(await shop.says(address));
    },
  });
  return { shop, web };
}
