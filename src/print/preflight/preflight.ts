import { bindingFindings } from './binding-findings.ts';
import { contentFindings } from './content-findings.ts';
import type { Finding, FindingId, FindingLevel } from './finding.ts';
import type { InspectedFiles } from '../pages/inspected-file.ts';
import type { KeyedFinding } from './finding-key.ts';
import { marginFindings } from './margin-findings.ts';
import { markFindings } from './mark-findings.ts';
import { placePages } from '../pages/placed-page.ts';
import type { PrintRow } from '../spec/print-job.ts';
import { sizeFindings } from './size-findings.ts';
import { turnFindings } from './turn-findings.ts';

const levels: readonly FindingLevel[] = ['block', 'choose', 'confirm', 'info'];

/** Every finding about one part, what blocks first. Pages of files that are not inspected yet are passed over. */
export function preflightRow(row: PrintRow, files: InspectedFiles): readonly Finding[] {
  const pages = placePages(row, files);
  const findings = [
    ...bindingFindings(row, pages),
    ...sizeFindings(row, pages),
    ...turnFindings(row, pages),
    ...marginFindings(row, pages),
    ...contentFindings(row, pages),
    ...markFindings(pages),
  ];
  return findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/**
 * What keeps a job out of the cart: blocking findings, and kinds with a finding the customer has not settled. One
 * confirmation settles all findings of its kind that are there, and none that come later (CFG-40).
 */
export function openFindings(findings: readonly KeyedFinding[], confirmed: readonly string[]) {
  const isOpen = ({ key, finding: { level } }: KeyedFinding) =>
    level === 'choose' || (level === 'confirm' && !confirmed.includes(key));
  return {
    blocking: findings.filter(({ finding }) => finding.level === 'block'),
    toSettle: [...new Set<FindingId>(findings.filter(isOpen).map(({ finding }) => finding.id))],
  };
}
