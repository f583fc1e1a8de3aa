import { useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { isUnanswered } from '#store-api/store-api-error.ts';
import { downloadOrderFile } from '#store-api/checkout/order-files.ts';
import type { OrderLineItem } from '#store-api/schemas/order-line-item.ts';
import { Button } from '#ui/actions/button.tsx';
import { DownloadIcon } from '#ui/icons/transfer-icons.tsx';
import { saveFile } from './parts/save-file.ts';

type Download = OrderLineItem['downloads'][number];

interface OrderDownloadsProps {
  orderId: string;
  downloads: readonly Download[];
}

/** The files of a digital article; the shop gives them out once the order is paid. */
export function OrderDownloads({ orderId, downloads }: OrderDownloadsProps): ReactElement {
  const { t } = useLingui();
  const granted = downloads.filter(({ accessGranted }) => accessGranted);
  if (granted.length === 0) return <p>{t`Die Dateien stehen hier bereit, sobald die Zahlung eingegangen ist.`}</p>;
  return (
    <>
      {granted.map((download) => (
        <DownloadButton key={download.id} orderId={orderId} download={download} />
      ))}
    </>
  );
}

function DownloadButton({ orderId, download }: { orderId: string; download: Download }): ReactElement {
  const { t } = useLingui();
  const api = useAtomValue(storeApiAtom);
  const notify = useSetAtom(notifyAtom);
  const [busy, setBusy] = useState(false);
  const { fileName = '', fileExtension = '' } = download.media ?? {};
  const name = fileName ? `${fileName}.${fileExtension}` : t`Datei`;
  const fetchFile = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(await downloadOrderFile(api, orderId, download.id), name);
    } catch (error) {
      console.error('A file could not be downloaded.', error);
      notify({
        type: 'danger',
        message: isUnanswered(error)
          ? t`Der Shop antwortet gerade nicht, und auf diesem Gerät liegt „${name}“ nicht.`
          : t`„${name}“ konnte nicht heruntergeladen werden. Bitte versuchen Sie es noch einmal.`,
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={busy} onClick={() => void fetchFile()}>
      <DownloadIcon /> {t`${name} herunterladen`}
    </Button>
  );
}
