import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { TruckIcon } from '#ui/icons/shop-icons.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { DeliveryDate } from './delivery-date.tsx';
import { chosenShippingMethodAtom, chooseShippingMethodAtom, shippingMethodsAtom } from './method-atoms.ts';
import { MethodChoice } from './method-choice.tsx';
import { MethodPicture } from './method-picture.tsx';

/** How it is shipped; the total follows at once. */
export function ShippingSection({ number, waiting }: { number: number; waiting: boolean }): ReactElement {
  const { t } = useLingui();
  const methods = useAtomValue(shippingMethodsAtom);
  const chosen = useAtomValue(chosenShippingMethodAtom);
  const choose = useSetAtom(chooseShippingMethodAtom);
  const formats = useFormats();
  const [delivery] = useAtomValue(cartAtom)?.deliveries ?? [];
  const cost = delivery?.shippingCosts.totalPrice;
  const costText = cost === 0 ? t`kostenlos` : formats.price(cost ?? 0);
  const options = methods?.map(({ id, name, description, deliveryTime, media }) => ({
    value: id,
    label: name,
    description: [deliveryTime?.name, description].filter(Boolean).join(' · '),
    // The shop calculates the price of the chosen one only.
    price: cost !== undefined && delivery?.shippingMethod?.id === id ? costText : undefined,
    picture: <MethodPicture media={media} sign={<TruckIcon />} />,
  }));
  return (
    <CheckoutSection
      id="shipping"
      number={number}
      heading={t`Versand`}
      state={waiting ? 'waiting' : 'open'}
      note={t`Die Versandarten sehen Sie, sobald wir Ihre Adresse kennen.`}
    >
      <MethodChoice
        legend={t`Versandart`}
        options={options}
        none={t`Für diesen Warenkorb und diese Adresse gibt es keine Versandart. Bitte ändern Sie die Adresse oder fragen Sie uns.`}
        value={chosen}
        choose={choose}
      />
      <DeliveryDate />
    </CheckoutSection>
  );
}
