import { createContext as createReactContext, useContext } from 'react';
import type { I18n } from '@lingui/core';
import type { createStore } from 'jotai';
import { createContext } from 'react-router';
import type { StoreApi } from '#store-api/store-api.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Locale } from '../configuration/locales.ts';

export interface TermsChoices {
  currency: boolean;
  country: boolean;
}

/** What prices are like for somebody without a session. */
export interface SalesChannelTerms {
  /** ISO code. */
  currency: string;
  /** `gross` or `net`. */
  taxState: string;
  /** Sessions of which this is equal see the same prices. */
  priceBasis: string;
  /** Where a session in the language of the page begins to ship to; named in that language. */
  country?: { id: string; iso: string; name: string } | undefined;
  /** Whether there is more than one of them to choose from; absent where the shop did not say. */
  choices?: TermsChoices | undefined;
}

/** What one page (in the browser) or one request (on the server) stands on. Never shared between requests. */
export interface Shell {
  configuration: Configuration;
  locale: Locale;
  texts: I18n;
  store: ReturnType<typeof createStore>;
  api: StoreApi;
  /** Language ids of the shop by locale, for addresses of the same page in other languages. */
  languageIds: Partial<Record<Locale, string>>;
  terms?: SalesChannelTerms | undefined;
}

/** For route loaders: `context.get(shellContext)`. */
export const shellContext = createContext<Shell>();

const ShellContext = createReactContext<Shell | null>(null);
export const ShellProvider = ShellContext.Provider;

export class ContextNotProvided extends Error {
  override readonly name = 'ContextNotProvided';
  constructor(context: string) {
    super(`${context} context is not provided`);
  }
}

/** @throws ContextNotProvided outside the application (specification §8) */
export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (!shell) throw new ContextNotProvided('Shell');
  return shell;
}
