import type { MessageDescriptor } from '@lingui/core';
import { atom } from 'jotai';

/** Why the last attempt to order did not work. It outlives the form: a lost session closes that; it goes with the next attempt, and with another way to pay. */
export const orderRefusalAtom = atom<MessageDescriptor | null>(null);
