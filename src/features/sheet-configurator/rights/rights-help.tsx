import { useState, type ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Prose } from '#ui/layout/prose.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { estimateRights } from '#print/spec/rights.ts';
import styles from './rights-help.module.css';

/** What the law says in plain words, and a small reckoner for the two terms (CFG-51). Not legal advice. */
export function RightsHelp(): ReactElement {
  return (
    <>
      <Prose>
        <p>
          <Trans>
            Noten dürfen in Deutschland nur mit Erlaubnis kopiert werden, auch für den eigenen Gebrauch (§ 53 Abs. 4
            UrhG). Frei sind Werke, deren Urheber (Musik, Text, Bearbeitung) alle vor mehr als 70 Jahren gestorben sind.
            Wissenschaftliche und Erstausgaben sind außerdem 25 Jahre geschützt.
          </Trans>
        </p>
        <p>
          <Trans>
            Gekaufte Downloads dürfen Sie meist für sich ausdrucken; ob auch eine Druckerei das für Sie tun darf, steht
            in der Lizenz. Dass Noten kostenlos im Netz stehen, macht sie nicht gemeinfrei.
          </Trans>
        </p>
      </Prose>
      <RightsReckoner />
    </>
  );
}

function RightsReckoner(): ReactElement {
  const { t } = useLingui();
  const [death, setDeath] = useState('');
  const [edition, setEdition] = useState('');
  const result = useRightsWords(death, edition);
  return (
    <div className={styles['reckoner']}>
      <TextField
        label={t`Letztes Todesjahr`}
        hint={t`Von allen, die am Werk beteiligt waren`}
        inputMode="numeric"
        maxLength={4}
        value={death}
        onChange={({ target }) => setDeath(target.value)}
      />
      <TextField
        label={t`Jahr der Ausgabe`}
        labelNote={t`freiwillig`}
        hint={t`Bei wissenschaftlichen und Erstausgaben`}
        inputMode="numeric"
        maxLength={4}
        value={edition}
        onChange={({ target }) => setEdition(target.value)}
      />
      <p role="status" className={styles['result']}>
        {result}
      </p>
    </div>
  );
}

function useRightsWords(death: string, edition: string): string {
  const { t } = useLingui();
  const [thisYear] = useState(() => new Date().getFullYear());
  const [deathYear, editionYear] = [readYear(death), readYear(edition)];
  if (deathYear === null) return '';
  const estimate = estimateRights({ deathYears: [deathYear], editionYear }, thisYear);
  if (estimate.result === 'free') return t`Voraussichtlich gemeinfrei. Das ist keine Rechtsberatung.`;
  if (estimate.result === 'unclear' || estimate.freeFromYear === null) return t`Unklar. Bitte fragen Sie den Verlag.`;
  const year = estimate.freeFromYear;
  return t`Voraussichtlich geschützt, frei ab ${year}. Das ist keine Rechtsberatung.`;
}

const readYear = (text: string): number | null => (/^\d{4}$/.test(text.trim()) ? Number(text) : null);
