import { useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { cancelOrder } from '#store-api/checkout/orders.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { askOrderAtom, loadOrderAtom, orderChangesAtom } from './order-atoms.ts';
import { isCancelled, mayCancel } from './order-stages.ts';

interface CancelOrderProps {
  order: Order;
  /** The statutory way (§ 356a BGB), which stands beside this one. */
  withdrawal: string;
}

type Refusal = 'late' | 'stranger' | 'failed';

/** Cancels an order after a question; the order is loaded anew afterwards (specification §4). */
export function CancelOrder({ order, withdrawal }: CancelOrderProps): ReactElement {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, refusal, cancel, reload } = useCancelling(order.id);
  const { orderNumber } = order;
  const close = (): void => {
    setAsking(false);
    if (refusal === 'late') void reload();
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t`Stornieren (freiwillig)`}</Button>
      <Dialog
        open={isAsking}
        size="small"
        onClose={close}
        title={t`Bestellung ${orderNumber} stornieren?`}
        closeLabel={t`Schließen`}
        actions={
          <>
            <Button onClick={close}>{t`Behalten`}</Button>
            <Button variant="danger" busy={isBusy} onClick={() => void cancel()}>
              {t`Jetzt stornieren`}
            </Button>
          </>
        }
      >
        <p>
          <Trans>
            Wir drucken und verschicken dann nichts mehr, und was Sie bezahlt haben, bekommen Sie zurück. Das ist ein
            freiwilliges Angebot; Ihr <TextLink to={withdrawal}>gesetzliches Widerrufsrecht</TextLink> bleibt davon
            unberührt.
          </Trans>
        </p>
        {refusal && (
          <Notice tone="danger" role="alert">
            <RefusalText refusal={refusal} />
          </Notice>
        )}
      </Dialog>
    </>
  );
}

function RefusalText({ refusal }: { refusal: Refusal }): ReactElement {
  if (refusal === 'failed') {
    return (
      <Trans>Das hat nicht geklappt; die Bestellung ist nicht storniert. Bitte versuchen Sie es noch einmal.</Trans>
    );
  }
  if (refusal === 'late') {
    return (
      <Trans>
        Diese Bestellung lässt sich nicht mehr stornieren. Bitte <TextLink to="/contact">schreiben Sie uns</TextLink>.
      </Trans>
    );
  }
  return (
    <Trans>
      Über den Link aus der E-Mail nimmt der Shop keine Stornierung an. Bitte{' '}
      <TextLink to="/contact">schreiben Sie uns</TextLink>.
    </Trans>
  );
}

function useCancelling(orderId: string) {
  const api = useAtomValue(storeApiAtom);
  const changeOf = useAtomValue(orderChangesAtom);
  const ask = useSetAtom(askOrderAtom);
  const load = useSetAtom(loadOrderAtom);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      // A Shopware looks at the order's state alone, and cancels what has been sent meanwhile.
      const now = await ask(orderId);
      if (now.state === 'found' && !isCancelled(now.order) && !mayCancel(now.order)) setRefusal('late');
      else {
        await cancelOrder(api, changeOf(orderId));
        await load(orderId);
      }
    } catch (error) {
      console.error('The order could not be cancelled.', error);
      setRefusal(readRefusal(error));
    }
    setBusy(false);
  };
  return { isBusy, refusal, cancel, reload: () => load(orderId) };
}

function readRefusal(error: unknown): Refusal {
  if (hasStatus(error, 400, 404)) return 'late';
  return hasStatus(error, 403) ? 'stranger' : 'failed';
}
