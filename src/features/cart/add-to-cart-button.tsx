import { useRef, useState, type FormEvent, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'jotai';
import { useHref } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { QuantityStepper } from '#ui/fields/quantity-stepper.tsx';
import { CartIcon } from '#ui/icons/frame-icons.tsx';
import { SuccessIcon, WarningIcon } from '#ui/icons/status-icons.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { AddOutcome } from './adding/add-product.ts';
import styles from './add-to-cart-button.module.css';
import { useScrolledPast } from './adding/use-scrolled-past.ts';

/** Where the web server shows the cart to who browses without scripts; below it, `add`, `change` and `remove` take forms. */
export const cartWithoutScriptsPath = '/without-scripts/cart';

interface AddToCartButtonProps {
  productId: string;
  /** Names the quantity for screen readers: "Menge von …". */
  productName: string;
  min?: number | undefined;
  /** The shop's highest quantity; unlimited when missing. */
  max?: number | null | undefined;
  steps?: number | undefined;
  disabled?: boolean | undefined;
  /** What is bought and for how much: beside a second button in a bar that stays on phones while the first is out of sight. */
  bar?: ReactNode;
}

/** Quantity and button to put a product into the cart; says below what came of it. Texts stay in this file: catalogue pages load them. */
export function AddToCartButton(props: AddToCartButtonProps): ReactElement {
  const { productId, productName, min = 1, max, steps = 1, disabled = false, bar } = props;
  const { t } = useLingui();
  const { busy, outcome, add } = useAddToCart(productId, productName);
  const [quantity, setQuantity] = useState(min);
  const form = useRef<HTMLFormElement>(null);
  const isPast = useScrolledPast(form, bar !== undefined);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!disabled) void add(quantity);
  };

  return (
    <>
      <form ref={form} className={styles['form']} onSubmit={submit}>
        <div className={styles['row']}>
          <QuantityStepper
            label={t`Menge von ${productName}`}
            value={quantity}
            min={min}
            max={max ?? undefined}
            step={steps}
            onValueChange={setQuantity}
            decreaseLabel={t`Weniger`}
            increaseLabel={t`Mehr`}
            disabled={disabled}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={busy}
            disabled={disabled}
            className={styles['button']}
          >
            <CartIcon /> {t`In den Warenkorb`}
          </Button>
        </div>
        <p role="status" className={styles['outcome']} data-outcome={outcome}>
          <OutcomeText outcome={outcome} />
        </p>
        {isPast && !disabled && (
          <div className={styles['bar']}>
            <div className={styles['bought']} data-outcome={outcome}>
              {outcome ? <OutcomeText outcome={outcome} /> : bar}
            </div>
            <Button type="submit" variant="primary" busy={busy}>
              <CartIcon /> {t`In den Warenkorb`}
            </Button>
          </div>
        )}
      </form>
      <noscript>
        {import.meta.env.SSR && !disabled && (
          <FormWithoutScripts productId={productId}>
            <input
              type="number"
              name="quantity"
              aria-label={t`Menge von ${productName}`}
              defaultValue={min}
              min={min}
              max={max ?? undefined}
              step={steps}
              required
            />
            <Button type="submit" variant="primary" size="large" className={styles['button']}>
              <CartIcon /> {t`In den Warenkorb`}
            </Button>
          </FormWithoutScripts>
        )}
      </noscript>
    </>
  );
}

interface TileCartButtonProps {
  product: { readonly id: string; readonly name: string; readonly minPurchase: number };
}

/** On a tile: the least quantity there is, with one press. */
export function TileCartButton({ product: { id, name: productName, minPurchase } }: TileCartButtonProps): ReactElement {
  const { t } = useLingui();
  const { busy, outcome, add } = useAddToCart(id, productName);
  const label = minPurchase > 1 ? t`${minPurchase} in den Warenkorb` : t`In den Warenkorb`;
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        wide
        busy={busy}
        aria-label={t`${productName}: in den Warenkorb`}
        onClick={() => void add(minPurchase)}
      >
        {label}
      </Button>
      <noscript>
        {import.meta.env.SSR && (
          <FormWithoutScripts productId={id}>
            <input type="hidden" name="quantity" value={minPurchase} />
            <Button
              type="submit"
              variant="secondary"
              size="small"
              wide
              aria-label={t`${productName}: in den Warenkorb`}
            >
              {label}
            </Button>
          </FormWithoutScripts>
        )}
      </noscript>
      <p role="status" className={styles['outcome']} data-outcome={outcome}>
        <OutcomeText outcome={outcome} />
      </p>
    </>
  );
}

/** For product tiles, which take what can be done as a function. */
export const tileCartAction = (product: TileCartButtonProps['product']): ReactElement => (
  <TileCartButton product={product} />
);

/** Stands in a noscript, in the server's document alone: scripts draw nothing there. */
function FormWithoutScripts({ productId, children }: { productId: string; children: ReactNode }): ReactElement {
  return (
    <form method="post" action={useHref(`${cartWithoutScriptsPath}/add`)}>
      <input type="hidden" name="product" value={productId} />
      {children}
    </form>
  );
}

function useAddToCart(productId: string, name: string) {
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AddOutcome>();
  const add = async (quantity: number): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setOutcome(undefined);
    try {
      const { addProductAtom } = await import('./adding/add-product.ts');
      setOutcome(await store.set(addProductAtom, { productId, quantity, name }));
    } catch (error) {
      console.error('The code for carts could not be loaded.', error);
      setOutcome('failed');
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, add };
}

function OutcomeText({ outcome }: { outcome: AddOutcome | undefined }): ReactElement {
  const { t } = useLingui();
  const texts: Record<AddOutcome, string> = {
    added: t`Liegt im Warenkorb.`,
    corrected: t`Der Warenkorb wurde geändert, aber nicht ganz wie gewünscht.`,
    later: t`Vorgemerkt: Das kommt in den Warenkorb, sobald der Shop wieder erreichbar ist.`,
    full: t`Der Warenkorb ist voll. Bitte bestellen Sie zuerst, was darin liegt.`,
    failed: t`Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.`,
  };
  const went = outcome === 'added' || outcome === 'corrected';
  return (
    <>
      {outcome && (outcome === 'added' || outcome === 'later' ? <SuccessIcon /> : <WarningIcon />)}
      {outcome && <span>{texts[outcome]}</span>}
      {(went || outcome === 'full' || outcome === 'later') && (
        <TextLink to="/checkout/cart">{t`Zum Warenkorb`}</TextLink>
      )}
    </>
  );
}
