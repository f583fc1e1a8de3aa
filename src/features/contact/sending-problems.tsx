import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { SendingFailure } from './sending-failure.tsx';
import type { MailDraft } from './mail-draft.ts';
import type { Attempt } from './use-form-sending.ts';

interface SendingProblemsProps<Field extends string> {
  attempt: Attempt<Field>;
  labels: Readonly<Record<Field, string>>;
  /** Id of a field's control. */
  fieldId: (field: Field) => string;
  /** What to write by mail instead; none when the shop names no address. */
  draft: MailDraft | null;
}

/** At the top of a form: what kept it from being sent. */
export function SendingProblems<Field extends string>(props: SendingProblemsProps<Field>) {
  const { attempt, labels, fieldId, draft } = props;
  const { t } = useLingui();
  const count = attempt.problems.length;
  const problems = attempt.problems.map(({ field, message }) => ({
    fieldId: fieldId(field),
    message: `${labels[field]}: ${message}`,
  }));
  return (
    <>
      <ErrorSummary
        heading={t`${plural(count, { one: 'Eine Angabe fehlt noch oder stimmt nicht', other: '# Angaben fehlen noch oder stimmen nicht' })}`}
        problems={problems}
        attempt={attempt.number}
      />
      {attempt.failure && <SendingFailure key={attempt.number} failure={attempt.failure} draft={draft} />}
    </>
  );
}
