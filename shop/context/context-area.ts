import { countryMigrations } from './country-migrations.ts';
import { checkoutMethodEntities } from './definitions/checkout-method-entities.ts';
import { languageEntities } from './definitions/language-entities.ts';
import { salesChannelEntities } from './definitions/sales-channel-entities.ts';
import { tradeEntities } from './definitions/trade-entities.ts';
import { forgetSessions } from './forget-sessions.ts';
import { registerReferenceDataRoutes } from './reference-data-routes.ts';
import { sessionMigrations } from './session.ts';
import type { ShopArea } from './shop-area.ts';

/** Who asks, in which channel, language and currency, and what a channel offers. */
export const contextArea: ShopArea = {
  name: 'context',
  entities: [...languageEntities, ...tradeEntities, ...salesChannelEntities, ...checkoutMethodEntities],
  migrations: { session: sessionMigrations, country: countryMigrations },
  forgets: [{ forget: forgetSessions, most: 200 }],
  register: ({ api }, shop) => registerReferenceDataRoutes(api, shop),
};
