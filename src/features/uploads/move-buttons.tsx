import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon, ChevronUpIcon } from '#ui/icons/direction-icons.tsx';
import { moveUploadAtom } from './upload-atoms.ts';

interface MoveButtonsProps {
  id: string;
  name: string;
}

/** Changes the order in which files are uploaded; what dragging would do, for everybody. */
export function MoveButtons({ id, name }: MoveButtonsProps): ReactElement {
  const { t } = useLingui();
  const move = useSetAtom(moveUploadAtom);
  return (
    <div role="group" aria-label={t`Reihenfolge von ${name}`}>
      <IconButton
        label={t`${name} als Erstes übertragen`}
        icon={<ArrowUpIcon />}
        onClick={() => void move({ id, to: 'first' })}
      />
      <IconButton
        label={t`${name} früher übertragen`}
        icon={<ChevronUpIcon />}
        onClick={() => void move({ id, to: 'earlier' })}
      />
      <IconButton
        label={t`${name} später übertragen`}
        icon={<ChevronDownIcon />}
        onClick={() => void move({ id, to: 'later' })}
      />
      <IconButton
        label={t`${name} als Letztes übertragen`}
        icon={<ArrowDownIcon />}
        onClick={() => void move({ id, to: 'last' })}
      />
    </div>
  );
}
