import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { hearingKept } from '#platform/connectivity/hearing-kept.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { downloadDocument } from '#store-api/checkout/order-files.ts';
import type { Order, OrderDocument } from '#store-api/schemas/order.ts';
import { hasStatus, isUnanswered } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { FileEntry } from '#ui/content/file-entry.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { DownloadIcon } from '#ui/icons/transfer-icons.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { MomentOfKept } from '../kept/kept-order.tsx';
import { orderChangesAtom } from '../order-atoms.ts';
import { saveFile } from './save-file.ts';

/** Invoice and other papers of an order as PDF. */
export function OrderDocuments({ order }: { order: Order }): ReactElement | null {
  const { t } = useLingui();
  if (order.documents.length === 0) return null;
  return (
    <Section heading={t`Rechnung und Belege`}>
      <ul>
        {order.documents.map((document) => (
          <OrderPaper key={document.id} order={order} document={document} />
        ))}
      </ul>
    </Section>
  );
}

function OrderPaper({ order, document }: { order: Order; document: OrderDocument }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { isBusy, problem, keptSince, fetchPaper } = useDownload(order.id, document);
  const number = document.documentNumber ?? '';
  const name = `${document.documentType?.name || t`Beleg`} ${number}`.trim();
  return (
    <li>
      <FileEntry
        name={name}
        facts={
          <>
            {document.createdAt !== '' && formats.date(new Date(document.createdAt))}{' '}
            {keptSince !== undefined && <MomentOfKept since={keptSince} />}
          </>
        }
        actions={
          <Button
            size="small"
            busy={isBusy}
            aria-label={t`${name} herunterladen`}
            onClick={() => void fetchPaper(name)}
          >
            <DownloadIcon /> {t`PDF herunterladen`}
          </Button>
        }
      />
      {problem && (
        <Notice tone="warning" role="alert">
          <DownloadProblem problem={problem} orderNumber={order.orderNumber} />
        </Notice>
      )}
    </li>
  );
}

type Problem = 'unmade' | 'stranger' | 'unanswered' | 'failed';

function DownloadProblem({ problem, orderNumber }: { problem: Problem; orderNumber: string }): ReactElement {
  if (problem === 'unmade')
    return <Trans>Dieser Beleg ist noch nicht fertig. Bitte versuchen Sie es etwas später.</Trans>;
  if (problem === 'unanswered') {
    return (
      <Trans>
        Der Shop antwortet gerade nicht, und auf diesem Gerät liegt der Beleg nicht. Was Sie einmal geöffnet oder mit
        der Bestellung mitgenommen haben, ist auch ohne Netz da.
      </Trans>
    );
  }
  if (problem === 'failed') {
    return <Trans>Das Herunterladen hat nicht geklappt. Bitte versuchen Sie es noch einmal.</Trans>;
  }
  return (
    <Trans>
      Über den Link aus der E-Mail gibt der Shop diesen Beleg nicht heraus. Bitte{' '}
      <TextLink to={`/contact?order=${orderNumber}`}>schreiben Sie uns</TextLink>, wir schicken ihn Ihnen.
    </Trans>
  );
}

function useDownload(orderId: string, document: OrderDocument) {
  const api = useAtomValue(storeApiAtom);
  const changeOf = useAtomValue(orderChangesAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [keptSince, setKeptSince] = useState<string>();
  const fetchPaper = async (name: string): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const heard = hearingKept(api);
      const file = await downloadDocument(heard.api, document, changeOf(orderId).link);
      setKeptSince(heard.since());
      if (file.size === 0) setProblem('unmade');
      else saveFile(file, `${name}.pdf`);
    } catch (error) {
      console.error('A document could not be downloaded.', error);
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return { isBusy, problem, keptSince, fetchPaper };
}

function problemOf(error: unknown): Problem {
  if (isUnanswered(error)) return 'unanswered';
  return hasStatus(error, 403) ? 'stranger' : 'failed';
}
