import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FindingId } from '#print/preflight/finding.ts';
import type { KeyedFinding } from '#print/preflight/finding-key.ts';
import { openFindings } from '#print/preflight/preflight.ts';
import type { InspectionStep } from '../jobs/checks/check-steps.ts';
import type { JobUpload } from '../jobs/sending/use-job-upload.ts';
import type { KeptJob } from '../kept-job.ts';
import type { ShownPrice } from '../price/job-price.ts';

/** What the customer can settle with one tap: said when they try to order. */
export type OpenQuestion = { readonly about: 'finding'; readonly id: FindingId } | { readonly about: 'rights' };

export interface Obstacles {
  /** Why the job cannot be ordered now: the button is off and says so (CFG-40). */
  reasons: readonly MessageDescriptor[];
  questions: readonly OpenQuestion[];
}

interface OrderFacts {
  kept: KeptJob;
  step: InspectionStep;
  findings: readonly KeyedFinding[];
  price: ShownPrice;
  upload: JobUpload;
}

/** What stands between a job and the cart. A running upload does not: the order waits for it. */
export function orderObstacles(facts: OrderFacts): Obstacles {
  const { kept, step, findings, price } = facts;
  const { blocking, toSettle } = openFindings(findings, kept.job.confirmed);
  const reasons = [
    ...(step.step === 'opening' || step.step === 'pages'
      ? [msg`Wir prüfen gerade Ihre Noten. Das dauert nur einen Moment.`]
      : []),
    ...(step.step === 'unavailable' ? [msg`Ihre Noten konnten noch nicht geprüft werden.`] : []),
    ...(blocking.length > 0 ? [msg`Die Prüfung hat etwas gefunden, das sich so nicht drucken lässt.`] : []),
    ...priceReasons(price),
    ...uploadReasons(facts),
  ];
  const confirmations = toSettle.map((id): OpenQuestion => ({ about: 'finding', id }));
  return { reasons, questions: kept.job.rights ? confirmations : [...confirmations, { about: 'rights' }] };
}

function priceReasons({ certainty, missing, tooMany }: ShownPrice): readonly MessageDescriptor[] {
  if (certainty === 'loading') return [msg`Der Preis wird gerade berechnet.`];
  if (missing.length > 0) {
    return certainty === 'unknown'
      ? [
          msg`Für diese Ausführung haben wir gerade keinen Preis. Bitte wählen Sie eine andere oder versuchen Sie es später.`,
        ]
      : [];
  }
  return tooMany.length > 0 ? [msg`So große Auflagen drucken wir auf Anfrage. Bitte schreiben Sie uns.`] : [];
}

function uploadReasons({ upload }: OrderFacts): readonly MessageDescriptor[] {
  if (upload.status === 'lost') return [msg`Die Datei wird nicht übertragen. Bitte übertragen Sie sie noch einmal.`];
  return upload.status === 'starting' ? [msg`Die Übertragung der Datei wird vorbereitet.`] : [];
}

/** The shop did not answer, or the part of this page that asks it could not be had. */
export const notReached = msg`Der Auftrag ist noch nicht im Warenkorb: Der Shop war nicht zu erreichen. Bitte versuchen Sie es noch einmal.`;
