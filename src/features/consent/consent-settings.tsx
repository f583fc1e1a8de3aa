import { useId, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import {
  choosableCategories,
  consentTo,
  everything,
  onlyNecessary,
  type ChoosableCategory,
  type Consent,
} from '#platform/consent/consent.ts';
import { consentAtom, consentChoiceAtom } from '#platform/consent/consent-atoms.ts';
import { isConsentOpenAtom } from '#platform/consent/consent-open-atom.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { useShell } from '#platform/session/shell.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { partnersOf, isUsed } from './consent-partners.ts';
import styles from './consent.module.css';
import { useCategoryWords } from './use-category-words.ts';
import { useChooseConsent } from './use-choose-consent.ts';

/** The choices one by one, at any time from the footer (LAW-20). */
export function ConsentSettings(): ReactElement {
  const { t } = useLingui();
  const open = useAtomValue(isConsentOpenAtom);
  const setOpen = useSetAtom(isConsentOpenAtom);
  const [close] = useState(() => () => setOpen(false));
  const choose = useChooseConsent();
  const formId = useId();
  const decide = (consent: Consent): void => {
    void choose(consent);
    close();
  };
  const actions = (
    <div className={styles['buttons']}>
      <Button variant="secondary" onClick={() => decide(everything)}>{t`Alle akzeptieren`}</Button>
      <Button variant="secondary" onClick={() => decide(onlyNecessary)}>{t`Alle ablehnen`}</Button>
      <Button variant="secondary" type="submit" form={formId}>{t`Auswahl speichern`}</Button>
    </div>
  );
  const title = t`Cookie-Einstellungen`;
  return (
    <Dialog open={open} onClose={close} title={title} closeLabel={t`Ohne Änderung schließen`} actions={actions}>
      <form id={formId} className={styles['choices']} action={(form) => decide(chosenIn(form))}>
        <Choices />
      </form>
    </Dialog>
  );
}

const chosenIn = (form: FormData): Consent =>
  consentTo(choosableCategories.filter((category) => form.get(category) !== null));

function Choices(): ReactElement {
  const { t } = useLingui();
  const consent = useAtomValue(consentAtom);
  return (
    <>
      <p>
        {t`Hier bestimmen Sie, was der Shop über das Notwendige hinaus darf. Ihre Einwilligung ist freiwillig und gilt ab jetzt; Sie können sie jederzeit an dieser Stelle widerrufen.`}{' '}
        <ChosenWhen />
      </p>
      <Checkbox
        label={t`Notwendig`}
        hint={t`Warenkorb, Anmeldung, Sprache, Ihre Noten in diesem Browser. Ohne das arbeitet der Shop nicht.`}
        checked
        disabled
        readOnly
      />
      {choosableCategories.map((category) => (
        <Category key={category} category={category} allowed={consent[category]} />
      ))}
    </>
  );
}

function Category({ category, allowed }: { category: ChoosableCategory; allowed: boolean }): ReactElement {
  const { t } = useLingui();
  const { configuration } = useShell();
  const words = useCategoryWords()[category];
  const partners = partnersOf(category, configuration);
  const named = partners.map(({ name, service }) => `${service} (${name})`).join(', ');
  const use = isUsed(category, configuration) ? words.use : `${words.use} ${t`Das nutzen wir nicht.`}`;
  return (
    <Checkbox
      name={category}
      label={words.name}
      hint={partners.length === 0 ? use : `${use} ${t`Partner: ${named}`}`}
      defaultChecked={allowed}
    />
  );
}

/** Whoever comes to withdraw sees what was said, and when. */
function ChosenWhen(): ReactElement | null {
  const { t } = useLingui();
  const choice = useAtomValue(consentChoiceAtom);
  const formats = useFormats();
  if (choice === unread || choice === null) return null;
  const day = formats.date(new Date(choice.chosenAt));
  return <>{t`Ihre letzte Wahl trafen Sie am ${day}.`}</>;
}
