import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { NotOffered } from '../asking/findings.ts';
import type { Client } from '../asking/client.ts';
import { expectError, expectSame, expectStatus, expectThat, read } from '../asking/expectations.ts';
import { newEmail, registerCustomer, storefrontUrl } from '../asking/people.ts';
import type { World } from '../asking/world.ts';

const recipient = z.object({ status: z.string() });

/** At most three calls of a run reach the limiter of newsletter and contact form (three per day and address). */
const subscribe = (world: World, client: Client, body: object) =>
  client.post('/newsletter/subscribe', { storefrontUrl: storefrontUrl(world), ...body });

const statusOf = async (client: Client): Promise<string> =>
  read(await client.post('/account/newsletter-recipient'), recipient).status;

export const formBehaviours: readonly Behaviour[] = [
  {
    name: 'a visitor subscribes to the newsletter and unsubscribes again',
    async run(world) {
      const client = world.newClient();
      const email = newEmail(world);
      expectStatus(await subscribe(world, client, { email, option: 'subscribe' }), 204);
      expectStatus(await client.post('/newsletter/unsubscribe', { email }), 204);
    },
  },
  {
    name: 'a customer subscribes and sees so in the account',
    async run(world) {
      const { client, email } = await registerCustomer(world);
      expectSame('before', await statusOf(client), 'undefined');
      expectStatus(await subscribe(world, client, { email, option: 'subscribe' }), 204);
      world.onEnd(() => client.post('/newsletter/unsubscribe', { email }));
      const status = await statusOf(client);
      expectThat(['direct', 'notSet', 'optIn'].includes(status), 'subscribed or waiting for a click', status);
    },
  },
  {
    name: 'an unknown wish to the newsletter is refused at its field',
    async run(world) {
      const answer = await subscribe(world, world.newClient(), { email: newEmail(world), option: 'perhaps' });
      expectError(answer, { status: 400, code: 'VIOLATION::NO_SUCH_CHOICE_ERROR', pointer: '/option' });
    },
  },
  {
    name: 'an invented confirmation of the newsletter is refused',
    async run({ newClient }) {
      const answer = await newClient().post('/newsletter/confirm', { hash: 'a'.repeat(32), em: 'b'.repeat(40) });
      expectError(answer, { status: 400, code: 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND' });
    },
  },
  {
    name: 'nobody is unsubscribed without an address, or an address nobody subscribed',
    async run(world) {
      const client = world.newClient();
      const missing = await client.post('/newsletter/unsubscribe');
      expectError(missing, { status: 400, code: 'CONTENT__MISSING_EMAIL_PARAMETER' });
      const unknown = await client.post('/newsletter/unsubscribe', { email: newEmail(world) });
      expectError(unknown, { status: 400, code: 'CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND' });
    },
  },
  {
    name: 'an empty contact form is refused field by field',
    async run(world) {
      const answer = await world.newClient().post('/contact-form', {});
      for (const pointer of ['/salutationId', '/email', '/subject', '/comment'])
        expectError(answer, { status: 400, code: 'VIOLATION::IS_BLANK_ERROR', pointer });
    },
  },
  {
    name: 'a message reaches the shop by the contact form',
    async run(world) {
      if (!world.settings.mayReachPeople) throw new NotOffered('the shop would get mail: set SHOPWARE_SEND_MAIL=on');
      const body = {
        salutationId: world.shop.salutationId,
        firstName: 'Clara',
        lastName: 'Wieck',
        email: newEmail(world),
        phone: '+49 341 123456',
        subject: 'A test of the storefront',
        comment: 'This message tests the contact form and needs no answer.',
      };
      expectStatus(await world.newClient().post('/contact-form', body), 200);
    },
  },
];
