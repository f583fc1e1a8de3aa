import type { ReactElement } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './order-form.module.css';
import type { OrderValues } from './order-schema.ts';

interface ConsentBoxesProps {
  register: UseFormRegister<OrderValues>;
  errors: FieldErrors<OrderValues>;
  hasDownloads: boolean;
}

/** Unticked by default (LAW-05). The waiver names the consent and what is lost by it (LAW-06). */
export function ConsentBoxes({ register, errors, hasDownloads }: ConsentBoxesProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={styles['boxes']}>
      <Checkbox
        id="order-terms"
        label={
          <Trans>
            Ich habe die{' '}
            <TextLink to="/agb" target="_blank">
              AGB
            </TextLink>{' '}
            und die{' '}
            <TextLink to="/widerrufsrecht" target="_blank">
              Widerrufsbelehrung
            </TextLink>{' '}
            gelesen und bin mit den AGB einverstanden.
          </Trans>
        }
        error={errors.terms && t`Bitte bestätigen Sie die AGB.`}
        {...register('terms')}
      />
      {hasDownloads && (
        <Checkbox
          id="order-waiver"
          label={t`Ich stimme ausdrücklich zu, dass Sie die Dateien vor Ablauf der Widerrufsfrist bereitstellen, und weiß, dass ich dadurch mein Widerrufsrecht verliere.`}
          error={errors.waiver && t`Ohne Ihre Zustimmung dürfen wir die Dateien nicht sofort bereitstellen.`}
          {...register('waiver')}
        />
      )}
    </div>
  );
}
