import { createContext, useContext } from 'react';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import type { ResolvedRow } from '#print/pages/resolve-row.ts';
import type { LimitLookup } from './option-limit-of.ts';

/** What every group of options needs to know of the job. */
export interface OptionSource {
  row: PrintRow;
  resolved: ResolvedRow;
  limitOf: LimitLookup;
  /** What a change costs or saves, formatted; undefined when nothing or not known. */
  priceOf: (wish: Partial<PrintJobSpec>) => string | undefined;
  choose: (wish: Partial<PrintJobSpec>) => void;
}

const OptionContext = createContext<OptionSource | null>(null);
export const OptionProvider = OptionContext.Provider;

/** @throws {Error} outside of the options panel */
export function useOptions(): OptionSource {
  const source = useContext(OptionContext);
  if (!source) throw new Error('Options context is not provided');
  return source;
}
