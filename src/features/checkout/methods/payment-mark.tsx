import type { ReactElement } from 'react';
import type { PaymentMethod } from '#store-api/schemas/payment-method.ts';
import { CashIcon, InvoiceIcon, PaymentIcon, TransferIcon } from '#ui/icons/shop-icons.tsx';
import { MethodPicture } from './method-picture.tsx';

/** The shop's own picture of a way to pay, or our sign for what it is; a card where nothing tells. */
export function PaymentMark({ method }: { method: PaymentMethod }): ReactElement {
  return <MethodPicture media={method.media} sign={signOf(method)} />;
}

/** Shopware's own ways to pay keep their technical names whatever the owner calls them. */
function signOf({ technicalName }: PaymentMethod): ReactElement {
  switch (technicalName) {
    case 'payment_invoicepayment':
      return <InvoiceIcon />;
    case 'payment_prepayment':
    case 'payment_debitpayment':
      return <TransferIcon />;
    case 'payment_cashpayment':
      return <CashIcon />;
    default:
      return <PaymentIcon />;
  }
}
