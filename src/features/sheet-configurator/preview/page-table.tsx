import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { DataTable } from '#ui/content/data-table.tsx';
import type { PageFacts } from './page-facts.ts';
import { findingsWords, printWords, sideWords } from './page-words.ts';

interface PageTableProps {
  pages: readonly PageFacts[];
  bindEdge: 'left' | 'top';
}

/** The preview as a table, made only when it is asked for: a score may have hundreds of pages (A11Y-27). */
export function PageTable({ pages, bindEdge }: PageTableProps): ReactElement {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const columns = [
    { key: 'page', header: t`Seite`, cell: ({ number }: PageFacts) => number, rowHeader: true },
    { key: 'side', header: t`Liegt`, cell: ({ side }: PageFacts) => t(sideWords[bindEdge][side]) },
    { key: 'print', header: t`Druck`, cell: ({ print }: PageFacts) => t(printWords[print]) },
    { key: 'turn', header: t`Danach`, cell: ({ turnAfter }: PageFacts) => (turnAfter ? t`wenden` : '–') },
    { key: 'findings', header: t`Hinweise`, cell: ({ findings }: PageFacts) => t(findingsWords(findings)) },
  ];
  return (
    <div>
      <Button variant="quiet" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? t`Tabelle schließen` : t`Alle Seiten als Tabelle`}
      </Button>
      {shown && (
        <DataTable
          caption={t`Alle Seiten`}
          captionHidden
          columns={columns}
          rows={pages}
          rowKey={({ number }) => String(number)}
        />
      )}
    </div>
  );
}
