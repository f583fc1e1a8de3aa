import { createShop, defaultAccessKey } from '../create-shop.ts';
import { baseIds } from '../seeding/base-data/base-ids.ts';

/** Run by a test: writes session after session and prints the token of each one the shop has acknowledged. */
const [folder = ''] = process.argv.slice(2);
const running = await createShop({ folder, baseUrl: 'http://shop.test' });

for (let number = 0; ; number += 1) {
  const token = `token-${number}`;
  const answer = await running.fetch(
    new Request('http://shop.test/store-api/context', {
      method: 'PATCH',
      headers: {
        'sw-access-key': defaultAccessKey,
        'sw-context-token': token,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ currencyId: baseIds.currencies.PLN }),
    }),
  );
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
  process.stdout.write(`${token}\n`);
}
