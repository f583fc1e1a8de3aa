import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Spread } from '#print/pages/spreads.ts';
import type { PageFacts } from './page-facts.ts';

export const printWords: Readonly<Record<PageFacts['print'], MessageDescriptor>> = {
  empty: msg`leer`,
  black: msg({ context: 'eine Seite', message: 'schwarz-weiß' }),
  colour: msg({ context: 'eine Seite', message: 'farbig' }),
};

/** With the bind edge on top the left page is the upper one. */
export const sideWords: Readonly<Record<'left' | 'top', Readonly<Record<PageFacts['side'], MessageDescriptor>>>> = {
  left: { left: msg`links`, right: msg`rechts` },
  top: { left: msg`oben`, right: msg`unten` },
};

export const findingsWords = (count: number): MessageDescriptor =>
  count === 0 ? msg`keine Hinweise` : msg`${plural(count, { one: '# Hinweis', other: '# Hinweise' })}`;

/** An opening by its pages. */
export function spreadWords({ left, right }: Spread): MessageDescriptor {
  const [first, second] = [left ?? right ?? 0, right ?? left ?? 0];
  return first === second ? msg`Seite ${first}` : msg`Seiten ${first} und ${second}`;
}
