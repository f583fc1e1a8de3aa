import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import type { SeenThing } from '#offline/kept/seen-thing.ts';
import type { Locale } from '#platform/configuration/locales.ts';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { useShell } from '#platform/session/shell.ts';
import { findCategories } from '#store-api/catalogue/category-search.ts';
import { navigationPath } from '#store-api/catalogue/content-path.ts';
import type { NavigationItem } from '#store-api/catalogue/navigation.ts';
import { suggestProducts } from '#store-api/catalogue/product-search.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { withSignal, type StoreApi } from '#store-api/store-api.ts';
import { composersNamed } from './composers-named.ts';

/** What the shop suggests for a text. */
export interface Suggestions {
  readonly text: string;
  /** Whose name was typed, among those who wrote the best matches. */
  readonly composers: readonly string[];
  readonly products: readonly ProductCard[];
  /** Products that match in all. */
  readonly total: number;
  /** Categories and content pages, each address once. */
  readonly places: readonly NavigationItem[];
}

/** What this device keeps that a text finds: the shop cannot be reached. */
export interface SeenSuggestions {
  readonly seen: readonly SeenThing[];
}

export type SuggestionState = Suggestions | SeenSuggestions | null;

/** Shorter texts find nothing in a Shopware as it is delivered. */
export const leastLetters = 2;

/** A pause this long in typing is worth a question. */
const typingPauseMs = 150;

/** Asks the shop for what is being typed, or else what this device keeps. A newer text ends the question before; until its answer comes, the last one stays. */
export function useSuggestions(text: string): SuggestionState {
  const { api, locale } = useShell();
  const isReachable = useAtomValue(connectivityAtom) === 'online';
  const [state, setState] = useState<SuggestionState>(null);
  useEffect(() => {
    if (text.length < leastLetters) {
      setState(null);
      return;
    }
    const asking = new AbortController();
    const ask = async (): Promise<void> => {
      const answered = isReachable ? await answerOf(api, text, asking.signal) : 'unreachable';
      const answer = answered === 'unreachable' ? { seen: await seenFor(text, locale) } : answered;
      if (!asking.signal.aborted) setState(answer);
    };
    const timer = setTimeout(() => void ask(), typingPauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [api, locale, text, isReachable]);
  return state;
}

/** What fails is logged and left out: the form finds without suggestions too. Nobody waits for a question that was ended. */
async function answerOf(
  given: StoreApi,
  text: string,
  ended: AbortSignal,
): Promise<Suggestions | 'unreachable' | null> {
  const api = withSignal(given, ended);
  try {
    const [{ products, total }, places] = await Promise.all([suggestProducts(api, text), findCategories(api, text)]);
    return { text, composers: composersNamed(text, products), products, total, places: eachOnce(places) };
  } catch (error) {
    if (hasStatus(error, 0, 408)) return 'unreachable';
    if (!ended.aborted) console.error('The shop gave no suggestions.', error);
    return null;
  }
}

async function seenFor(text: string, locale: Locale): Promise<readonly SeenThing[]> {
  try {
    const { suggestSeen } = await import('../kept/suggest-seen.ts');
    return await suggestSeen(text, locale);
  } catch (error) {
    console.warn('What this device keeps could not be searched.', error);
    return [];
  }
}

/** The same page may stand in several menus. */
function eachOnce(places: readonly NavigationItem[]): readonly NavigationItem[] {
  return [...new Map(places.map((place) => [navigationPath(place), place])).values()];
}
