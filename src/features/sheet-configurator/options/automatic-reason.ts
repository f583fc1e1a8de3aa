import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { hasCard } from '#print/binding/binding-choice.ts';
import { orientationOf, paperFormat } from '#print/spec/paper-format.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { Binding } from '#print/spec/print-spec.ts';
import { resolveRow } from '#print/pages/resolve-row.ts';
import { maxStaplePages } from '#print/binding/staple.ts';

/** What the automatic binding chooses for a part, and why. */
export function automaticReason(row: PrintRow): { binding: Binding; words: MessageDescriptor } {
  const { binding } = resolveRow({ ...row, spec: { ...row.spec, binding: 'automatic' } });
  return { binding, words: reasonFor(row, binding) };
}

function reasonFor({ spec, pages }: PrintRow, binding: Binding): MessageDescriptor {
  const isLandscape = orientationOf(spec.format, spec.orientation) === 'landscape';
  if (isLandscape || !paperFormat(spec.format).foldable)
    return msg`Querformat und A3 bekommen immer eine Spiralbindung.`;
  if (binding === 'loose') {
    return pages.length <= 2
      ? msg`Das ist nur ein Blatt und braucht keine Bindung.`
      : msg`Einseitig bedruckte Blätter legen Sie nebeneinander aufs Pult.`;
  }
  if (binding === 'folded') return msg`Drei oder vier Seiten passen auf einen gefalzten Bogen.`;
  if (spec.sides === 'simplex') return msg`Einseitig bedruckte Blätter lassen sich nicht falzen.`;
  const limit = maxStaplePages(spec.paper, hasCard(spec));
  if (binding === 'stapled') return msg`Bis ${limit} Seiten hält bei diesem Papier eine Klammerheftung.`;
  if (spec.paper === 'syn') return msg`Wetterfestes Papier lässt sich nicht klammern.`;
  return msg`Für eine Klammerheftung sind es zu viele Seiten (höchstens ${limit} bei diesem Papier).`;
}
