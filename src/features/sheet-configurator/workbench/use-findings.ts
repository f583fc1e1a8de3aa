import { useMemo } from 'react';
import { findingKey } from '#print/preflight/finding-key.ts';
import type { InspectedFiles } from '#print/pages/inspected-file.ts';
import { preflightRow } from '#print/preflight/preflight.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { RowFinding } from '../preflight/row-finding.ts';

/** What the check says about every volume of a job; before the inspection has ended, only what follows from the pages' number. */
export function useFindings(rows: readonly PrintRow[], files: InspectedFiles): readonly RowFinding[] {
  return useMemo(
    () =>
      rows.flatMap((row) =>
        preflightRow(row, files).map((finding) => ({
          rowId: row.id,
          rowName: rows.length > 1 ? row.name : undefined,
          finding,
          key: findingKey(finding, row),
        })),
      ),
    [rows, files],
  );
}
