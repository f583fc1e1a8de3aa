import { useEffect, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { hasTaken } from '#offline/taken/taken-names.ts';
import { localeOfPath, pathWithoutLocale } from '#platform/configuration/locales.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { useShell } from '#platform/session/shell.ts';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { nameOfTaking } from './parts/taking-words.ts';
import { TakingRow } from './parts/taking-row.tsx';
import { readTakingsAtom, type ShownTaking, takenBytesAtom, takingsAtom } from './takings.ts';
import styles from './taken-list.module.css';

/** Everything that was taken along on this device; nothing where nothing was. */
export function TakenList(): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const takings = useAtomValue(takingsAtom) ?? [];
  const bytes = formats.fileSize(useAtomValue(takenBytesAtom));
  useReading();
  if (takings.length === 0) return null;
  return (
    <Section
      heading={t`Offline mitgenommen`}
      intro={t`Zusammen ${bytes}. Das bleibt auf diesem Gerät, bis Sie es entfernen.`}
    >
      <ul className={styles['list']}>
        {takings.map((taking) => (
          <li key={taking.id}>
            <Name taking={taking} />
            <TakingRow taking={taking} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Pages of other languages are other documents. */
function Name({ taking }: { taking: ShownTaking }): ReactElement {
  const { i18n } = useLingui();
  const { locale } = useShell();
  const { path } = taking;
  const name = nameOfTaking(taking, i18n);
  return (
    <h3 className={styles['name']}>
      {localeOfPath(path) === locale ? (
        <TextLink to={pathWithoutLocale(path)}>{name}</TextLink>
      ) : (
        <a href={path}>{name}</a>
      )}
    </h3>
  );
}

/** Without a network nothing else may have read it yet. */
function useReading(): void {
  const read = useSetAtom(readTakingsAtom);
  useEffect(() => {
    const readIfAny = async (): Promise<void> => void ((await hasTaken()) && (await read()));
    readIfAny().catch((error: unknown) => console.warn('What was taken along could not be read.', error));
  }, [read]);
}
