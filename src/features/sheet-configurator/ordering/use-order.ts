import { useState } from 'react';
import { useSetAtom, useStore } from 'jotai';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import type { PrintJob } from '#print/spec/print-job.ts';
import type { JobUpload } from '../jobs/sending/use-job-upload.ts';
import type { KeptJob } from '../kept-job.ts';
import type { ShownPrice } from '../price/job-price.ts';
import { notReached, type Obstacles } from './order-obstacles.ts';

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
  const store = useStore();
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);

  const tell = (cents: number | 'later'): void => {
    // What waits is told of in the cart.
    if (cents === 'later' || cents === price.totalCents) return;
    const [now, before] = [formats.price(cents / 100), formats.price(price.totalCents / 100)];
    notify({ type: 'warning', message: t`Preis wurde aktualisiert: ${now} statt ${before}.` });
  };
  const order = async (): Promise<void> => {
    if (obstacles.reasons.length > 0 || !kept.upload) return;
    if (obstacles.questions.length > 0) {
      setAttempts(attempts + 1);
      return;
    }
    const { path } = kept.upload;
    const file = { ...kept.file, path, pages, md5: 'md5' in upload ? upload.md5 : undefined };
    setBusy(true);
    try {
      const { orderJobAtom } = await import('./order-job.ts');
      const outcome = await store.set(orderJobAtom, { job, files: [file] });
      if (typeof outcome === 'object') {
        notify({ type: 'danger', message: t(outcome) });
        return;
      }
      tell(outcome);
      await navigate('/checkout/cart');
    } catch (error) {
      console.error('What puts a job into the cart could not be loaded.', error);
      notify({ type: 'danger', message: t(notReached) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, attempts, order };
}
