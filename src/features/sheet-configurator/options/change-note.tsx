import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { UndoIcon } from '#ui/icons/edit-icons.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { ForcedChange } from '#print/options/change-spec.ts';
import { forcedChangeWords } from './forced-change-words.ts';

interface ChangeNoteProps {
  forced: readonly ForcedChange[];
  onUndo: () => void;
}

/** What else changed with the last choice, and the way back (CFG-15). */
export function ChangeNote({ forced, onUndo }: ChangeNoteProps): ReactElement {
  const { t } = useLingui();
  const undo = (
    <Button size="small" variant={forced.length > 0 ? 'secondary' : 'quiet'} onClick={onUndo}>
      <UndoIcon /> {t`Letzte Änderung zurücknehmen`}
    </Button>
  );
  if (forced.length === 0) return <div>{undo}</div>;
  return (
    <Notice role="status" title={t`Damit hat sich auch geändert:`} actions={undo}>
      <ul>
        {forced.map((change) => (
          <li key={change.option}>{t(forcedChangeWords(change, (words) => t(words)))}</li>
        ))}
      </ul>
    </Notice>
  );
}
