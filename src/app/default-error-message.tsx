import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';

/** The messages of specification §8 for a status; 0 means that the shop could not be reached at all. */
export function DefaultErrorMessage({ status }: { status: number }): ReactElement {
  switch (status) {
    case 0:
      return (
        <Trans>
          Der Shop ist gerade nicht erreichbar. Bitte prüfen Sie die Verbindung und laden Sie die Seite neu.
        </Trans>
      );
    case 404:
      return <Trans>Wir finden nicht, was Sie suchen. Haben Sie sich verlaufen?</Trans>;
    case 408:
      return <Trans>Der Shop braucht zu lange für eine Antwort.</Trans>;
    case 500:
      return <Trans>Hoppla, da ist etwas gründlich schiefgegangen.</Trans>;
    case 502:
      return (
        <Trans>
          Der Server konnte Ihre Anfrage nicht beantworten. Bitte versuchen Sie es in ein paar Sekunden noch einmal.
        </Trans>
      );
    case 503:
      return <Trans>Der Server ist gerade sehr beschäftigt.</Trans>;
    default:
      return <Trans>Etwas ist schiefgegangen, bitte versuchen Sie es später noch einmal.</Trans>;
  }
}
