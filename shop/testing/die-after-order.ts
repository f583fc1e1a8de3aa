import { createShop, defaultAccessKey } from '../create-shop.ts';
import type { JsonValue } from '../base/json.ts';
import { markPaid } from '../payment/finish-payment.ts';
import { lastTransaction } from '../orders/transactions.ts';
import { makeInvoices } from '../orders/make-invoices.ts';

/**
 * Run by a test in a folder with a customer's full cart: orders it and is killed, as if by the machine, once that is
 * acknowledged; or once the order is paid as well.
 */
const [folder = '', token = '', until = 'ordered'] = process.argv.slice(2);
const running = await createShop({ folder, baseUrl: 'http://shop.test' });

async function call(method: string, path: string, body: JsonValue): Promise<string> {
  const answer = await running.fetch(
    new Request(`http://shop.test/store-api${path}`, {
      method,
      headers: {
        'sw-access-key': defaultAccessKey,
        'sw-context-token': token,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
  return answer.text();
}

const { id }: { id: string } = JSON.parse(await call('POST', '/checkout/order', {}));
if (until === 'paid') {
  markPaid(running.shop, lastTransaction(running.shop, id)?.id ?? '', id);
  void makeInvoices(running.shop);
}
process.kill(process.pid, 'SIGKILL');
