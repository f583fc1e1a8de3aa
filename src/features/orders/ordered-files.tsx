import { useState, type ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import type { PrintJobFile } from '#print/payload/print-job-payload.ts';
import { useKeptSince } from './kept/kept-order.tsx';
import { loadOrderAtom, orderChangesAtom } from './order-atoms.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { useShell } from '#platform/session/shell.ts';
import { deletePrintFile } from '#store-api/checkout/print-files.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileEntry } from '#ui/content/file-entry.tsx';
import { TrashIcon } from '#ui/icons/edit-icons.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import styles from './ordered-files.module.css';

/** Files that were ordered to be printed, and the way to delete them; nothing where the shop does not keep them itself. */
export function OrderedFiles({ order }: { order: Order }): ReactElement | null {
  const { t } = useLingui();
  const { retention } = useShell().configuration;
  const files = filesOf(order);
  if (!retention || files.length === 0) return null;
  const days = t`${plural(retention.orderedDays, { one: '# Tag', other: '# Tage' })}`;
  return (
    <Section heading={t`Dateien für den Druck`}>
      <p
        className={styles['terms']}
      >{t`Wir löschen sie ${days} nach dem Versand. Sie können sie auch früher löschen.`}</p>
      <ul className={styles['files']}>
        {files.map((file) => (
          <OrderedFile key={file.path} orderId={order.id} file={file} deletedAt={deletionOf(order, file.path)} />
        ))}
      </ul>
    </Section>
  );
}

/** Each file once, though several jobs may be printed from it. */
function filesOf({ lineItems }: Order): readonly PrintJobFile[] {
  const all = groupLines(lineItems).flatMap((article) => (isJob(article) ? (article.lead?.files ?? []) : []));
  return [...new Map(all.map((file) => [file.path, file])).values()];
}

const deletionOf = ({ customFields }: Order, path: string): string | undefined =>
  customFields.print_files_deleted.find((deleted) => deleted.path === path)?.at;

interface OrderedFileProps {
  orderId: string;
  file: PrintJobFile;
  /** ISO 8601. */
  deletedAt: string | undefined;
}

function OrderedFile({ orderId, file, deletedAt }: OrderedFileProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const isKept = useKeptSince(orderId) !== undefined;
  const [isAsking, setAsking] = useState(false);
  const { name, size } = file;
  const date = deletedAt === undefined ? undefined : formats.dateTime(deletedAt);
  return (
    <li>
      <FileEntry
        name={name}
        facts={date === undefined ? formats.fileSize(size) : t`Gelöscht am ${date}`}
        actions={
          date === undefined &&
          !isKept && (
            <Button variant="quiet" size="small" aria-label={t`${name} löschen`} onClick={() => setAsking(true)}>
              <TrashIcon /> {t`Löschen`}
            </Button>
          )
        }
      />
      <DeletionDialog orderId={orderId} file={file} isOpen={isAsking} onClose={() => setAsking(false)} />
    </li>
  );
}

interface DeletionDialogProps {
  orderId: string;
  file: PrintJobFile;
  isOpen: boolean;
  onClose: () => void;
}

function DeletionDialog({ orderId, file, isOpen, onClose }: DeletionDialogProps): ReactElement {
  const { t } = useLingui();
  const { name } = file;
  const [isDeleting, remove] = useDeletion(orderId, file);
  return (
    <Dialog
      open={isOpen}
      size="small"
      onClose={onClose}
      title={t`Datei löschen?`}
      closeLabel={t`Schließen`}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Behalten`}</Button>
          <Button variant="danger" busy={isDeleting} onClick={() => void remove().then(onClose)}>
            {t`Endgültig löschen`}
          </Button>
        </>
      }
    >
      <p>{t`${name} wird sofort und endgültig gelöscht. Was noch nicht gedruckt ist, können wir dann nicht mehr drucken; die Bestellung bleibt bestehen.`}</p>
    </Dialog>
  );
}

/** The order is loaded anew afterwards: it says what became of the file, also of one that was gone already. */
function useDeletion(
  orderId: string,
  { name, path }: PrintJobFile,
): [isDeleting: boolean, remove: () => Promise<void>] {
  const { t } = useLingui();
  const api = useAtomValue(storeApiAtom);
  const notify = useSetAtom(notifyAtom);
  const load = useSetAtom(loadOrderAtom);
  const changeOf = useAtomValue(orderChangesAtom);
  const [isDeleting, setDeleting] = useState(false);
  const remove = async (): Promise<void> => {
    setDeleting(true);
    try {
      await deletePrintFile(api, { ...changeOf(orderId), path });
    } catch (error) {
      console.error('An ordered file could not be deleted.', error);
      const message = hasStatus(error, 404)
        ? t`${name} liegt nicht mehr bei uns.`
        : t`${name} konnte nicht gelöscht werden. Bitte versuchen Sie es noch einmal.`;
      notify({ type: 'danger', message });
    }
    await load(orderId);
    setDeleting(false);
  };
  return [isDeleting, remove];
}
