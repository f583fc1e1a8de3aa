import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { RadioGroup } from '#ui/fields/radio-group.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import type { RightsDeclaration, RightsKind } from '#print/spec/rights.ts';
import styles from './rights-confirmation.module.css';

/** Changes whenever the words of the declaration change; stored with every declaration (CFG-52). */
export const rightsTextVersion = '2026-11-21';

/** Where a list of reasons can lead. */
export const rightsFieldId = 'rights-kind';

interface RightsConfirmationProps {
  rights: RightsDeclaration | null;
  /** Say what is missing: the customer tried to go on without it. */
  showMissing: boolean;
  onDeclare: (rights: RightsDeclaration | null) => void;
}

/** The declaration that the notes may be copied: required, never ticked beforehand (CFG-50, § 53 (4) UrhG). */
export function RightsConfirmation({ rights, showMissing, onDeclare }: RightsConfirmationProps): ReactElement {
  const { t } = useLingui();
  const [kind, setKind] = useState<RightsKind | undefined>(rights?.kind);
  const [isAsked, setAsked] = useState(false);
  const declare = (declaredKind: RightsKind): void =>
    onDeclare({ kind: declaredKind, textVersion: rightsTextVersion, declaredAt: new Date().toISOString() });
  return (
    <div className={styles['rights']}>
      <RadioGroup
        id={rightsFieldId}
        legend={t`Warum dürfen diese Noten gedruckt werden?`}
        options={[
          { value: 'own-work', label: t`Es ist mein eigenes Werk` },
          { value: 'public-domain', label: t`Das Werk und die Ausgabe sind gemeinfrei` },
          { value: 'licence', label: t`Ich habe eine Erlaubnis oder Lizenz` },
        ]}
        value={kind}
        error={(showMissing || isAsked) && !kind ? t`Bitte wählen Sie einen Grund.` : undefined}
        onValueChange={(chosen) => {
          setKind(chosen);
          // A declaration holds for the ground it was made with.
          if (rights) declare(chosen);
        }}
      />
      <Checkbox
        label={t`Ich bestätige: Ich darf diese Noten vervielfältigen lassen.`}
        checked={rights !== null}
        error={showMissing && kind && !rights ? t`Ohne diese Bestätigung dürfen wir nicht drucken.` : undefined}
        onChange={({ target }) => {
          if (!target.checked) onDeclare(null);
          else if (kind) declare(kind);
          else setAsked(true);
        }}
      />
      <Disclosure kind="plain" summary={t`Was heißt das?`}>
        <LatePart load={loadHelp} props={{}} />
      </Disclosure>
    </div>
  );
}

const loadHelp = async () => (await import('./rights-help.tsx')).RightsHelp;
