import { useState, type ReactElement } from 'react';
import { useAtomValue, useStore } from 'jotai';
import { isUnreachable } from '#store-api/is-unreachable.ts';
import { waitingCountAtom } from '../connectivity/connectivity-atom.ts';
import { LatePart } from '../i18n/late-part.tsx';
import type { Intent, ListedIntent } from '#offline/intents/intent.ts';
import type { MadeIntent } from './intent-atoms.ts';

type Store = ReturnType<typeof useStore>;

/** What became of a form the shop could not be asked about: it waits. */
export const waitsForShop: unique symbol = Symbol('waits for the shop');

/** How a form is kept that the shop could not take yet. */
export interface WaitingForm<Values> {
  /** How it is called among what waits. */
  readonly kind: string;
  /** Of several forms of the kind, which of what waits was written in this one; all of it without this. */
  readonly isOfForm?: (intent: Intent) => boolean;
  /** What is kept of it. */
  readonly make: (values: Values) => Omit<MadeIntent, 'kind'>;
  /** The form again; undefined for what is no such form, or cannot be read. Without it, what waits can be taken back only. */
  readonly read?: (intent: Intent) => Values | undefined;
}

/** How the form begins, and after each time it is begun anew. */
interface Start<Values> {
  readonly number: number;
  readonly values: Values | undefined;
  /** What is being put right; it goes once it is sent, or waits, anew. */
  readonly editedId: string | null;
  /** How often what was written came to wait. */
  readonly made: number;
}

const blank = { number: 0, values: undefined, editedId: null, made: 0 };

export interface WaitingFormState<Values> {
  readonly key: number;
  readonly values: Values | undefined;
  readonly waiting: ReactElement | null;
  /** Begins it anew and empty; what was being put right stays listed. */
  readonly restart: () => void;
  /** @throws what the shop answered; that it cannot be reached, when there is no room to keep the form. */
  readonly sendOrKeep: <Sent>(values: Values, send: () => Promise<Sent>) => Promise<Sent | typeof waitsForShop>;
}

/**
 * A form that waits when the shop cannot be reached, is shown as waiting where it was written, and can be put right there. `key` begins
 * it anew, with `values` if there are some; `waiting` belongs above it.
 */
export function useWaitingForm<Values>({ kind, isOfForm, make, read }: WaitingForm<Values>): WaitingFormState<Values> {
  const store = useStore();
  const [start, setStart] = useState<Start<Values>>(blank);
  const isWaiting = useAtomValue(waitingCountAtom) > 0;
  const begin = (values: Values | undefined, editedId: string | null): void =>
    setStart((now) => ({ ...now, number: now.number + 1, values, editedId }));
  const sendOrKeep = async <Sent,>(values: Values, send: () => Promise<Sent>): Promise<Sent | typeof waitsForShop> => {
    const { number, editedId } = start;
    try {
      const sent = await send();
      if (editedId !== null) await store.set((await loadIntents()).endEditAtom, editedId);
      return sent;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
      await keep(store, { kind, ...make(values) }, editedId, error);
      // Keeping it can take long: meanwhile it may have come back into the form, which is left alone then.
      setStart((now) => (now.number === number ? { ...blank, number: number + 1, made: now.made + 1 } : now));
      return waitsForShop;
    }
  };
  const edit = (intent: ListedIntent): void => {
    const values = read?.(intent);
    if (values === undefined) return;
    void loadIntents().then(({ beginEditAtom }) => store.set(beginEditAtom, intent.id));
    begin(values, intent.id);
  };
  const waiting: ReactElement | null = isWaiting ? (
    <LatePart
      load={loadLaterChanges}
      props={{
        kind,
        ...(isOfForm && { isOfForm }),
        made: start.made,
        editedId: start.editedId,
        ...(read && { onEdit: edit }),
      }}
      areas={['offline']}
    />
  ) : null;
  return { key: start.number, values: start.values, waiting, restart: () => begin(undefined, null), sendOrKeep };
}

/** Comes when the shop cannot be reached. */
const loadIntents = () => import('./form-intents.ts');

const loadLaterChanges = async () => (await import('./later-changes.tsx')).LaterChanges;

/** @throws the reason, when the browser has no room for it */
async function keep(store: Store, made: MadeIntent, editedId: string | null, reason: unknown): Promise<void> {
  try {
    await store.set((await loadIntents()).keepFormAtom, made, editedId);
  } catch (error) {
    console.error('What was written could not be kept.', error);
    throw reason;
  }
}
