import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useStore } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useFocusIfLost } from '#ui/layout/use-focus-if-lost.ts';
import { PromotionIcon } from '#ui/icons/shop-icons.tsx';
import styles from './promotion-code-form.module.css';

/** Field for a code behind a button: an empty coupon field sends people hunting (UX-07). Why a code has no effect stands at the field, with what was typed. */
export function PromotionCodeForm(): ReactElement {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  // The focus goes with the field of the code.
  const offer = useFocusIfLost<HTMLButtonElement>(open);
  if (open) return <CodeForm onDone={() => setOpen(false)} />;
  return (
    <div className={styles['offer']}>
      <Button ref={offer} variant="quiet" size="small" onClick={() => setOpen(true)}>
        <PromotionIcon /> {t`Gutscheincode einlösen`}
      </Button>
    </div>
  );
}

function CodeForm({ onDone }: { onDone: () => void }): ReactElement {
  const { t, i18n } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const { set } = useStore();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = code.trim();
    setProblem(wanted === '' ? t`Bitte geben Sie den Code ein.` : undefined);
    if (wanted === '' || busy) return;
    setBusy(true);
    try {
      const { redeemCodeAtom } = await import('./codes/redeem-code.ts');
      const redeeming = await set(redeemCodeAtom, wanted);
      if (redeeming.outcome === 'redeemed' || redeeming.outcome === 'later') onDone();
      if (redeeming.outcome !== 'no-effect') return;
      setProblem(i18n._(redeeming.reason));
      field.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles['form']} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={field}
        label={t`Gutscheincode`}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
        error={problem && <span role="alert">{problem}</span>}
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
