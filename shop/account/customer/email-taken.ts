import type { ErrorEntry } from '../../http/shop-error.ts';
import { violation } from '../../http/violation.ts';
import type { Shop } from '../../entities/shop.ts';
import { findRegistered } from './require-customer.ts';

/** An address is one account's: the violation when it is already that of another than this customer. */
export function emailTakenViolations(shop: Shop, email: string, customerId?: string): ErrorEntry[] {
  const owner = findRegistered(shop, email);
  if (owner === undefined || owner.id === customerId) return [];
  return [
    violation({
      code: 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE',
      detail: `The email address "${email}" is already in use.`,
      pointer: '/email',
      parameters: { '{{ email }}': `"${email}"` },
    }),
  ];
}
