import { useEffect, useEffectEvent, useMemo, useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/direction-icons.tsx';
import { Disclosure } from '#ui/overlay/disclosure.tsx';
import type { Finding } from '#print/preflight/finding.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { resolveRow } from '#print/pages/resolve-row.ts';
import { spreadsOf } from '#print/pages/spreads.ts';
import { pageFacts } from './page-facts.ts';
import type { EditPages } from '../jobs/job-edits.ts';
import { spreadWords } from './page-words.ts';
import { SpreadStrip } from './spread-strip.tsx';
import { SpreadView } from './spread-view.tsx';
import styles from './volume-preview.module.css';

export interface ChangedPage {
  page: number;
}

interface VolumePreviewProps {
  row: PrintRow;
  findings: readonly Finding[];
  /** The page (from 1) that was just changed: it is opened. */
  changed: ChangedPage | undefined;
  onEdit: EditPages;
}

/** One volume as it will lie on the stand: opening by opening, with its page turns. */
export function VolumePreview({ row, findings, changed, onEdit }: VolumePreviewProps): ReactElement | null {
  const { t } = useLingui();
  const resolved = useMemo(() => resolveRow(row), [row]);
  const spreads = useMemo(() => spreadsOf(resolved), [resolved]);
  const facts = useMemo(() => pageFacts(row, resolved, findings), [row, resolved, findings]);
  const [wanted, setOpen] = useState(0);
  const show = useEffectEvent(({ page }: ChangedPage) =>
    setOpen(
      Math.max(
        0,
        spreads.findIndex(({ left, right }) => left === page || right === page),
      ),
    ),
  );
  useEffect(() => {
    if (changed) show(changed);
  }, [changed]);
  const open = Math.min(wanted, spreads.length - 1);
  const spread = spreads[open];
  if (!spread) return null;
  const total = row.pages.length;
  const words = t(spreadWords(spread));
  const numbers = [spread.left, spread.right].filter((number) => number !== null);
  return (
    <div className={styles['preview']}>
      <div className={styles['stage']}>
        <SpreadView row={row} resolved={resolved} spread={spread} facts={facts} />
      </div>
      <div className={styles['pager']}>
        <IconButton
          label={t`Zurückblättern`}
          icon={<ChevronLeftIcon />}
          aria-disabled={open === 0 || undefined}
          onClick={() => setOpen(Math.max(0, open - 1))}
        />
        <p role="status">{t`${words} von ${total}`}</p>
        <IconButton
          label={t`Weiterblättern`}
          icon={<ChevronRightIcon />}
          aria-disabled={open === spreads.length - 1 || undefined}
          onClick={() => setOpen(Math.min(spreads.length - 1, open + 1))}
        />
      </div>
      {spreads.length > 1 && <SpreadStrip row={row} spreads={spreads} open={open} onOpen={setOpen} />}
      <Disclosure kind="plain" summary={t`Wendestellen und Seiten ändern`}>
        <LatePart
          load={loadPageTools}
          props={{ row, numbers, hasFacingPages: resolved.sides === 'duplex' && total > 1, onEdit }}
        />
      </Disclosure>
      <LatePart load={loadPageTable} props={{ pages: facts, bindEdge: resolved.bindEdge }} />
    </div>
  );
}

const loadPageTools = async () => (await import('./page-tools.tsx')).PageTools;

const loadPageTable = async () => (await import('./page-table.tsx')).PageTable;
