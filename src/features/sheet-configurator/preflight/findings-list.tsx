import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import type { FindingLevel, Fix } from '#print/preflight/finding.ts';
import { findingWords } from './finding-words.ts';
import styles from './findings-list.module.css';
import { fixWords } from './fix-words.ts';
import { confirmationId, type RowFinding } from './row-finding.ts';
import { useSpeech } from './use-speech.ts';

export interface FindingsListProps {
  findings: readonly RowFinding[];
  confirmed: readonly string[];
  /** Of all findings of a kind together (CFG-40). */
  onConfirm: (keys: readonly string[], isConfirmed: boolean) => void;
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
        <FindingNotice {...each} {...actions} key={keyOf(each)} kind={keysOfKind(urgent, each)} />
      ))}
      {count > 0 && (
        <Disclosure kind="plain" summary={t`${plural(count, { one: '# Hinweis', other: '# Hinweise' })} zum Druck`}>
          <div className={styles['list']}>
            {others.map((each) => (
              <FindingNotice {...each} {...actions} key={keyOf(each)} kind={undefined} />
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

type FindingNoticeProps = Omit<RowFinding, 'key'> &
  Omit<FindingsListProps, 'findings'> & {
    /** Keys of all findings of its kind, where it stands for them. */
    kind: readonly string[] | undefined;
  };

function FindingNotice(props: FindingNoticeProps): ReactElement {
  const { rowId, rowName, finding, confirmed, onConfirm, onFix, kind } = props;
  const { t } = useLingui();
  const speech = useSpeech();
  return (
    <Notice
      tone={tones[finding.level]}
      title={rowName}
      actions={finding.fixes.map((fix, index) => (
        <Button
          key={JSON.stringify(fix)}
          id={finding.level === 'choose' && kind && index === 0 ? confirmationId(finding.id) : undefined}
          size="small"
          variant="secondary"
          onClick={() => onFix(rowId, fix)}
        >
          {t(fixWords(fix, speech))}
        </Button>
      ))}
    >
      <p>{t(findingWords(finding, speech))}</p>
      {finding.level === 'confirm' && kind && (
        <Checkbox
          id={confirmationId(finding.id)}
          label={t`Einverstanden, trotzdem so drucken`}
          checked={kind.every((key) => confirmed.includes(key))}
          onChange={({ target }) => onConfirm(kind, target.checked)}
        />
      )}
    </Notice>
  );
}

const keyOf = ({ rowId, key }: RowFinding): string => `${rowId} ${key}`;

/** The first finding of a kind stands for all of them: one confirmation per kind is enough (CFG-40). */
function keysOfKind(findings: readonly RowFinding[], each: RowFinding): readonly string[] | undefined {
  const kind = findings.filter(({ finding }) => finding.id === each.finding.id);
  return kind[0] === each ? kind.map(({ key }) => key) : undefined;
}
