import { useState } from 'react';
import { useSetAtom } from 'jotai';
import type { ForcedChange } from '#print/options/change-spec.ts';
import type { Fix } from '#print/preflight/finding.ts';
import type { RowChoices } from '#print/spec/job-choices.ts';
import type { PrintJobSpec } from '#print/spec/print-spec.ts';
import type { RightsDeclaration } from '#print/spec/rights.ts';
import type { KeptJob } from '../kept-job.ts';
import { changeJobAtom } from './job-atoms.ts';
import { applyFix, changePages, chooseOptions, type EditPages, type RowsChange, withCopies } from './job-edits.ts';

/** A change that can be taken back. */
interface DoneEdit {
  before: readonly RowChoices[];
  forced: readonly ForcedChange[];
}

export interface JobEdits {
  /** The last change, while it can be taken back. */
  last: DoneEdit | undefined;
  undo: () => void;
  choose: (wish: Partial<PrintJobSpec>) => void;
  editPages: (rowId: string) => EditPages;
  fix: (rowId: string, fix: Fix, volumeNames: readonly [string, string]) => void;
  setCopies: (copies: number) => void;
  declare: (rights: RightsDeclaration | null) => void;
  confirm: (findingKeys: readonly string[], isConfirmed: boolean) => void;
}

/** Everything the customer can change about a job. */
export function useJobEdits(kept: KeptJob): JobEdits {
  const change = useSetAtom(changeJobAtom);
  const [done, setDone] = useState<readonly DoneEdit[]>([]);
  const { id, rows } = kept.job;

  const apply = ({ rows: next, forced }: RowsChange): void => {
    setDone([...done, { before: rows, forced }]);
    void change(id, (now) => ({ ...now, job: { ...now.job, rows: next } }));
  };
  const choose = (wish: Partial<PrintJobSpec>): void => apply(chooseOptions(rows, wish));
  const editPages =
    (rowId: string): EditPages =>
    (edit) =>
      apply(changePages(rows, rowId, edit));

  return {
    last: done.at(-1),
    choose,
    editPages,
    undo() {
      const last = done.at(-1);
      if (!last) return;
      setDone(done.slice(0, -1));
      const copies = rows[0]?.copies ?? 1;
      void change(id, (now) => ({ ...now, job: { ...now.job, rows: withCopies(last.before, copies) } }));
    },
    fix: (rowId, fix, volumeNames) => apply(applyFix(rows, rowId, fix, volumeNames)),
    setCopies: (copies) =>
      void change(id, (now) => ({ ...now, job: { ...now.job, rows: withCopies(now.job.rows, copies) } })),
    declare: (rights) => void change(id, (now) => ({ ...now, job: { ...now.job, rights } })),
    confirm: (findingKeys, isConfirmed) =>
      void change(id, (now) => ({
        ...now,
        job: { ...now.job, confirmed: toggled(now.job.confirmed, findingKeys, isConfirmed) },
      })),
  };
}

const toggled = (all: readonly string[], keys: readonly string[], isOn: boolean): readonly string[] =>
  isOn ? [...new Set([...all, ...keys])] : all.filter((each) => !keys.includes(each));
