import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { TrashIcon } from '#ui/icons/edit-icons.tsx';

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <Button variant="quiet" size="small" onClick={onRemove} aria-label={t`${name} entfernen`}>
      <TrashIcon /> {t`Entfernen`}
    </Button>
  );
}
