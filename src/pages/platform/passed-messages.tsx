import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { passedNotificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';

/** What passed by at the edge of the page, to be read again. */
export function PassedMessages(): ReactElement {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const passed = useAtomValue(passedNotificationsAtom);
  if (passed.length === 0) return <p>{t`Bis jetzt keine.`}</p>;
  const items = passed.map(({ at, message }) => ({
    label: <time dateTime={at.toISOString()}>{dateTime(at)}</time>,
    value: message,
  }));
  return <DefinitionList items={items} />;
}
