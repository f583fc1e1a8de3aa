import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { isConsentOpenAtom } from '#platform/consent/consent-open-atom.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { useShell } from '#platform/session/shell.ts';

/** Where consent is asked for and given. Nobody is asked in a shop that needs none; its settings lie open to all. */
export function ConsentDock(): ReactElement {
  const { statistics } = useShell().configuration;
  const isOpen = useAtomValue(isConsentOpenAtom);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      {statistics && <LatePart areas={['consent']} load={loadKeeper} props={{ statistics }} />}
      {wasOpen && <LatePart areas={['consent']} load={loadSettings} props={{}} />}
    </>
  );
}

const loadKeeper = async () => (await import('#features/consent/consent-keeper.tsx')).ConsentKeeper;

const loadSettings = async () => (await import('#features/consent/consent-settings.tsx')).ConsentSettings;
