import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  title: string;
  receivedAt: Date;
  /** What was declared, as it was typed; entries without words are left out. */
  said: readonly { label: string; words: string }[];
  /** What happens next. */
  children: ReactNode;
}

/** Content, date and time of a declaration that arrived, on the page itself and to be printed. */
export function Receipt({ title, receivedAt, said, children }: ReceiptProps) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const time = <time dateTime={receivedAt.toISOString()}>{dateTime(receivedAt)}</time>;
  const entries = said.filter(({ words }) => words !== '');
  return (
    <SentCard title={title}>
      <DefinitionList
        items={[
          { label: t`Eingegangen am`, value: time },
          ...entries.map(({ label, words }) => ({ label, value: <span className={styles['words']}>{words}</span> })),
        ]}
      />
      <p>{children}</p>
      <p className={styles['print']}>
        <Button variant="secondary" onClick={() => globalThis.print()}>
          {t`Diese Bestätigung drucken`}
        </Button>
      </p>
    </SentCard>
  );
}
