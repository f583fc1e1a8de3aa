import type { LoaderFunctionArgs } from 'react-router';
import type { Locale } from '#platform/configuration/locales.ts';
import type { LoadRoute } from '../routes.tsx';
import type { KeptData } from './narrow-instead.ts';
import type { PayloadAnswer, PayloadSource } from './payload-source.ts';

export interface ByPayloadOptions {
  source: PayloadSource;
  /** Whether this session is shown what everybody is shown. */
  isLikeEverybody: () => Promise<boolean>;
  /** Brings the calls that each page needs, where a payload would not do. */
  loadItself: () => Promise<LoadRoute>;
  locale: Locale;
  /** Of this page's own files. */
  build: string;
  /** Whether the page may be opened anew now, for files of another build. */
  mayReload: () => boolean;
  /** Whether the shop answered the last time it was asked. */
  isAnswering: () => boolean;
  /** See `narrowedInstead`. */
  narrow: (routeId: string, visit: LoaderFunctionArgs, error: unknown) => Promise<KeptData>;
  /**
   * Told of every visit since when its page is kept, null for a fresh one; and whether it is what everybody is shown, in place of what
   * this session would be.
   */
  tellKept: (since: string | null, isInstead: boolean) => void;
}

export interface Asking extends ByPayloadOptions {
  readonly routeId: string;
  readonly visit: LoaderFunctionArgs;
  readonly tell: (visit: Request, since: string | null, isInstead?: boolean) => void;
}

/** How the shop is asked by a session itself. */
export interface OwnQuestions {
  readonly signal?: AbortSignal;
  /** Told of every question that has been answered, or given up. */
  readonly onEnd?: () => void;
  /** After so long a question has taken too long, milliseconds; else as every call of the shop. */
  readonly patienceMs?: number | undefined;
}

/** What a route is given: its own answers, what is kept of a list, or the payload of its page. */
export type Given = { readonly own: unknown } | KeptData | { readonly answer: PayloadAnswer };
