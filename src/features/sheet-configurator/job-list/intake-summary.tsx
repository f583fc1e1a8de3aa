import type { ReactElement, ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import { useChoiceLimits } from '../choice-limits.ts';
import { lastIntakeAtom, type Intake, type KnownFile } from '../intake/intake.ts';
import { leftOutWords } from '../intake/left-out-words.ts';
import { takeAgainAtom } from '../intake/take-files.ts';
import styles from './intake-summary.module.css';

/** Longer lists unfold on demand. */
const shownAtOnce = 5;

/** What became of the last choice: taken, gone on with, known already, left out and why. Stays until it is closed. */
export function IntakeSummary({ intake }: { intake: Intake }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const limits = useChoiceLimits();
  const takeAgain = useSetAtom(takeAgainAtom);
  const setIntake = useSetAtom(lastIntakeAtom);
  const { known, leftOut } = intake;
  const speech = { fileSize: formats.fileSize, limits };
  return (
    <Notice
      tone={leftOut.length > 0 ? 'warning' : 'info'}
      title={<IntakeTitle intake={intake} />}
      actions={
        <>
          {known.length > 0 && (
            <Button size="small" variant="secondary" onClick={() => takeAgain()}>{t`Trotzdem noch einmal`}</Button>
          )}
          <Button size="small" variant="quiet" onClick={() => setIntake(null)}>{t`Zusammenfassung schließen`}</Button>
        </>
      }
    >
      <FirstOf lines={known.map((file) => [file.jobId + file.chosen.file.name, <KnownLine key="" known={file} />])} />
      <FirstOf lines={leftOut.map((file, index) => [`${index}`, t(leftOutWords(file, speech))])} />
    </Notice>
  );
}

/** "18 Dateien übernommen, 2 ausgelassen". */
function IntakeTitle({ intake: { jobs, resumed, known, leftOut } }: { intake: Intake }): ReactElement {
  const { t } = useLingui();
  const [taken, goesOn, there, without] = [jobs.length, resumed.length, known.length, leftOut.length];
  const parts = [
    taken > 0 && t`${plural(taken, { one: '# Datei übernommen', other: '# Dateien übernommen' })}`,
    goesOn > 0 && t`${plural(goesOn, { one: '# Übertragung geht weiter', other: '# Übertragungen gehen weiter' })}`,
    there > 0 && t`${plural(there, { one: '# war schon da', other: '# waren schon da' })}`,
    without > 0 && t`${plural(without, { one: '# ausgelassen', other: '# ausgelassen' })}`,
  ];
  return <>{parts.filter((part) => part !== false).join(', ') || t`Hier war nichts zum Drucken dabei`}</>;
}

function KnownLine({ known: { chosen, jobId } }: { known: KnownFile }): ReactElement {
  const { name } = chosen.file;
  return (
    <Trans>
      {name} ist schon da. <ShopLink to={`/sheet-configuration-v3?job=${jobId}`}>Zum vorhandenen Auftrag</ShopLink>
    </Trans>
  );
}

function FirstOf({ lines }: { lines: readonly (readonly [string, ReactNode])[] }): ReactElement | null {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  const items = lines.map(([key, line]) => <li key={key}>{line}</li>);
  const more = lines.length - shownAtOnce;
  if (more <= 0) return <ul className={styles['files']}>{items}</ul>;
  return (
    <>
      <ul className={styles['files']}>{items.slice(0, shownAtOnce)}</ul>
      <Disclosure kind="plain" summary={t`${more} weitere`}>
        <ul className={styles['files']}>{items.slice(shownAtOnce)}</ul>
      </Disclosure>
    </>
  );
}
