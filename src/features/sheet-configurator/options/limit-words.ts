import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OptionLimit } from '#print/options/option-limits.ts';

type LimitOf<Code extends OptionLimit['code']> = Extract<OptionLimit, { code: Code }>;

const words: { readonly [Code in OptionLimit['code']]: (limit: LimitOf<Code>) => MessageDescriptor } = {
  'staple-too-many-pages': ({ maxPages, grammage }) => msg`Klammern nur bis ${maxPages} Seiten bei ${grammage} g/m².`,
  'staple-too-few-pages': ({ minPages }) => msg`Klammern erst ab ${minPages} Seiten.`,
  'staple-not-synthetic': () => msg`Wetterfestes Papier lässt sich nicht klammern.`,
  'fold-too-many-pages': ({ maxPages }) => msg`Ein gefalzter Bogen hat höchstens ${maxPages} Seiten.`,
  'format-too-large-to-fold': () => msg`A3 ist zum Falzen zu groß für unsere Maschine.`,
  'leporello-page-range': ({ minPages, maxPages }) => msg`Ein Leporello hat ${minPages} bis ${maxPages} Seiten.`,
  'leporello-only-a4-portrait': () => msg`Leporellos machen wir in A4 Hochformat.`,
  'ring-too-thick': ({ maxSheets, diameterMm }) =>
    msg`Höchstens ${maxSheets} Blatt gehen in den größten Ring (${diameterMm} mm).`,
  'cover-needs-ring': () => msg`Nur mit Spiral- oder Drahtkammbindung.`,
  'cover-needs-ring-or-staple': () => msg`Nur mit Spiralbindung, Drahtkammbindung oder Klammerheftung.`,
  'punch-not-with-ring': () => msg`Nicht zusammen mit Spiral- oder Drahtkammbindung.`,
  'punch-already-included': () => msg`Bei dieser Bindung schon dabei.`,
};

/** Why an option cannot be had (CFG-04). */
export const limitWords = (limit: OptionLimit): MessageDescriptor => tell(limit.code, limit);

const tell = <Code extends OptionLimit['code']>(code: Code, limit: LimitOf<Code>): MessageDescriptor =>
  words[code](limit);
