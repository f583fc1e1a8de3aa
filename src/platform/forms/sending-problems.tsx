import type { ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { SendingFailure } from './sending-failure.tsx';
import type { Attempt } from './use-form-sending.ts';

interface SendingProblemsProps<Field extends string> {
  attempt: Attempt<Field>;
  labels: Readonly<Record<Field, string>>;
  /** Id of a field's control. */
  fieldId: (field: Field) => string;
  /** What else can be done when the shop cannot take the form. */
  more?: ReactNode;
}

/** At the top of a form: what kept it from being sent, and without scripts, why it cannot be. */
export function SendingProblems<Field extends string>(props: SendingProblemsProps<Field>) {
  const { attempt, labels, fieldId, more } = props;
  const { t } = useLingui();
  const count = attempt.problems.length;
  const problems = attempt.problems.map(({ field, message }) => ({
    fieldId: fieldId(field),
    message: `${labels[field]}: ${message}`,
  }));
  return (
    <>
      <noscript>
        {import.meta.env.SSR && (
          <p>{t`Zum Senden braucht das Formular JavaScript: Ihr Browser prüft und verschickt damit Ihre Angaben.`}</p>
        )}
      </noscript>
      <ErrorSummary
        heading={t`${plural(count, { one: 'Eine Angabe fehlt noch oder stimmt nicht', other: '# Angaben fehlen noch oder stimmen nicht' })}`}
        problems={problems}
        attempt={attempt.number}
      />
      {attempt.failure && <SendingFailure key={attempt.number} failure={attempt.failure} more={more} />}
    </>
  );
}
