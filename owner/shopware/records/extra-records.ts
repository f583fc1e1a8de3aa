import type { BaseRecord } from './base-records.ts';
import { contentRecords } from './content-records.ts';
import type { ShopFacts } from './shop-facts.ts';
import { shippingRecords } from './shipping-records.ts';

const makers = { shipping: shippingRecords, content: contentRecords } as const;

/** What the set-up makes beside the print products when it is asked to. Made once and never changed: the owner goes on with it. */
export type SetUpExtra = keyof typeof makers;

export const allExtras: readonly SetUpExtra[] = ['shipping', 'content'];

export const isExtra = (word: string): word is SetUpExtra => Object.hasOwn(makers, word);

/** The records of the wanted extras, in the order in which they can be made. */
export const extraRecords = (wanted: ReadonlySet<SetUpExtra>, facts: ShopFacts): readonly BaseRecord[] =>
  allExtras.filter((extra) => wanted.has(extra)).flatMap((extra) => makers[extra](facts));
