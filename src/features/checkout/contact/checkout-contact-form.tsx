import { useMemo, useState, type ReactElement } from 'react';
import { FormProvider, type Resolver } from 'react-hook-form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shopRefusalText } from '#features/cart/shop-refusal-text.ts';
import { wrongPostalCode } from '#features/addresses/postal-code.ts';
import { problemText, type FieldProblem } from '#platform/forms/field-problem.ts';
import { useCheckedForm } from '#platform/forms/use-checked-form.ts';
import type { Country } from '#store-api/schemas/country.ts';
import type { Salutation } from '#store-api/schemas/salutation.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { ContactErrorSummary } from './contact-error-summary.tsx';
import { ContactFields } from './contact-fields.tsx';
import styles from './contact-form.module.css';
import { contactSchema, type ContactValues } from './contact-values.ts';
import { ContactRefusedError, type ContactViolation } from './contact-violations.ts';
import { saveContactAtom, type SavedContact } from './save-contact.ts';
import { useContactDraft } from './use-contact-draft.ts';

interface ContactFormProps {
  initial: ContactValues;
  countries: readonly Country[];
  salutations: readonly Salutation[];
  /** Downloads are not shipped. */
  isShipped: boolean;
  onSaved: (outcome: SavedContact) => void;
  /** Present when there is something to go back to. */
  onCancel?: (() => void) | undefined;
}

/** Contact and addresses. Checked where something was typed, again while it is corrected; what is typed survives a reload. */
export function CheckoutContactForm(props: ContactFormProps): ReactElement {
  const { initial, countries, salutations, isShipped, onSaved, onCancel } = props;
  const { t, i18n } = useLingui();
  const save = useSetAtom(saveContactAtom);
  const [refusal, setRefusal] = useState<MessageDescriptor | null>(null);
  const resolver = useMemo((): Resolver<ContactValues> => {
    return (values, context, options) =>
      standardSchemaResolver<ContactValues, unknown, ContactValues>(contactSchema(i18n, countries, values))(
        values,
        context,
        options,
      );
  }, [i18n, countries]);
  const form = useCheckedForm<ContactValues>({ defaultValues: initial, resolver });
  const forgetDraft = useContactDraft(form);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(null);
    try {
      const outcome = await save(values, location.origin);
      forgetDraft();
      onSaved(outcome);
    } catch (error) {
      console.error('The contact could not be saved.', error);
      if (error instanceof ContactRefusedError) {
        for (const violation of error.violations) {
          const message = problemText(i18n, explained(violation, values, countries));
          form.setError(violation.field ?? 'root', { message });
        }
      } else setRefusal(shopRefusalText(error));
    }
  });

  return (
    <FormProvider {...form}>
      <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
        <ContactErrorSummary />
        {refusal && (
          <Notice tone="danger" role="alert">
            {i18n._(refusal)}
          </Notice>
        )}
        <ContactFields countries={countries} salutations={salutations} />
        <Cluster gap={4}>
          <Button type="submit" variant="primary" size="large" busy={form.formState.isSubmitting}>
            {isShipped ? t`Weiter zu Versand und Zahlung` : t`Weiter zur Zahlung`}
          </Button>
          {onCancel && <Button onClick={onCancel}>{t`Abbrechen`}</Button>}
        </Cluster>
      </form>
    </FormProvider>
  );
}

const takenText = msg`Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto. Melden Sie sich oben an, oder bestellen Sie ohne neues Konto.`;

/** The shop says no more than that a postal code does not fit; what would fit, the chosen country tells. An address that has an account is no obstacle for a guest. */
function explained(
  { field, problem }: ContactViolation,
  values: ContactValues,
  countries: readonly Country[],
): FieldProblem {
  if (problem.kind === 'inUse') return { kind: 'own', text: takenText };
  if (problem.kind !== 'zipcode') return problem;
  const { countryId } = field === 'shipping.zipcode' ? values.shipping : values.billing;
  const country = countries.find(({ id }) => id === countryId);
  return country ? wrongPostalCode(country) : problem;
}
