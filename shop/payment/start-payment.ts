import { checkField, notBlank, fieldText } from '../http/field-checks.ts';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { shopError } from '../http/shop-error.ts';
import { refuseViolations } from '../http/violation.ts';
import type { JsonObject } from '../base/json.ts';
import { randomId } from '../base/random-id.ts';
import type { Shop } from '../entities/shop.ts';
import { paymentTokenLifetime, signPaymentToken } from './payment-token.ts';
import { returnAddressViolations } from './return-addresses.ts';
import { paymentSecret } from './payment-secret.ts';
import { lastTransaction } from '../orders/transactions.ts';

/**
 * Starts the payment of an order (Store API sheet, handle-payment); may be repeated while its transaction is open.
 *
 * @param input `orderId`, `finishUrl`, `errorUrl`
 * @returns where to send the browser, or null when nothing is paid online
 * @throws {ShopError} 400 without an order id or with an address that is not the shop's own, 404 for an unknown order.
 */
export function startPayment(shop: Shop, input: JsonObject, context: SalesChannelContext): string | null {
  refuseViolations([
    ...checkField(input['orderId'], '/orderId', notBlank()),
    ...returnAddressViolations(shop, input, context),
  ]);
  const orderId = fieldText(input['orderId'])?.toLowerCase() ?? '';
  if (shop.database.prepare('SELECT 1 FROM "order" WHERE id = ?').get(orderId) === undefined) {
    throw shopError({
      status: 404,
      code: 'CHECKOUT__INVALID_ORDER_ID',
      detail: `The order with id ${orderId} is invalid or could not be found.`,
      parameters: { orderId },
    });
  }
  const transaction = lastTransaction(shop, orderId);
  if (!shop.config.testPayment || transaction?.state !== 'open' || !transaction.isAsynchronous) return null;
  const now = Math.floor(shop.clock().getTime() / 1000);
  const claims = {
    jti: randomId(shop.random),
    iat: now,
    exp: now + paymentTokenLifetime,
    pmi: transaction.paymentMethodId,
    ful: fieldText(input['finishUrl']),
    eul: fieldText(input['errorUrl']),
    sub: transaction.id,
  };
  return `${shop.baseUrl}/payment/test/${signPaymentToken(claims, paymentSecret(shop))}`;
}
