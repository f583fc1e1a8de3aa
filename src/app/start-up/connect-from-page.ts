import { notingAnswers } from '#platform/connectivity/noting-answers.ts';
import type { Configuration } from '#platform/configuration/configuration.ts';
import { durableToken } from '#platform/persistence/durable-token.ts';
import { notingOpening } from '#platform/session/noting-opening.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { takeAnswersAhead } from '../ahead/taking-ahead.ts';
import { connectStoreApi, type StoreApiConnection } from './connect-store-api.ts';

export interface PageConnection extends StoreApiConnection {
  fetch: typeof globalThis.fetch;
  /** Where it is noted whether the shop answers, and that a session was opened. */
  store: Shell['store'];
}

/** The Store API as a page reaches it. */
export function connectFromPage(
  configuration: Configuration,
  languageId: string | undefined,
  { store, fetch, token }: PageConnection,
): StoreApi {
  const ahead = takeAnswersAhead(fetch);
  const api = connectStoreApi(configuration, languageId, {
    token: token && notingOpening(store, durableToken(token)),
    fetch: notingAnswers(store, ahead.fetch),
  });
  return ahead.forgetting(api);
}
