import type { MarksChoice, PageTurn } from '../spec/job-choices.ts';
import type { OptionLimit } from '../options/option-limits.ts';
import type { Binding, PrintJobSpec } from '../spec/print-spec.ts';

/** block: cannot be ordered; choose: one of its fixes has to be chosen; confirm: the customer accepts it; info: good to know. */
export type FindingLevel = 'block' | 'choose' | 'confirm' | 'info';

/** What the customer can do about a finding with one tap. */
export type Fix =
  | { readonly action: 'change-spec'; readonly spec: Partial<PrintJobSpec> }
  | { readonly action: 'split-volumes'; readonly beforePage: number }
  /** `percent` of the size the pages have now. */
  | { readonly action: 'scale-pages'; readonly pages: readonly number[]; readonly percent: number }
  | { readonly action: 'choose-marks'; readonly pages: readonly number[]; readonly marks: MarksChoice }
  | { readonly action: 'turn-pages'; readonly turns: readonly PageTurning[]; readonly way: 'proposed' | 'other' };

/** A page (from 1) and the clockwise degrees it is turned by. */
export interface PageTurning {
  readonly page: number;
  readonly by: PageTurn;
}

/** The numbers and names a sentence about each check needs. Pages count from 1 in the order of the part. */
export interface FindingParams {
  readonly 'PF-01': { readonly problem: 'no-pdf' | 'damaged' | 'incomplete' };
  readonly 'PF-02': TooMuch;
  readonly 'PF-03': Nothing;
  readonly 'PF-04': Nothing;
  readonly 'PF-05': { readonly pages: number; readonly binding: Binding; readonly limit: OptionLimit };
  readonly 'PF-06': { readonly pages: readonly number[] };
  readonly 'PF-07': { readonly pages: readonly number[]; readonly problem: 'across' | 'upside-down' | 'unsure' };
  readonly 'PF-08': { readonly percent: number; readonly pages: readonly number[] };
  readonly 'PF-09': { readonly fonts: readonly string[]; readonly pages: readonly number[]; readonly isMusic: boolean };
  readonly 'PF-10': { readonly ppi: number; readonly isPoor: boolean; readonly pages: readonly number[] };
  readonly 'PF-11': { readonly pages: readonly number[]; readonly savesColour: boolean };
  readonly 'PF-13': { readonly pages: readonly number[]; readonly marginMm: number };
  readonly 'PF-14': { readonly pages: readonly number[]; readonly marginMm: number };
  readonly 'PF-15': { readonly pages: readonly number[] };
  readonly 'PF-16': { readonly missing: number };
  readonly 'PF-17': { readonly heightMm: number; readonly minMm: number; readonly pages: readonly number[] };
  readonly 'PF-18': {
    readonly count: number;
    readonly pages: readonly number[];
    readonly choice: MarksChoice | 'open';
  };
  readonly 'PF-24': { readonly notice: string; readonly pages: readonly number[] };
  readonly 'PF-26': { readonly creepMm: number; readonly pages: number };
}
/** Which limit a file goes beyond; a page counts from 1 and is not known of a file that could not even be opened. */
type TooMuch =
  | { readonly of: 'bytes'; readonly bytes: number; readonly maxBytes: number }
  | { readonly of: 'pages' }
  | { readonly of: 'edge' | 'picture' | 'work'; readonly page: number | undefined };
type Nothing = Readonly<Record<string, never>>;

export type FindingId = keyof FindingParams;

/** One result of a check of the preflight list; its text is made where it is shown. */
export type Finding = {
  readonly [Id in FindingId]: {
    readonly id: Id;
    readonly level: FindingLevel;
    readonly params: FindingParams[Id];
    readonly fixes: readonly Fix[];
  };
}[FindingId];

/** The pages (from 1) a fix changes; none when it concerns the whole part. */
export function pagesOfFix(fix: Fix): readonly number[] {
  if (fix.action === 'turn-pages') return fix.turns.map(({ page }) => page);
  return 'pages' in fix ? fix.pages : [];
}
