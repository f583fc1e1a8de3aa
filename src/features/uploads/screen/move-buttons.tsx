import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon, ChevronUpIcon } from '#ui/icons/direction-icons.tsx';
import { moveUploadAtom } from '../upload-atoms.ts';
import styles from '../upload-list.module.css';

interface MoveButtonsProps {
  id: string;
  name: string;
}

/** Changes the order in which files are uploaded; what dragging would do, for everybody. */
export function MoveButtons({ id, name }: MoveButtonsProps): ReactElement {
  const { t } = useLingui();
  const move = useSetAtom(moveUploadAtom);
  const moves = [
    { to: 'first', icon: <ArrowUpIcon />, words: t`Als Erstes`, label: t`${name} als Erstes übertragen` },
    { to: 'earlier', icon: <ChevronUpIcon />, words: t`Früher`, label: t`${name} früher übertragen` },
    { to: 'later', icon: <ChevronDownIcon />, words: t`Später`, label: t`${name} später übertragen` },
    { to: 'last', icon: <ArrowDownIcon />, words: t`Als Letztes`, label: t`${name} als Letztes übertragen` },
  ] as const;
  return (
    <div role="group" aria-label={t`Reihenfolge von ${name}`} className={styles['moves']}>
      {moves.map(({ to, icon, words, label }) => (
        <Button key={to} variant="quiet" size="small" aria-label={label} onClick={() => void move({ id, to })}>
          {icon} {words}
        </Button>
      ))}
    </div>
  );
}
