import { useMemo } from 'react';
import { preflightRow } from '#print/preflight.ts';
import type { PrintRow } from '#print/print-job.ts';
import { onlyFile } from '../jobs/apply-inspection.ts';
import type { InspectionRecord } from '../jobs/inspection-record.ts';
import type { RowFinding } from '../preflight/findings-list.tsx';

/** What the check says about every volume of a job; before the inspection has ended, only what follows from the pages' number. */
export function useFindings(rows: readonly PrintRow[], record: InspectionRecord): readonly RowFinding[] {
  const result = record?.result;
  return useMemo(() => {
    const files = new Map(result?.status === 'inspected' ? [[onlyFile, result.file]] : []);
    return rows.flatMap((row) =>
      preflightRow(row, files).map((finding) => ({
        rowId: row.id,
        rowName: rows.length > 1 ? row.name : undefined,
        finding,
      })),
    );
  }, [rows, result]);
}
