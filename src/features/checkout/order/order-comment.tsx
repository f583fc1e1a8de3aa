import type { ReactElement } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { NativeTextArea } from '#ui/fields/native-text-area.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';

interface OrderCommentProps {
  registration: UseFormRegisterReturn;
  /** Nothing is sent along that the reader does not see. */
  isGiven: boolean;
}

/** For order numbers of schools and clubs, and for whatever else the shop should know. */
export function OrderComment({ registration, isGiven }: OrderCommentProps): ReactElement {
  const { t } = useLingui();
  return (
    <Disclosure kind="plain" defaultOpen={isGiven} summary={t`Nachricht oder eigene Bestellnummer angeben`}>
      <NativeTextArea
        label={t`Ihre Nachricht an uns`}
        labelNote={t`freiwillig`}
        hint={t`Steht auf der Bestellung, zum Beispiel Ihre Bestellnummer oder Kostenstelle.`}
        rows={3}
        {...registration}
      />
    </Disclosure>
  );
}
