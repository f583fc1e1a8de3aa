import { useEffect, useState, type ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLingui } from '@lingui/react/macro';
import { useAddressLabels } from '#features/addresses/address-labels.ts';
import { addressFieldNames } from '#features/addresses/address-values.ts';
import { ErrorSummary, type FormProblem } from '#ui/fields/error-summary.tsx';
import type { ContactValues } from './contact-values.ts';

/** All fields that stop the form, each with its name and a way to it (A11Y-16). Appears with an attempt to go on. */
export function ContactErrorSummary(): ReactElement | null {
  const { t } = useLingui();
  const { formState } = useFormContext<ContactValues>();
  const problems = useProblems();
  const attempt = formState.submitCount;
  const settled = useSettledAttempt(attempt, problems.length === 0);
  if (settled === attempt) return null;
  return <ErrorSummary heading={t`Bitte prüfen Sie diese Angaben:`} problems={problems} attempt={attempt} />;
}

/** The last attempt whose problems have all been put right: what goes wrong afterwards is for the next one to tell. */
function useSettledAttempt(attempt: number, isSettled: boolean): number {
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    if (isSettled) setSettled(attempt);
  }, [attempt, isSettled]);
  return settled;
}

function useProblems(): readonly FormProblem[] {
  const { t } = useLingui();
  const { formState } = useFormContext<ContactValues>();
  const labels = useAddressLabels();
  const { errors } = formState;
  const found: FormProblem[] = [];
  const add = (fieldId: string | undefined, name: string, message: string | undefined): void => {
    if (message !== undefined) found.push({ fieldId, message: `${name}: ${message}` });
  };
  add('contact-email', t`E-Mail-Adresse`, errors.email?.message);
  for (const part of ['billing', 'shipping'] as const) {
    const suffix = part === 'shipping' ? ` (${t`Lieferadresse`})` : '';
    for (const field of addressFieldNames) {
      add(`${part}-${field}`, labels[field] + suffix, errors[part]?.[field]?.message);
    }
  }
  add('contact-vatId', t`Umsatzsteuer-Identifikationsnummer`, errors.vatId?.message);
  add('contact-password', t`Passwort`, errors.password?.message);
  add(undefined, t`Ihre Angaben`, errors.root?.message);
  return found;
}
