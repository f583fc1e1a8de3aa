import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useSetAtom, useStore } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { createQuestions } from '#platform/connectivity/questions.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import type { Address } from '#store-api/schemas/address.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useFocusInView } from '#ui/layout/use-focus-in-view.ts';
import { useFocusIfLost } from '#ui/layout/use-focus-if-lost.ts';
import { actOnAddressAtom, listAddressesAtom, lateAddressesAtom, type AddressAct } from './book/address-book-atoms.ts';
import { AddressCard } from './book/address-card.tsx';
import { AddressDialog } from './book/address-dialog.tsx';
import { useEditedAddress } from './book/use-edited-address.ts';
import { DeleteAddressDialog } from './book/delete-address-dialog.tsx';

interface AddressBookProps {
  customer: Customer;
  /** Which addresses the running order takes; without it, those that every order begins with are chosen here. */
  order?: OrderAddresses;
}

interface OrderAddresses {
  readonly billingId: string | undefined;
  readonly shippingId: string | undefined;
  /** What an address that is written while ordering is for: it is taken at once. */
  readonly newIs: Exclude<AddressAct, 'delete'>;
  /** @throws {StoreApiError} */
  readonly use: (kind: Exclude<AddressAct, 'delete'>, id: string) => Promise<void>;
  /** An address may be another one now, also one that the order takes. */
  readonly onChanged: () => void;
}

/** What came of the last change, said above the list. */
type Outcome = AddressAct | 'saved' | 'in-use' | 'failed';

const none: readonly Address[] = [];

/** All addresses of a customer: add, correct, delete, and which of them this order takes or all orders begin with. */
export function AddressBook({ customer, order }: AddressBookProps): ReactElement {
  const { t } = useLingui();
  const { addresses, load } = useAddresses();
  const actOn = useSetAtom(actOnAddressAtom);
  const form = useEditedAddress(Array.isArray(addresses) ? addresses : none);
  const [doomed, setDoomed] = useState<Address | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The card that was deleted takes the focus along: whoever did it is led to what came of it.
  const news = useFocusIfLost<HTMLDivElement>(Array.isArray(addresses) ? addresses : null);
  // A new card comes above the button that has the focus again.
  const book = useFocusInView<HTMLDivElement>(addresses);
  const act = async (kind: AddressAct, id: string): Promise<void> => {
    setDoomed(null);
    try {
      await (order && kind !== 'delete' ? order.use(kind, id) : actOn(kind, id));
      setOutcome(kind);
    } catch (error) {
      console.error('The address could not be changed.', error);
      setOutcome(kind === 'delete' && hasStatus(error, 400) ? 'in-use' : 'failed');
    }
    await load();
  };
  const settle = async (id: string): Promise<void> => {
    form.close();
    if (order && form.edited === 'new') return act(order.newIs, id);
    setOutcome('saved');
    order?.onChanged();
    return load();
  };
  if (addresses === 'failed') return <Unreadable onRetry={() => void load()} />;
  if (!addresses) return <Skeleton blockSize="max(20rem, 40svh)" />;
  return (
    <div ref={book}>
      <Stack gap={5}>
        {outcome && (
          <div ref={news} tabIndex={-1}>
            <OutcomeNotice outcome={outcome} />
          </div>
        )}
        {!order && form.waiting}
        <Grid as="ul" gap={4} minWidth="17rem">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              isBilling={address.id === (order ? order.billingId : customer.defaultBillingAddressId)}
              isShipping={address.id === (order ? order.shippingId : customer.defaultShippingAddressId)}
              onEdit={() => form.open(address)}
              onAct={(kind) => (kind === 'delete' ? setDoomed(address) : void act(kind, address.id))}
            />
          ))}
        </Grid>
        <div>
          <Button variant="primary" onClick={() => form.open('new')}>{t`Neue Adresse`}</Button>
        </div>
        <AddressDialog
          key={form.start}
          edited={form.edited}
          written={form.written}
          // An order needs its address now.
          sendOrKeep={order ? undefined : form.sendOrKeep}
          countryId={customer.defaultShippingAddress?.countryId ?? addresses[0]?.countryId ?? ''}
          onClose={form.close}
          onSaved={(id) => void settle(id)}
        />
        <DeleteAddressDialog
          address={doomed}
          onClose={() => setDoomed(null)}
          onConfirm={(id) => void act('delete', id)}
        />
      </Stack>
    </div>
  );
}

function Unreadable({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <Notice tone="danger" role="alert" actions={<Button onClick={onRetry}>{t`Noch einmal versuchen`}</Button>}>
      {t`Ihre Adressen konnten nicht geladen werden.`}
    </Notice>
  );
}

function OutcomeNotice({ outcome }: { outcome: Outcome }): ReactElement {
  const { t } = useLingui();
  const texts: Readonly<Record<Outcome, string>> = {
    saved: t`Ihre Angaben sind gespeichert.`,
    delete: t`Die Adresse ist gelöscht.`,
    'default-billing': t`Das ist jetzt Ihre Rechnungsadresse.`,
    'default-shipping': t`Das ist jetzt Ihre Lieferadresse.`,
    'in-use': t`Diese Adresse wird gerade gebraucht: als Standard oder für die laufende Bestellung. Bitte wählen Sie dort zuerst eine andere.`,
    failed: t`Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.`,
  };
  const isBad = outcome === 'in-use' || outcome === 'failed';
  return (
    <Notice tone={isBad ? 'danger' : 'success'} role={isBad ? 'alert' : 'status'}>
      {texts[outcome]}
    </Notice>
  );
}

function useAddresses() {
  const list = useSetAtom(listAddressesAtom);
  const [addresses, setAddresses] = useState<readonly Address[] | 'failed' | null>(null);
  const [ask] = useState(createQuestions);
  const load = useCallback(async (): Promise<void> => {
    const { isOutdated, settle } = ask();
    try {
      const found = await list();
      if (isOutdated()) return;
      settle();
      setAddresses(found);
    } catch (error) {
      console.error('The addresses could not be loaded.', error);
      // What was read before is still there to be looked at.
      setAddresses((known) => (Array.isArray(known) ? known : 'failed'));
    }
  }, [list, ask]);
  useEffect(() => void load(), [load]);
  const store = useStore();
  useEffect(() => store.sub(lateAddressesAtom, () => void load()), [store, load]);
  return { addresses, load };
}
