import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { localeNames } from '#platform/configuration/locales.ts';
import { connectivityAtom, type Connectivity } from '#platform/connectivity/connectivity-atom.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { currencyAtom } from '#platform/session/session-atoms.ts';
import { useShell } from '#platform/session/shell.ts';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { readDevice, type Device } from './read-device.ts';

/** How this site stands on this device; what only the browser knows is there once it was asked. */
export function DeviceFacts(): ReactElement {
  const { t } = useLingui();
  const { locale } = useShell();
  const device = useDevice();
  const currency = useAtomValue(currencyAtom);
  const connection = useConnectionWords(useAtomValue(connectivityAtom));
  const words = useDeviceWords(device);
  const items = [
    { label: t`Verbindung`, value: connection },
    { label: t`Ohne Netz`, value: words.offline },
    { label: t`Als App abgelegt`, value: words.installed },
    { label: t`Platz auf dem Gerät`, value: words.room },
    { label: t`Vor dem Aufräumen geschützt`, value: words.kept },
    { label: t`Sprache und Währung`, value: `${localeNames[locale]}, ${currency}` },
    { label: t`Browser`, value: device?.browser ?? unknown },
  ];
  return <DefinitionList items={items} />;
}

/** Until it is known. */
const unknown = '…';

function useDevice(): Device | null {
  const [device, setDevice] = useState<Device | null>(null);
  useEffect(() => {
    let isShown = true;
    void readDevice().then((read) => isShown && setDevice(read));
    return () => {
      isShown = false;
    };
  }, []);
  return device;
}

function useConnectionWords(connectivity: Connectivity): string {
  const { t } = useLingui();
  return {
    online: t`vorhanden`,
    unanswered: t`Netz vorhanden, aber der Shop antwortet nicht`,
    offline: t`kein Netz`,
  }[connectivity];
}

function useDeviceWords(device: Device | null): Record<'installed' | 'offline' | 'room' | 'kept', string> {
  const { t } = useLingui();
  const formats = useFormats();
  if (device === null) return { installed: unknown, offline: unknown, room: unknown, kept: unknown };
  const { room } = device;
  const [used, most] = [formats.fileSize(room?.used ?? 0), formats.fileSize(room?.most ?? 0)];
  return {
    installed: device.isInstalled ? t`ja` : t`nein, im Browser geöffnet`,
    offline: {
      ready: t`lesbar, was Sie angesehen haben`,
      'not-yet': t`beim nächsten Besuch lesbar`,
      none: t`kann dieser Browser nicht`,
    }[device.offline],
    room: room ? t`${used} belegt von höchstens ${most}` : t`sagt dieser Browser nicht`,
    kept: device.isKept ? t`ja` : t`nein, der Browser darf es bei Platzmangel löschen`,
  };
}
