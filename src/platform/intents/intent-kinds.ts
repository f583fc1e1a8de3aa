import type { I18n } from '@lingui/core';
import { atom, type WritableAtom } from 'jotai';
import type { Intent, IntentProblem, ListedIntent } from '#offline/intents/intent.ts';

/** Sends one change; resolves to why it did not come about, null when it did. @throws {StoreApiError} */
export type IntentSender = WritableAtom<null, [intent: ListedIntent], Promise<IntentProblem | null>>;

/** What a feature knows of one kind of change that waits. Its words are those of the area `offline`. */
export interface IntentKind {
  /** Kinds with the same one are sent in the order they were made; others need not wait for what the shop does not take yet. */
  readonly send: IntentSender;
  /** Reads again what this page knows of it: the worker has sent it. Without, nothing is known here. */
  readonly reload?: WritableAtom<null, [], Promise<void>>;
  /** What it is about, in a few words. */
  readonly name: (intent: Intent, i18n: I18n) => string;
  /** What will happen. */
  readonly words: (intent: Intent, i18n: I18n) => string;
  /** Said once it came about. */
  readonly done: (intent: Intent, i18n: I18n) => string;
  /** Said when it could not be, until somebody has read it. */
  readonly failed: (intent: Intent, problem: IntentProblem, i18n: I18n) => string;
}

export type IntentKinds = ReadonlyMap<string, IntentKind>;

/** All kinds of this version; empty before what waits is followed. */
export const intentKindsAtom = atom<IntentKinds>(new Map());
