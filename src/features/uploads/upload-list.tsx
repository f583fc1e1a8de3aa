import { useRef, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { uploadsAtom } from './upload-atoms.ts';
import styles from './upload-list.module.css';
import { UploadRow } from './screen/upload-row.tsx';

interface UploadListProps {
  /** Ids of the uploads to show, in this order; canceled ones are left out. */
  ids: readonly string[];
}

/** The uploads of a print job with their progress. Their news are told by the panel, once for the whole page (A11Y-23). */
export function UploadList({ ids }: UploadListProps): ReactElement | null {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const uploads = useAtomValue(uploadsAtom).filter(({ id, state }) => ids.includes(id) && state !== 'canceled');
  if (uploads.length === 0) return null;
  /** After a row is gone the focus stays in the list (A11Y-24). */
  const keepFocus = (): void => list.current?.focus();
  return (
    <ul ref={list} className={styles['list']} aria-label={t`Übertragung der Dateien`} tabIndex={-1}>
      {uploads.map((upload) => (
        <li key={upload.id}>
          <UploadRow upload={upload} onRemoved={keepFocus} />
        </li>
      ))}
    </ul>
  );
}
