import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** More pages than this are counted instead of listed. */
const listedPages = 5;

/** Names pages: "Seite 4", "Seiten 4, 7, 9", "23 Seiten (1, 2, 3, 4, 5 …)". */
export function pagesWords(pages: readonly number[]): MessageDescriptor {
  const list = pages.slice(0, listedPages).join(', ');
  const count = pages.length;
  if (count === 1) return msg`Seite ${list}`;
  return count <= listedPages ? msg`Seiten ${list}` : msg`${count} Seiten (${list} …)`;
}
