import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { PlusIcon } from '#ui/icons/action-icons.tsx';
import { RotateIcon, TrashIcon } from '#ui/icons/edit-icons.tsx';
import {
  blackenPage,
  insertEmptyPage,
  removePage,
  startOn,
  startsLeft,
  turnAllPages,
  turnPage,
} from '#print/pages/page-edits.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { EditPages } from '../jobs/job-edits.ts';
import styles from './page-tools.module.css';

interface PageToolsProps {
  row: PrintRow;
  /** The pages that lie open. */
  numbers: readonly number[];
  /** Where a copy has facing pages, it can begin on either side. */
  hasFacingPages: boolean;
  onEdit: EditPages;
}

/** Moves page turns: where the music begins, empty pages, turned pages (CFG-16, CFG-17, CFG-19). */
export function PageTools({ row, numbers, hasFacingPages, onEdit }: PageToolsProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={styles['tools']}>
      {hasFacingPages && (
        <RadioGroup
          legend={t`Die Musik beginnt`}
          hint={t`Links beginnen heißt: Vorn kommt eine leere Seite dazu, alle Wendestellen verschieben sich.`}
          options={[
            { value: 'right', label: t`auf einer rechten Seite` },
            { value: 'left', label: t`auf einer linken Seite` },
          ]}
          value={startsLeft(row.pages) ? 'left' : 'right'}
          onValueChange={(side) => onEdit((pages) => startOn(pages, side))}
        />
      )}
      {numbers.map((number) => (
        <PageButtons key={number} {...{ row, number, onEdit }} />
      ))}
      <div className={styles['page']} role="group" aria-label={t`Alle Seiten`}>
        <span className={styles['name']}>{t`Alle Seiten`}</span>
        <TurnButtons onTurn={(by) => onEdit((pages) => turnAllPages(pages, by))} />
      </div>
    </div>
  );
}

function TurnButtons({ onTurn }: { onTurn: (by: 90 | 270) => void }): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => onTurn(270)}>
        <RotateIcon /> {t`Links drehen`}
      </Button>
      <Button size="small" variant="secondary" onClick={() => onTurn(90)}>
        <RotateIcon className={styles['mirrored']} /> {t`Rechts drehen`}
      </Button>
    </>
  );
}

interface PageButtonsProps {
  row: PrintRow;
  number: number;
  onEdit: EditPages;
}

function PageButtons({ row, number, onEdit }: PageButtonsProps): ReactElement | null {
  const { t } = useLingui();
  const index = number - 1;
  const page = row.pages[index];
  if (!page) return null;
  const canLoseColour = page.from === 'file' && page.ink === 'colour' && row.spec.colour === 'mixed';
  return (
    <div className={styles['page']} role="group" aria-label={t`Seite ${number}`}>
      <span className={styles['name']}>{t`Seite ${number}`}</span>
      <Button size="small" variant="secondary" onClick={() => onEdit((pages) => insertEmptyPage(pages, index))}>
        <PlusIcon /> {t`Leere Seite davor`}
      </Button>
      {page.from === 'file' && <TurnButtons onTurn={(by) => onEdit((pages) => turnPage(pages, index, by))} />}
      {canLoseColour && (
        <Button size="small" variant="secondary" onClick={() => onEdit((pages) => blackenPage(pages, index))}>
          {t`In Schwarz drucken`}
        </Button>
      )}
      {row.pages.length > 1 && (
        <Button size="small" variant="quiet" onClick={() => onEdit((pages) => removePage(pages, index))}>
          <TrashIcon /> {t`Weglassen`}
        </Button>
      )}
    </div>
  );
}
