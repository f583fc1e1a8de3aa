import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Binding } from './print-spec.ts';

/** What bindings are called on every screen, the home page's too, as within a sentence. */
export const bindingWords: Readonly<Record<Binding, MessageDescriptor>> = {
  loose: msg`lose Blätter`,
  folded: msg`gefalzter Bogen`,
  stapled: msg`Klammerheftung`,
  coil: msg`Spiralbindung`,
  wire: msg`Drahtkammbindung`,
  leporello: msg`Leporello`,
  punched: msg`lose Blätter, vierfach gelocht`,
};
