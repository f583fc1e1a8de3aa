import { Component as Overview } from './account.tsx';
import { Component as Addresses } from './account/address.tsx';
import { Component as Order } from './account/order.tsx';
import { Component as Orders } from './account/orders.tsx';
import { Component as Payment } from './account/payment.tsx';
import { Component as Profile } from './account/profile.tsx';
import { Component as Recovery } from './account/recover.tsx';
import { Component as Login } from './login.tsx';
import { Component as Newsletter } from './newsletter-subscribe.tsx';
import { Component as Registration } from './register.tsx';
import { Component as Confirmation } from './registration/confirm.tsx';
import { Component as PasswordReset } from './reset-password.tsx';

/** Everything about one's own account, by path: whoever sees one of these pages soon sees another, so they travel as one. */
export const accountSite = {
  account: { Component: Overview },
  'account/address': { Component: Addresses },
  'account/order': { Component: Orders },
  'account/order/:deepLinkCode': { Component: Order },
  'account/payment': { Component: Payment },
  'account/profile': { Component: Profile },
  'account/recover': { Component: Recovery },
  // Links in mails of a Shopware as it is installed.
  'account/recover/password': { Component: PasswordReset },
  login: { Component: Login },
  'newsletter-subscribe': { Component: Newsletter },
  register: { Component: Registration },
  'registration/confirm': { Component: Confirmation },
  'reset-password': { Component: PasswordReset },
} as const;

export type AccountPath = keyof typeof accountSite;
