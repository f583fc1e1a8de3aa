import { useMemo, type ReactElement, type ReactNode } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { cartBusyAtom } from '#features/cart/cart-atoms.ts';
import { CartNotices } from '#features/cart/cart-notices.tsx';
import { sumsOfCart } from '#features/cart/cart-sums.ts';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { SumsList } from '#features/cart/sums-list.tsx';
import { withdrawalClasses, WithdrawalNotes } from '#features/cart/withdrawal-notes.tsx';
import { useShell } from '#platform/session/shell.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import styles from './order-form.module.css';
import { orderRefusalAtom } from '../order-refusal-atom.ts';
import { orderRefusalText } from './order-refusal-text.ts';
import { orderFormSchema, waiverTextVersion, type OrderValues } from './order-schema.ts';
import { choosingMethodAtom } from '../methods/method-atoms.ts';
import { shippingUnsettledAtom } from '../methods/shipping-offer-atoms.ts';
import { orderVerdictAtom } from './order-verdict-atom.ts';
import { orderingAtom, placeOrderAtom } from './place-order.ts';
import { useOrderComment } from './use-order-comment.ts';
import { OrderComment } from './order-comment.tsx';

export interface OrderFormProps {
  cart: Cart;
  /** Has the files of print jobs looked for, and says which are not there yet. */
  filesNote: ReactNode;
  onOrdered: (orderId: string) => void;
}

/** Consent, the total, and directly below it the button: nothing else stands between them (§ 312j (2) BGB, LAW-02). */
export function OrderForm({ cart, filesNote, onOrdered }: OrderFormProps): ReactElement {
  const { t, i18n } = useLingui();
  const order = useSetAtom(placeOrderAtom);
  const ordering = useAtomValue(orderingAtom);
  const calculating = useAtomValue(cartBusyAtom);
  const choosing = useAtomValue(choosingMethodAtom);
  const isUnsettled = useAtomValue(shippingUnsettledAtom);
  // Nothing is ordered at a total that is just changing.
  const unpriced = calculating || choosing || isUnsettled;
  const [refusal, setRefusal] = useAtom(orderRefusalAtom);
  const classes = withdrawalClasses(cart.lineItems);
  const hasDownloads = classes.digital;
  const resolver = useMemo(
    (): Resolver<OrderValues> =>
      standardSchemaResolver<OrderValues, unknown, OrderValues>(orderFormSchema(hasDownloads)),
    [hasDownloads],
  );
  const form = useForm<OrderValues>({
    defaultValues: { comment: '', terms: false, waiver: false },
    resolver,
    shouldFocusError: false,
  });
  const { register, formState } = form;
  const comment = useOrderComment(form);
  const { mayOrder, obstacle } = useAtomValue(orderVerdictAtom);
  const problems = useConsentProblems(formState.errors.terms !== undefined, formState.errors.waiver !== undefined);

  const submit = form.handleSubmit(async ({ comment }) => {
    if (!mayOrder) return;
    setRefusal(null);
    const now = timestamp();
    const waiver = hasDownloads ? { confirmedAt: now, textVersion: waiverTextVersion } : undefined;
    try {
      onOrdered(await order({ comment, waiver, termsAt: now, origin: location.origin }));
    } catch (error) {
      console.error('The order was not placed.', error);
      setRefusal(orderRefusalText(error));
    }
  });

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <OrderComment registration={register('comment')} isGiven={comment !== ''} />
      <WithdrawalNotes classes={classes} />
      <GuaranteeNote />
      <FilesNote cart={cart} />
      <ErrorSummary heading={t`Bitte bestätigen Sie noch:`} problems={problems} attempt={formState.submitCount} />
      <ConsentBoxes register={register} errors={formState.errors} hasDownloads={hasDownloads} />
      <CartNotices />
      {refusal && (
        <Notice tone="danger" role="alert">
          {i18n._(refusal)}
        </Notice>
      )}
      {filesNote}
      {obstacle && <Notice tone="warning">{i18n._(obstacle)}</Notice>}
      <div className={styles['last']}>
        <SumsList sums={sumsOfCart(cart)} unpriced={unpriced && !ordering} />
        <Button type="submit" variant="primary" size="large" wide busy={ordering || unpriced} disabled={!mayOrder}>
          {t`Zahlungspflichtig bestellen`}
        </Button>
      </div>
    </form>
  );
}

/** The statutory rights every consumer has (LAW-26). */
function GuaranteeNote(): ReactElement {
  return (
    <p className={styles['note']}>
      <Trans>Für alles, was Sie bei uns kaufen, gilt die gesetzliche Gewährleistung von zwei Jahren.</Trans>
    </p>
  );
}

/** How long the files of ordered print jobs stay (CFG-60); nothing where nobody deletes them. */
function FilesNote({ cart }: { cart: Cart }): ReactElement | null {
  const { t } = useLingui();
  const { retention } = useShell().configuration;
  if (!retention || !groupLines(cart.lineItems).some(isJob)) return null;
  const days = t`${plural(retention.orderedDays, { one: '# Tag', other: '# Tage' })}`;
  return (
    <p className={styles['note']}>
      {t`Ihre Notendateien bleiben unverändert für den Druck bei uns; ${days} nach dem Versand löschen wir sie.`}
    </p>
  );
}

const timestamp = (): string => new Date().toISOString();

function useConsentProblems(terms: boolean, waiver: boolean) {
  const { t } = useLingui();
  return [
    ...(terms ? [{ fieldId: 'order-terms', message: t`Sie haben die AGB noch nicht bestätigt.` }] : []),
    ...(waiver
      ? [{ fieldId: 'order-waiver', message: t`Sie haben der sofortigen Bereitstellung noch nicht zugestimmt.` }]
      : []),
  ];
}
