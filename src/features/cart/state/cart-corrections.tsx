import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CartError } from '#store-api/schemas/cart.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { cartErrorText, cartErrorTone } from './cart-error-text.ts';

/** What the shop corrected or refuses in the cart, in words. */
export function CartCorrections({ errors }: { errors: readonly CartError[] }): ReactElement {
  const { i18n } = useLingui();
  return (
    <>
      {errors.map((error) => (
        <Notice key={error.key} tone={cartErrorTone(error)} role={error.level >= 20 ? 'alert' : 'status'}>
          {i18n._(cartErrorText(error))}
        </Notice>
      ))}
    </>
  );
}
