import { useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { Cart } from '#store-api/schemas/cart.ts';
import { TruckIcon } from '#ui/icons/shop-icons.tsx';
import type { RadioCardChoice } from '#ui/fields/radio-card.tsx';
import { CheckoutSection } from '../checkout-section.tsx';
import { arrivalBy } from './arrival-by.ts';
import { chosenShippingMethodAtom } from './method-atoms.ts';
import { MethodChoice } from './method-choice.tsx';
import { MethodPicture } from './method-picture.tsx';
import { chooseShippingMethodAtom, shippingOffersAtom } from './shipping-offer-atoms.ts';
import type { ShippingOffer } from './shipping-offers.ts';

/** How it is shipped: each way with its price and its days; the total follows at once. */
export function ShippingSection({ number, waiting }: { number: number; waiting: boolean }): ReactElement {
  const { t } = useLingui();
  const offers = useAtomValue(shippingOffersAtom)?.offers;
  const cart = useAtomValue(cartAtom);
  const chosen = useAtomValue(chosenShippingMethodAtom);
  const choose = useSetAtom(chooseShippingMethodAtom);
  const choiceOf = useChoiceOf();
  return (
    <CheckoutSection
      id="shipping"
      number={number}
      heading={t`Versand`}
      state={waiting ? 'waiting' : 'open'}
      note={t`Die Versandarten sehen Sie, sobald wir Ihre Adresse kennen.`}
    >
      <LatePart load={loadShippingNotes} props={{}} />
      <MethodChoice
        legend={t`Versandart`}
        options={cart ? offers?.map((offer) => choiceOf(offer, cart)) : undefined}
        none={t`Für diesen Warenkorb und diese Adresse gibt es keine Versandart. Bitte ändern Sie die Adresse oder fragen Sie uns.`}
        value={chosen}
        choose={choose}
      />
    </CheckoutSection>
  );
}

/** How a way to ship is shown: what it costs, and on which days it arrives. */
function useChoiceOf(): (offer: ShippingOffer, cart: Cart) => RadioCardChoice<string> {
  const { t } = useLingui();
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const priceText = (price: number | undefined): string => {
    if (price === undefined) return t`Preis nach Auswahl`;
    return price === 0 ? t`kostenlos` : formats.price(price);
  };
  return ({ method, price, isPossible }, cart) => {
    const { id, name, description, media } = method;
    const arrival = arrivalBy(method, cart, now);
    const days = arrival && formats.days(arrival.from, arrival.to);
    const isDisabled = !isPossible && id !== cart.deliveries[0]?.shippingMethod?.id;
    const facts = isPossible
      ? [days === undefined ? '' : t`Voraussichtlich bei Ihnen: ${days}`, description]
      : [t`Für diese Bestellung nicht möglich.`];
    return {
      value: id,
      label: name,
      description: facts.filter(Boolean).join(' · '),
      price: isPossible ? priceText(price) : undefined,
      picture: <MethodPicture media={media} sign={<TruckIcon />} />,
      disabled: isDisabled,
    };
  };
}

const loadShippingNotes = async () => (await import('./shipping-notes.tsx')).ShippingNotes;
