import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { upsert } from '#shop/seeding/upsert.ts';
import { productId, seedAssortment, testProductPayload } from '#shop/testing/serve-checkout.ts';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import { leadPayload, memberPayload, readRows } from '#print/payload/write-print-job.ts';
import { printUnits } from '#print/prices/print-units.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import { addProducts, type NewLine } from '#store-api/checkout/cart.ts';
import { placeOrder } from '#store-api/checkout/checkout.ts';
import { getOrder } from '#store-api/checkout/orders.ts';
import { getContext } from '#store-api/context.ts';
import type { Order } from '#store-api/schemas/order.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { becomeClara, fillIn, press } from '#testing/account-visitor.ts';
import { openPage } from '#testing/open-page.tsx';
import { printRow } from '#testing/print/print-rows.ts';
import { startShop, type StartedShop } from '#testing/start-shop.ts';
import { reorderArticles } from './plan-reorder.ts';
import { Reorder } from './reorder.tsx';

describe.each(['6.6', '6.7'] as const)('with a shop that speaks %s', (version) => {
  let shop: StartedShop;
  beforeAll(async () => {
    shop = await startShop(version);
    seedAssortment(shop.running.shop);
  });
  afterAll(() => shop.stop());

  const set = [
    { ...printRow(4, { paper: '80w' }, { id: 'flute', copies: 3 }), name: 'Flöte' },
    { ...printRow(2, { paper: '80w' }, { id: 'tuba', copies: 2 }), name: 'Tuba' },
  ];

  /** The lines of a print job as the configurator writes them, without files. */
  async function jobLines(api: StoreApi, rows: readonly PrintRow[]): Promise<readonly NewLine[]> {
    const units = printUnits({ rows });
    const products = await listProductsByNumber(
      api,
      units.map(({ sku }) => sku),
    );
    const rights = { kind: 'own-work', textVersion: '1', declaredAt: '2020-01-01T10:00:00Z' } as const;
    const lineIds = units.map(({ sku }) => `line-${sku}`);
    const lead = leadPayload({ id: 'job-1', name: 'Marsch', rows, rights, confirmed: [] }, [], lineIds);
    return units.map(({ sku, quantity, role }, index) => ({
      id: lineIds[index] ?? '',
      productId: products.find(({ productNumber }) => productNumber === sku)?.id ?? '',
      quantity,
      payload: index === 0 ? lead : memberPayload('job-1', role),
    }));
  }

  let customers = 0;

  /** Places an order and returns it with the session it was placed in. */
  async function ordered(
    lines: (api: StoreApi) => Promise<readonly NewLine[]>,
  ): Promise<{ api: StoreApi; order: Order }> {
    const api = shop.newShopper();
    customers += 1;
    await becomeClara(api, `clara-${customers}@nachdruck.example`);
    await addProducts(api, await lines(api));
    const { id } = await placeOrder(api, (await getContext(api)).customer);
    const detail = await getOrder(api, id);
    if (!detail) throw new Error('The order cannot be found.');
    return { api, order: detail.order };
  }

  async function open(api: StoreApi, order: Order) {
    const store = openPage({ path: '/', Component: () => <Reorder order={order} /> }, '/', api);
    press('Erneut bestellen');
    await screen.findByText('In den Warenkorb');
    return {
      lines: () => store.get(cartAtom)?.lineItems ?? [],
      lead: () =>
        store
          .get(cartAtom)
          ?.lineItems.map(({ payload }) => readPrintJob(payload))
          .find(isLead),
    };
  }

  function choose(label: RegExp, quantity: string): void {
    fillIn(label, quantity);
    fireEvent.keyDown(screen.getByLabelText(label), { key: 'Enter' });
  }

  const confirm = () => screen.getByLabelText(/Rechten an diesen Noten/).click();

  describe('ordering again', () => {
    test('puts the same print job into the cart, as a job of its own, with other copies and rights confirmed today', async () => {
      const { api, order } = await ordered((session) => jobLines(session, [printRow(8)]));
      const { lead, lines } = await open(api, order);
      choose(/^Marsch/, '5');
      const seen: (string | null)[] = [];
      const look = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
        seen.push(this.textContent);
      });
      press('In den Warenkorb');
      expect(await screen.findByText('Ohne diese Bestätigung dürfen wir nicht drucken.')).toBeDefined();
      expect(seen).toEqual(['Ohne diese Bestätigung dürfen wir nicht drucken.']);
      look.mockRestore();
      confirm();
      press('In den Warenkorb');
      expect(await screen.findByText('Liegt im Warenkorb.')).toBeDefined();
      expect(lead()).toMatchObject({ title: 'Marsch', spec: { copies: 5, pages: 8 } });
      expect(lead()?.id).not.toBe('job-1');
      expect(lead()?.rights?.confirmedAt.startsWith('2020')).toBe(false);
      expect(Object.fromEntries(lines().map(({ productNumber, quantity }) => [productNumber, quantity]))).toEqual(
        Object.fromEntries(
          printUnits({ rows: [{ ...printRow(8), copies: 5 }] }).map(({ sku, quantity }) => [sku, quantity]),
        ),
      );
      expect(lead()?.lineIds?.toSorted()).toEqual(
        lines()
          .map(({ id }) => id)
          .toSorted(),
      );
    });

    test('takes one part of a set alone', async () => {
      const { api, order } = await ordered((session) => jobLines(session, set));
      const { lead } = await open(api, order);
      choose(/^Flöte/, '0');
      choose(/^Tuba/, '1');
      confirm();
      press('In den Warenkorb');
      await screen.findByText('Liegt im Warenkorb.');
      const found = lead();
      expect(found && readRows(found)?.map(({ name, copies }) => [name, copies])).toEqual([['Tuba', 1]]);
    });

    test('names what the shop does not sell any more, and takes the rest', async () => {
      const { api, order } = await ordered(async () => [
        { productId: productId('spiral') },
        { productId: productId('frei') },
      ]);
      upsert(shop.running.shop, 'product', [testProductPayload('frei', 9.99, { active: false })]);
      const { lines } = await open(api, order);
      press('In den Warenkorb');
      expect(await screen.findByText('Das gibt es nicht mehr: frei')).toBeDefined();
      expect(lines().map(({ label }) => label)).toEqual(['spiral']);
      expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toBeDefined();
    });

    test('takes a print job out again when one of its products is gone', async () => {
      const { api, order } = await ordered((session) => jobLines(session, [printRow(8)]));
      const [lead, paper, ...others] = order.lineItems;
      if (!lead || !paper) throw new Error('The job has too few lines.');
      const gone = { ...order, lineItems: [lead, { ...paper, productId: 'f'.repeat(32) }, ...others] };
      const { lines } = await open(api, gone);
      confirm();
      press('In den Warenkorb');
      expect(await screen.findByText('Das gibt es nicht mehr: Marsch')).toBeDefined();
      expect(lines()).toEqual([]);
    });

    test('of nothing asks for something', async () => {
      const { api, order } = await ordered(async () => [{ productId: productId('spiral') }]);
      await open(api, order);
      choose(/^spiral/, '0');
      press('In den Warenkorb');
      expect(await screen.findByText(/Bitte wählen Sie, wie viel/)).toBeDefined();
    });
  });

  test('a job whose file was deleted, or of which a line is missing, cannot be ordered again', async () => {
    const { order } = await ordered((session) => jobLines(session, [printRow(8)]));
    const [lead, ...others] = order.lineItems;
    const files = [{ path: 'uploads/f/u/noten.pdf', name: 'noten.pdf', size: 1 }];
    const payload = { printJob: { ...readPrintJob(lead?.payload ?? {}), files } };
    const withFile = { ...order, lineItems: lead ? [{ ...lead, payload }, ...others] : [] };
    const items = (changed: Order) => reorderArticles(changed)[0]?.items.length;
    expect(items(withFile)).toBe(1);
    const deleted = { print_files_deleted: [{ path: 'uploads/f/u/noten.pdf', at: '2026-11-21T10:00:00Z' }] };
    expect(items({ ...withFile, customFields: deleted })).toBe(0);
    expect(items({ ...order, lineItems: order.lineItems.slice(0, 1) })).toBe(0);
  });
});
