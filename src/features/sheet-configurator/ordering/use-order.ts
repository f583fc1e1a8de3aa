import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { isCartFull, isLineTooLarge } from '#features/cart/cart-fullness.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import type { PrintJob } from '#print/spec/print-job.ts';
import type { JobUpload } from '../jobs/sending/use-job-upload.ts';
import type { KeptJob } from '../kept-job.ts';
import type { ShownPrice } from '../price/job-price.ts';
import type { Obstacles } from './order-obstacles.ts';
import { UnitNotSoldError } from './plan-job-lines.ts';
import { putJobIntoCartAtom } from './put-into-cart.ts';

interface Order {
  busy: boolean;
  /** Counts how often it was tried with questions open. */
  attempts: number;
  order: () => Promise<void>;
}

interface OrderInput {
  kept: KeptJob;
  /** As it will be printed. */
  job: PrintJob;
  price: ShownPrice;
  upload: JobUpload;
  obstacles: Obstacles;
  /** Pages of the file. */
  pages: number;
}

/** Puts the job into the cart and goes there, unless something is still open. */
export function useJobOrder({ kept, job, price, upload, obstacles, pages }: OrderInput): Order {
  const { t } = useLingui();
  const formats = useFormats();
  const navigate = useNavigate();
  const notify = useSetAtom(notifyAtom);
  const putIntoCart = useSetAtom(putJobIntoCartAtom);
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

  const tellNewPrice = (cents: number): void => {
    if (cents === price.totalCents) return;
    const [now, before] = [formats.price(cents / 100), formats.price(price.totalCents / 100)];
    notify({ type: 'warning', message: t`Preis wurde aktualisiert: ${now} statt ${before}.` });
  };
  const failureText = (error: unknown): string => {
    if (error instanceof UnitNotSoldError)
      return t`Diese Ausführung können wir gerade nicht liefern. Bitte wählen Sie eine andere.`;
    if (isCartFull(error))
      return t`Der Auftrag ist noch nicht im Warenkorb: Der ist voll. Bitte bestellen Sie zuerst, was darin liegt.`;
    if (isLineTooLarge(error))
      return t`Der Auftrag ist nicht im Warenkorb: Er hat mehr Angaben, als in eine Bestellung passen. Bitte teilen Sie ihn in mehrere Aufträge auf.`;
    return t`Der Auftrag ist noch nicht im Warenkorb: Der Shop war nicht zu erreichen. Bitte versuchen Sie es noch einmal.`;
  };
  const order = async (): Promise<void> => {
    if (obstacles.reasons.length > 0 || !kept.upload) return;
    if (obstacles.questions.length > 0) {
      setAttempts(attempts + 1);
      return;
    }
    const file = {
      ...kept.file,
      path: kept.upload.path,
      pages,
      md5: 'md5' in upload ? upload.md5 : undefined,
    };
    setBusy(true);
    try {
      tellNewPrice(await putIntoCart({ job, files: [file] }));
      await navigate('/checkout/cart');
    } catch (error) {
      console.error('The job could not be put into the cart.', error);
      notify({ type: 'danger', message: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempts, order };
}
