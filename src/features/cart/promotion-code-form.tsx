import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { PromotionIcon } from '#ui/icons/shop-icons.tsx';
import { addPromotionAtom } from './cart-atoms.ts';
import { attemptCartChangeAtom } from './cart-action.ts';
import styles from './promotion-code-form.module.css';

/** Field for a code behind a button: an empty coupon field sends people hunting (UX-07). What came of it stands among the cart's notices. */
export function PromotionCodeForm(): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  if (open) return <CodeForm onDone={() => setOpen(false)} />;
  return (
    <div className={styles['offer']}>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <PromotionIcon /> {t`Gutscheincode einlösen`}
      </Button>
    </div>
  );
}

function CodeForm({ onDone }: { onDone: () => void }): ReactElement {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const add = useSetAtom(addPromotionAtom);
  const attempt = useSetAtom(attemptCartChangeAtom);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = code.trim();
    setMissing(wanted === '');
    if (wanted === '' || busy) return;
    setBusy(true);
    const reached = await attempt(() => add(wanted));
    setBusy(false);
    if (reached) onDone();
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={field}
        label={t`Gutscheincode`}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={missing ? t`Bitte geben Sie den Code ein.` : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t`Einlösen`}
      </Button>
    </form>
  );
}
