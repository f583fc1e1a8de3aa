import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { latestMails } from '#shop/post/mail-table.ts';
import { productId, seedAssortment } from '#shop/testing/serve-checkout.ts';
import { addProductsAtom, cartAtom } from '#features/cart/cart-atoms.ts';
import { notificationsAtom } from '#platform/notifications/notification-atoms.ts';
import { refreshSessionAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { confirmRegistration } from '#store-api/account/registration.ts';
import type { SessionContext } from '#store-api/context.ts';
import { fillIn, press } from '#testing/account-visitor.ts';
import { inGerman } from '#testing/in-german.tsx';
import { renderUi } from '#testing/render-ui.tsx';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { testShell } from '#testing/test-shell.ts';
import { ContactEditor } from './contact-editor.tsx';

describe.each(['6.6', '6.7'] as const)(
  'who wants an account along with an order, where it has to be confirmed: %s',
  (version) => {
    let shop: StartedShop;
    beforeAll(async () => {
      shop = await startShop(version);
      seedAssortment(shop.running.shop);
    });
    afterAll(() => shop.stop());

    let visitors = 0;

    /** Types everything with a wish for an account and goes on; `settings` as `CONFIRM_ADDRESSES` makes them, or parts of it. */
    async function order(settings: { doubleOptInRegistration: boolean; doubleOptInGuestOrder: boolean }) {
      Object.assign(shop.running.shop.config, settings);
      visitors += 1;
      const email = `konto-${visitors}@example.org`;
      const api = shop.newShopper();
      const store = createStore();
      store.set(shellAtom, testShell(api, store));
      await store.set(addProductsAtom, [{ productId: productId('spiral'), quantity: 2 }]);
      await store.set(refreshSessionAtom);
      const onDone = vi.fn<() => void>();
      renderUi(inGerman(<ContactEditor {...facts(store.get(sessionAtom))} onDone={onDone} />, store));
      await screen.findByLabelText('E-Mail-Adresse');
      const typed = {
        'E-Mail-Adresse': email,
        Vorname: 'Klara',
        Nachname: 'Klang',
        'Straße und Hausnummer': 'Notenweg 7',
      };
      for (const [label, value] of Object.entries({ ...typed, Postleitzahl: '10115', Ort: 'Berlin' }))
        fillIn(label, value);
      fireEvent.click(screen.getByLabelText(/Kundenkonto anlegen/));
      fillIn('Passwort', 'Notenblatt-7');
      press('Weiter zu Versand und Zahlung');
      const mails = () => latestMails(shop.running.shop, 100).filter(({ recipient }) => recipient === email);
      return { api, store, email, onDone, mails };
    }

    const facts = (session: SessionContext | null) => {
      if (!session) throw new Error('The session is not known.');
      return { session, isShipped: true, onCancel: undefined };
    };

    test('the order goes on as that of a guest, and a message that stays says what opens the account', async () => {
      const { store, email, onDone } = await order({ doubleOptInRegistration: true, doubleOptInGuestOrder: false });
      await waitFor(() => expect(onDone.mock.calls).toHaveLength(1));
      expect(store.get(sessionAtom)?.customer).toMatchObject({ guest: true, email });
      expect(store.get(notificationsAtom)).toMatchObject([
        { persistent: true, message: expect.stringMatching(/sobald Sie den Link in unserer E-Mail geöffnet haben/) },
      ]);
    });

    test.each([
      ['konto', /Anmeldung/, false],
      ['bestellung', /für die Bestellung/, true],
    ])(
      'and guests wait too, both mails are told of, and the link in either leads on: %s',
      async (_, subject, guest) => {
        const { api, store, email, onDone, mails } = await order({
          doubleOptInRegistration: true,
          doubleOptInGuestOrder: true,
        });
        expect(await screen.findByText(/zwei E-Mails geschickt/)).toBeDefined();
        expect(onDone.mock.calls).toHaveLength(0);
        expect(store.get(sessionAtom)?.customer).toBeNull();
        expect(mails()).toHaveLength(2);
        const text = mails().find((mail) => subject.test(mail.subject))?.text ?? '';
        const link = new URL(/http\S+/.exec(text)?.[0] ?? 'http://nothing.example').searchParams;
        await confirmRegistration(api, { hash: link.get('hash') ?? '', em: link.get('em') ?? '' });
        await act(() => store.set(refreshSessionAtom));
        expect(store.get(sessionAtom)?.customer).toMatchObject({ guest, email });
        expect(store.get(cartAtom)?.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
      },
    );
  },
);
