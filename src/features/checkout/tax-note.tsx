import type { ReactElement } from 'react';
import { Trans } from '@lingui/react/macro';
import { TextLink } from '#ui/navigation/text-link.tsx';

interface TaxNoteProps {
  /** `gross`, `net` or `tax-free`. */
  taxStatus: string;
  isShipped: boolean;
}

/** Whether the prices of the lines hold the tax; the sum does, unless none is charged. */
export function TaxNote({ taxStatus, isShipped }: TaxNoteProps): ReactElement {
  if (taxStatus === 'net')
    return isShipped ? <ShippedNetNote /> : <Trans>Preise zzgl. MwSt.; die Summe enthält sie.</Trans>;
  if (taxStatus === 'tax-free') return isShipped ? <ShippedTaxFreeNote /> : <Trans>Alle Preise ohne MwSt.</Trans>;
  if (!isShipped) return <Trans>Alle Preise inkl. MwSt.</Trans>;
  return (
    <Trans>
      Alle Preise inkl. MwSt.; Einzelheiten unter <TextLink to="/shipping">Versand und Lieferländer</TextLink>.
    </Trans>
  );
}

function ShippedNetNote(): ReactElement {
  return (
    <Trans>
      Preise zzgl. MwSt.; die Summe enthält sie. Einzelheiten unter{' '}
      <TextLink to="/shipping">Versand und Lieferländer</TextLink>.
    </Trans>
  );
}

function ShippedTaxFreeNote(): ReactElement {
  return (
    <Trans>
      Alle Preise ohne MwSt.; Einzelheiten unter <TextLink to="/shipping">Versand und Lieferländer</TextLink>.
    </Trans>
  );
}
