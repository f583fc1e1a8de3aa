import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import type { DeskAnswer, DeskRequest } from '#shop/base/desk/desk-door.ts';
import { deskMarks, type DeskMark } from '#shop/base/desk/desk-marks.ts';
import { createAdminApi } from '../shopware/admin/admin-api.ts';
import { readShopwareSettings, requireIntegration } from '../shopware/admin/shopware-settings.ts';
import { isOpen, lineOfOrder, type DeskOrder } from './desk-order.ts';
import { listEmbeddedOrders, markEmbeddedOrder } from './embedded-desk.ts';
import { listShopwareOrders, markShopwareOrder } from './shopware-desk.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Voice {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

const usage = `npm run owner -- orders                            the orders there is something to do for
npm run owner -- order ORDERNUMBER --mark MARK     says what became of an order; the customer sees it and is told by mail

MARK is one of
  paid          the money has arrived
  printing      the files are checked, printing begins
  dispatched    it has left the house; --tracking CODE tells the carrier's number, also more than once
  delivered     nothing more is to be done
  cancelled     nothing more becomes of it; goods go back into stock
  refunded      its money went back

The orders are those of the Shopware in SHOPWARE_ENDPOINT (with SHOPWARE_ACCESS_TOKEN, SHOPWARE_ADMIN_ID and
SHOPWARE_ADMIN_SECRET), else of the embedded shop in DATA_DIR, which has to run to be told.`;

/** Lists the open orders and gives the exit code. */
export const runOrdersCommand = (parameters: readonly string[], environment: Environment, voice: Voice) =>
  telling(voice, async () => {
    if (parameters.length > 0) throw new DataRefused(usage);
    const open = (await openDeskOf(environment).list()).filter(isOpen);
    for (const order of open) voice.say(lineOfOrder(order));
    voice.say(open.length === 0 ? 'There is no open order.' : `${open.length} open.`);
    return 0;
  });

/** Marks an order and gives the exit code: 1 when it cannot bear the mark. */
export const runOrderCommand = (parameters: readonly string[], environment: Environment, voice: Voice) =>
  telling(voice, async () => {
    const request = read(parameters);
    const answer = await openDeskOf(environment).mark(request);
    const { orderNumber, mark } = request;
    if (answer.outcome === 'unknown') throw new DataRefused(`There is no order ${orderNumber}; nothing was changed.`);
    if (answer.outcome === 'refused')
      throw new DataRefused(`Order ${orderNumber} cannot be marked ${mark}: ${answer.reason ?? 'no reason given'}.`);
    voice.say(
      answer.outcome === 'already'
        ? `Order ${orderNumber} is marked ${mark} already; nothing was changed, nobody was told.`
        : `Order ${orderNumber} is marked ${mark}.${mailWords(answer, environment)}`,
    );
    return 0;
  });

const mailWords = ({ mailTo }: DeskAnswer, environment: Environment): string => {
  if (isBesideShopware(environment)) return ' The Shopware sends the mail it has for that.';
  return mailTo === undefined ? '' : ` A mail to ${mailTo} is on its way.`;
};

interface Desk {
  readonly list: () => Promise<readonly DeskOrder[]>;
  readonly mark: (request: DeskRequest) => Promise<DeskAnswer>;
}

const isBesideShopware = (environment: Environment): boolean => Boolean(environment['SHOPWARE_ENDPOINT']?.trim());

function openDeskOf(environment: Environment): Desk {
  if (!isBesideShopware(environment)) {
    const folder = resolve(environment['DATA_DIR']?.trim() || '.data');
    return {
      list: () => Promise.resolve(listEmbeddedOrders(folder)),
      mark: (request) => markEmbeddedOrder(folder, request),
    };
  }
  const settings = readShopwareSettings(environment);
  const api = createAdminApi({ endpoint: settings.endpoint, integration: requireIntegration(settings) });
  return {
    list: () => listShopwareOrders(api, settings.accessKey),
    mark: (request) => markShopwareOrder(api, request),
  };
}

function read(parameters: readonly string[]): DeskRequest {
  const { positionals, values } = parsed(parameters);
  const [orderNumber, ...more] = positionals;
  const { mark, tracking = [] } = values;
  if (orderNumber === undefined || more.length > 0 || !isMark(mark)) throw new DataRefused(usage);
  if (tracking.length > 0 && mark !== 'dispatched')
    throw new DataRefused('--tracking goes with --mark dispatched only.');
  const trackingCodes = tracking.map((code) => code.trim());
  if (trackingCodes.some((code) => code === '' || code.length > 100))
    throw new DataRefused('A tracking number has 1 to 100 characters.');
  return { orderNumber, mark, trackingCodes };
}

const isMark = (word: string | undefined): word is DeskMark => deskMarks.some((mark) => mark === word);

function parsed(parameters: readonly string[]) {
  try {
    const options = { mark: { type: 'string' }, tracking: { type: 'string', multiple: true } } as const;
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new DataRefused(usage);
  }
}

async function telling({ complain }: Voice, work: () => Promise<number>): Promise<number> {
  try {
    return await work();
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    complain(error instanceof DataRefused ? error.message : (stack ?? String(error)));
    return 1;
  }
}
