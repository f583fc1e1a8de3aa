import { setupI18n } from '@lingui/core';
import type { createStore } from 'jotai';
import type { Shell } from '#platform/session/shell.ts';
import type { StoreApi } from '#store-api/store-api.ts';

/** What a page stands on, without texts: German source texts appear. */
export function testShell(api: StoreApi, store: ReturnType<typeof createStore>): Shell {
  return {
    configuration: {
      shopwareEndpoint: api.endpoint,
      shopwareAccessToken: 'SWSCTEST',
      storageEndpoint: '',
      storageBucket: 'notenfalz',
      brand: {
        name: 'Notenfalz',
        company: 'Notenfalz',
        email: 'hallo@notenfalz.example',
        address: 'Musterstraße 12\n12345 Musterstadt',
      },
      contentPaths: {},
    },
    locale: 'de-DE',
    texts: setupI18n({ locale: 'de-DE', messages: { 'de-DE': {} } }),
    store,
    api,
    languageIds: {},
  };
}
