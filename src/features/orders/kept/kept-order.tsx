import { useEffect, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { Order } from '#store-api/schemas/order.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { freshenOrderAtom, orderStatesAtom } from '../order-atoms.ts';
import { mayPayAgain } from '../order-payment.ts';
import { mayCancel } from '../order-stages.ts';

/** Since when an order is kept that is shown in place of the shop's answer; undefined: it is as the shop has it now. */
export function useKeptSince(orderId: string): string | undefined {
  const order = useAtomValue(orderStatesAtom)(orderId);
  return order.state === 'found' ? order.keptSince : undefined;
}

/** Asks for a kept order as soon as the shop answers again. */
export function useFreshOrder(orderId: string): void {
  const isKept = useKeptSince(orderId) !== undefined;
  const isOnline = useAtomValue(connectivityAtom) === 'online';
  const freshen = useSetAtom(freshenOrderAtom);
  useEffect(() => {
    if (isKept && isOnline) void freshen(orderId);
  }, [isKept, isOnline, freshen, orderId]);
}

/** Of when something is that this device keeps of orders, as its answer says; nothing where it does not. */
export function MomentOfKept({ since }: { since: string }): ReactElement | null {
  const at = Date.parse(since);
  return Number.isNaN(at) ? null : <LatePart load={loadMoment} props={{ at }} areas={['connection']} />;
}

const loadMoment = async () => (await import('#platform/connectivity/kept-moment.tsx')).KeptMoment;

/** Says that orders are shown as they are kept, and of when that is. */
export function KeptOrdersNote({ since }: { since: string }): ReactElement {
  const { t } = useLingui();
  return (
    <Notice role="status">
      {t`Der Shop antwortet gerade nicht. Das ist, was dieses Gerät zuletzt von ihm bekommen hat.`}{' '}
      <MomentOfKept since={since} />
    </Notice>
  );
}

/** Why what changes an order has to wait. */
export function LaterNote({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  return (
    <p>
      {mayPayAgain(order)
        ? t`Bezahlen, nachbestellen oder stornieren können Sie, sobald der Shop wieder antwortet.`
        : mayCancel(order)
          ? t`Nachbestellen oder stornieren können Sie, sobald der Shop wieder antwortet.`
          : t`Nachbestellen können Sie, sobald der Shop wieder antwortet.`}
    </p>
  );
}
