import { creepMm } from '../binding/creep.ts';
import type { Finding, Fix } from './finding.ts';
import { bindingLimit } from '../options/option-limits.ts';
import { thinnerPapers } from '../spec/paper.ts';
import type { PlacedPage } from '../pages/placed-page.ts';
import type { PrintRow } from '../spec/print-job.ts';
import { type ResolvedRow, resolveRow } from '../pages/resolve-row.ts';
import { paddedPages } from '../binding/sheets.ts';
import { maxStaplePages } from '../binding/staple.ts';
import { hasCard } from '../binding/binding-choice.ts';
import { minOuterMarginMm } from './margin-findings.ts';

/** Whether the pages go into their binding (PF-05), and what a booklet does with them (PF-16, PF-26). */
export function bindingFindings(row: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const resolved = resolveRow(row);
  const limit = bindingLimit(row, resolved.binding);
  if (limit !== null) {
    const params = { pages: resolved.pages, binding: resolved.binding, limit };
    return [{ id: 'PF-05', level: 'block', params, fixes: waysOut(row, resolved) }];
  }
  return resolved.binding === 'stapled' ? bookletFindings(row, resolved, pages) : [];
}

function bookletFindings({ spec }: PrintRow, resolved: ResolvedRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const findings: Finding[] = [];
  const missing = paddedPages(resolved.pages) - resolved.pages;
  if (missing > 0) findings.push({ id: 'PF-16', level: 'info', params: { missing }, fixes: [] });
  const creep = creepMm(resolved.pages, spec.paper);
  const isTight = ({ number, marginsMm }: PlacedPage) =>
    marginsMm !== null && (number % 2 === 1 ? marginsMm.right : marginsMm.left) < creep + minOuterMarginMm;
  if (pages.some(isTight)) {
    findings.push({ id: 'PF-26', level: 'confirm', params: { creepMm: creep, pages: resolved.pages }, fixes: [] });
  }
  return findings;
}

/** Thinner paper, a coil, or two volumes: those that really help (CFG-13, CFG-14). */
function waysOut(row: PrintRow, { binding, pages }: ResolvedRow): readonly Fix[] {
  const fixes: Fix[] = [];
  const { spec } = row;
  const thinner =
    binding === 'stapled' && thinnerPapers(spec.paper).find((id) => pages <= maxStaplePages(id, hasCard(spec)));
  if (thinner) fixes.push({ action: 'change-spec', spec: { paper: thinner } });
  if (binding !== 'coil' && bindingLimit(row, 'coil') === null) {
    fixes.push({ action: 'change-spec', spec: { binding: 'coil' } });
  }
  const isTooThick = binding === 'stapled' || binding === 'coil' || binding === 'wire';
  if (isTooThick && pages >= 4) fixes.push({ action: 'split-volumes', beforePage: Math.ceil(pages / 2) + 1 });
  return fixes;
}
