import { type OptionLimit, type OptionLimits, optionLimits } from '#print/options/option-limits.ts';
import type { PrintRow } from '#print/spec/print-job.ts';

export type LimitedGroup = keyof OptionLimits;
export type LimitLookup = (group: LimitedGroup, value: string) => OptionLimit | undefined;

/** Why a choice cannot be had for a job: what one of its volumes cannot have, none gets. */
export function limitLookup(rows: readonly PrintRow[]): LimitLookup {
  const limits = rows.map(optionLimits);
  return (group, value) => {
    for (const each of limits) {
      const found = new Map<string, OptionLimit>(each[group]).get(value);
      if (found) return found;
    }
    return undefined;
  };
}
