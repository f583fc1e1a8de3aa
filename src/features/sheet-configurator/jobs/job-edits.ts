import { changeSpec, type ForcedChange, movedOptions } from '#print/options/change-spec.ts';
import type { Fix, PageTurning } from '#print/preflight/finding.ts';
import type { PageChoices, RowChoices } from '#print/spec/job-choices.ts';
import { chooseMarks, scalePages, splitVolumes, turnPage, unscalePages } from '#print/pages/page-edits.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import type { RowMake } from '#print/pages/resolve-row.ts';

/** The rows after a change, and the options that moved with the one that was changed (CFG-15). */
export interface RowsChange<Row = RowChoices> {
  rows: readonly Row[];
  forced: readonly ForcedChange[];
}

/** Applies a change to the pages of a volume. */
export type EditPages = (edit: (pages: readonly PageChoices[]) => readonly PageChoices[]) => void;

/** Changes options of every volume of a job alike; what moves in several volumes is named once. */
export function changeOptions<Row extends RowMake>(rows: readonly Row[], wish: Partial<PrintJobSpec>): RowsChange<Row> {
  const changes = rows.map((row) => changeSpec(row, wish));
  const forced = changes.flatMap((change) => change.forced);
  const isFirst = ({ option, from, to }: ForcedChange, index: number): boolean =>
    forced.findIndex((each) => each.option === option && each.from === from && each.to === to) === index;
  return { rows: changes.map(({ row }) => row), forced: forced.filter(isFirst) };
}

/** The customer chooses options; a new size on the sheet is that of every page. */
export const chooseOptions = (rows: readonly RowChoices[], wish: Partial<PrintJobSpec>): RowsChange =>
  changeOptions(wish.fit ? rows.map(unscaled) : rows, wish);

const unscaled = (row: RowChoices): RowChoices => ({ ...row, pages: unscalePages(row.pages) });

export const withCopies = <Row extends { copies: number }>(rows: readonly Row[], copies: number): readonly Row[] =>
  rows.map((row) => ({ ...row, copies }));

/** Changes the pages of one volume; options that follow from the number of pages are named. */
export function changePages(
  rows: readonly RowChoices[],
  rowId: string,
  edit: (pages: readonly PageChoices[]) => readonly PageChoices[],
): RowsChange {
  const edited = rows.map((row) => (row.id === rowId ? { ...row, pages: edit(row.pages) } : row));
  return { rows: edited, forced: edited.flatMap((row, index) => movedOptions(rows[index] ?? row, row)) };
}

/** Carries out what was proposed for a finding about one volume; `volumeNames` are for two made of it. */
export function applyFix(
  rows: readonly RowChoices[],
  rowId: string,
  fix: Fix,
  volumeNames: readonly [string, string],
): RowsChange {
  switch (fix.action) {
    case 'change-spec':
      return chooseOptions(rows, fix.spec);
    case 'turn-pages':
      return changePages(rows, rowId, (pages) => turnPages(pages, fix.turns));
    case 'scale-pages':
      return changePages(rows, rowId, (pages) => scalePages(pages, fix.pages, fix.percent));
    case 'choose-marks':
      return changePages(rows, rowId, (pages) => chooseMarks(pages, fix.pages, fix.marks));
    case 'split-volumes': {
      const { beforePage } = fix;
      const split = (row: RowChoices) => (row.id === rowId ? splitVolumes(row, beforePage - 1, volumeNames) : [row]);
      return { rows: rows.flatMap(split), forced: [] };
    }
  }
}

const turnPages = (pages: readonly PageChoices[], turns: readonly PageTurning[]): readonly PageChoices[] =>
  turns.reduce<readonly PageChoices[]>((turned, { page, by }) => turnPage(turned, page - 1, by), pages);
