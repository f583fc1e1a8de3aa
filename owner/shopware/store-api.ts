import { DataRefused } from '#shop/base/database/data-refused.ts';
import { connectionTrouble } from './admin/connection-trouble.ts';
import type { ShopwareSettings } from './admin/shopware-settings.ts';

/** Asks the Store API as the storefront does, without a session. */
export type AskStore = (path: string, body: object) => Promise<unknown>;

const patience = 30_000;

/** @throws {DataRefused} from every call, with a sentence for the owner */
export function createAskStore({ endpoint, accessKey }: ShopwareSettings, send: typeof fetch = fetch): AskStore {
  return async (path, body) => {
    const response = await send(`${endpoint}/store-api${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
      headers: { accept: 'application/json', 'content-type': 'application/json', 'sw-access-key': accessKey },
      body: JSON.stringify(body),
    }).catch((error: unknown) => {
      throw new DataRefused(`${endpoint} does not answer: ${connectionTrouble(error)}.`);
    });
    if (response.ok) return response.json();
    if (response.status === 412 || response.status === 401)
      throw new DataRefused(
        'The Shopware does not know the access key in SHOPWARE_ACCESS_TOKEN; copy it anew from the sales channel.',
      );
    if (response.status === 503)
      throw new DataRefused('The sales channel is in maintenance, or the Shopware is; end that and ask again.');
    throw new DataRefused(
      `${endpoint}/store-api${path} answers ${response.status}; is SHOPWARE_ENDPOINT the address of a Shopware 6 itself, without /admin?`,
    );
  };
}
