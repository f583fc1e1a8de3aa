import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { isEverybodysInsteadAtom, keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { notingAnswers } from '#platform/connectivity/noting-answers.ts';
import type { Shell } from '#platform/session/shell.ts';
import type { LoadRoute } from '../routes.tsx';
import { narrowedInstead } from './kept-instead.ts';
import { loadByPayload } from './load-by-payload.ts';
import { createPayloadSource, type PayloadSource } from './payload-source.ts';
import { mayReloadNow } from '../reload-guard.ts';
import { seesPricesOfAll } from './sees-prices-of-all.ts';

/** How a page gets the data of others from its web server. */
export interface Payloads {
  load: LoadRoute;
  prepare: PayloadSource['prepare'];
}

interface PayloadsOptions {
  shell: Shell;
  /** Of this page's own files. */
  build: string;
  fetch: typeof globalThis.fetch;
  /** The calls that each page needs, where no payload is right. */
  bringLoaders: () => Promise<LoadRoute>;
}

export function createPayloads({ shell, build, fetch, bringLoaders }: PayloadsOptions): Payloads {
  const source = createPayloadSource({ fetch: notingAnswers(shell.store, fetch) });
  const isLikeEverybody = () => seesPricesOfAll(shell);
  return {
    load: loadByPayload({
      source,
      isLikeEverybody,
      loadItself: bringLoaders,
      locale: shell.locale,
      build,
      mayReload: mayReloadNow,
      isAnswering: () => shell.store.get(isAnsweringAtom),
      narrow: narrowedInstead,
      tellKept: (since, isInstead) => {
        shell.store.set(keptSinceAtom, since);
        shell.store.set(isEverybodysInsteadAtom, isInstead);
      },
    }),
    prepare: async (address) => {
      if (await isLikeEverybody()) await source.prepare(address);
    },
  };
}
