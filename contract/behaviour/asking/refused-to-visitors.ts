import type { Behaviour } from './behaviour.ts';
import type { Answer, Client } from './client.ts';
import { expectError } from './expectations.ts';

/** How the shop refuses what needs a customer who is logged in. */
export const notLoggedIn = { status: 403, code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' };

/** What only a customer may do is refused to a visitor who asks for it. */
export const refusedToVisitors = (name: string, ask: (client: Client) => Promise<Answer>): Behaviour => ({
  name,
  async run({ newClient }) {
    expectError(await ask(newClient()), notLoggedIn);
  },
});
