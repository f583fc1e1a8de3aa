import type { Seller } from '../../base/shop-config.ts';

/** What an invoice says beside its order. */
export interface InvoiceFacts {
  readonly shopName: string;
  readonly number: string;
  readonly date: Date;
  readonly seller: Seller;
}
