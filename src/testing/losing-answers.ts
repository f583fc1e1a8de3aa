import { defaultAccessKey, type RunningShop } from '#shop/create-shop.ts';
import { createStoreApi, type StoreApi } from '#store-api/store-api.ts';

interface LossyBrowser {
  api: StoreApi;
  /** Whether answers are lost from now on; `for good`: nobody hears either that they were. */
  lose: (now: boolean | 'for good') => void;
}

const opensAccounts = /\/account\/(?:register|convert-guest)$/;

/** A browser whose registrations arrive; it hears of none while answers get lost. */
export function losingAnswers(shop: RunningShop): LossyBrowser {
  let losing: boolean | 'for good' = false;
  let token: string | undefined;
  const api = createStoreApi({
    endpoint: 'http://shop.example',
    accessKey: defaultAccessKey,
    token: { read: () => token, write: (value) => void (token = value) },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await shop.fetch(request);
      if (losing === false || !opensAccounts.test(request.url)) return answer;
      if (losing === 'for good') return new Promise(() => undefined);
      throw new TypeError('fetch failed');
    },
  });
  return { api, lose: (now) => void (losing = now) };
}
