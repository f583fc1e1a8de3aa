import { atom } from 'jotai';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { NotThere } from '#offline/taken/ask-politely.ts';
import { uploadFolderOf } from '#print/payload/print-job-payload.ts';
import { downloadDocument, downloadOrderFile } from '#store-api/checkout/order-files.ts';
import { getOrderByLink, type GuestLink, listOrders } from '#store-api/checkout/orders.ts';
import { getContext } from '#store-api/context.ts';
import type { Order } from '#store-api/schemas/order.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { guestLinksAtom } from './guest-links.ts';
import { ordersOnPage } from './order-page-size.ts';

/** What belongs to an order, for whoever takes it along. */
export interface OrderToTake {
  /** Each asks for a paper, or for a file that was bought. */
  readonly files: ReadonlyMap<string, () => Promise<unknown>>;
  readonly productIds: readonly string[];
  /** Folders of the files that were ordered to be printed. */
  readonly folders: readonly string[];
}

/**
 * Asks for an order as its page does, and in a session for what leads there: whose it is, and the list of the last orders.
 * @throws {NotThere} when there is no such order here. {StoreApiError}
 */
export const readOrderToTakeAtom = atom(
  null,
  async (get, _set, api: StoreApi, deepLinkCode: string): Promise<OrderToTake> => {
    const link = get(guestLinksAtom).find((shown) => shown.deepLinkCode === deepLinkCode);
    const { email = '', zipcode = '' } = link ?? {};
    const shown = link && { deepLinkCode, email, zipcode };
    const detail = await getOrderByLink(api, shown ?? { deepLinkCode });
    if (!detail) throw new NotThere(deepLinkCode);
    if (!shown) {
      await getContext(api);
      await listOrders(api, 1, ordersOnPage);
    }
    return orderToTake(api, detail.order, shown);
  },
);

function orderToTake(api: StoreApi, order: Order, link: GuestLink | undefined): OrderToTake {
  const articles = groupLines(order.lineItems);
  const bought = order.lineItems.flatMap(({ downloads }) => downloads.filter(({ accessGranted }) => accessGranted));
  const jobFiles = articles.flatMap((article) => (isJob(article) ? (article.lead?.files ?? []) : []));
  const productIds = articles.flatMap((article) => (article.kind === 'product' ? [article.line.productId] : []));
  return {
    files: new Map([
      ...order.documents.map((paper) => [paper.id, () => downloadDocument(api, paper, link)] as const),
      ...bought.map(({ id }) => [id, () => downloadOrderFile(api, order.id, id)] as const),
    ]),
    productIds: [...new Set(productIds.filter((id) => id !== null))],
    folders: [...new Set(jobFiles.map(({ path }) => uploadFolderOf(path)).filter((id) => id !== undefined))],
  };
}
