import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import type { FindingLevel, Fix } from '#print/finding.ts';
import { findingWords } from './finding-words.ts';
import styles from './findings-list.module.css';
import { fixWords } from './fix-words.ts';
import { confirmationId, type RowFinding } from './row-finding.ts';
import { useSpeech } from './use-speech.ts';

export interface FindingsListProps {
  findings: readonly RowFinding[];
  confirmed: readonly string[];
  onConfirm: (id: string, isConfirmed: boolean) => void;
  onFix: (rowId: string, fix: Fix) => void;
}

/** What the check of the file found: what blocks and what has to be confirmed openly, the rest on demand (CFG-40). */
export function FindingsList({ findings, ...actions }: FindingsListProps): ReactElement {
  const { t } = useLingui();
  const urgent = findings.filter(({ finding }) => finding.level !== 'info');
  const others = findings.filter(({ finding }) => finding.level === 'info');
  const count = others.length;
  if (findings.length === 0) {
    return <Notice tone="success" title={t`Geprüft: Ihre Noten sind druckbereit.`} />;
  }
  return (
    <div className={styles['list']}>
      {urgent.length === 0 && <Notice tone="success" title={t`Geprüft: Ihre Noten sind druckbereit.`} />}
      {urgent.map((each) => (
        <FindingNotice key={keyOf(each)} {...each} {...actions} isFirstOfKind={isFirstOfKind(urgent, each)} />
      ))}
      {count > 0 && (
        <Disclosure kind="plain" summary={t`${plural(count, { one: '# Hinweis', other: '# Hinweise' })} zum Druck`}>
          <div className={styles['list']}>
            {others.map((each) => (
              <FindingNotice key={keyOf(each)} {...each} {...actions} isFirstOfKind={false} />
            ))}
          </div>
        </Disclosure>
      )}
    </div>
  );
}

const tones: Readonly<Record<FindingLevel, 'danger' | 'warning' | 'info'>> = {
  block: 'danger',
  choose: 'warning',
  confirm: 'warning',
  info: 'info',
};

type FindingNoticeProps = RowFinding & Omit<FindingsListProps, 'findings'> & { isFirstOfKind: boolean };

function FindingNotice(props: FindingNoticeProps): ReactElement {
  const { rowId, rowName, finding, confirmed, onConfirm, onFix, isFirstOfKind } = props;
  const { t } = useLingui();
  const speech = useSpeech();
  return (
    <Notice
      tone={tones[finding.level]}
      title={rowName}
      actions={finding.fixes.map((fix, index) => (
        <Button
          key={JSON.stringify(fix)}
          id={finding.level === 'choose' && isFirstOfKind && index === 0 ? confirmationId(finding.id) : undefined}
          size="small"
          variant="secondary"
          onClick={() => onFix(rowId, fix)}
        >
          {t(fixWords(fix, speech))}
        </Button>
      ))}
    >
      <p>{t(findingWords(finding, speech))}</p>
      {finding.level === 'confirm' && isFirstOfKind && (
        <Checkbox
          id={confirmationId(finding.id)}
          label={t`Einverstanden, trotzdem so drucken`}
          checked={confirmed.includes(finding.id)}
          onChange={({ target }) => onConfirm(finding.id, target.checked)}
        />
      )}
    </Notice>
  );
}

const keyOf = ({ rowId, finding }: RowFinding): string => `${rowId} ${finding.id} ${JSON.stringify(finding.params)}`;

/** One confirmation per kind is enough (CFG-40). */
const isFirstOfKind = (findings: readonly RowFinding[], each: RowFinding): boolean =>
  findings.find(({ finding }) => finding.id === each.finding.id) === each;
