import { useCallback, useEffect, useId, useRef, useState, type ReactElement, type RefObject } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { onlineAtom } from '#platform/connectivity/online-atom.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { CloseIcon } from '#ui/icons/frame-icons.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '#ui/icons/direction-icons.tsx';
import { Announcer } from './panel/announcer.tsx';
import { isUnfoldedAtom } from './panel/panel-atoms.ts';
import type { LinkOf } from './panel/panel-row.tsx';
import { QueueActions } from './panel/queue-actions.tsx';
import { QueueRows } from './panel/queue-rows.tsx';
import { QueueSentence } from './panel/queue-sentence.tsx';
import type { QueueSummary } from './panel/queue-summary.ts';
import styles from './panel/upload-panel.module.css';
import { useKeepingTrouble } from './panel/use-keeping-trouble.ts';
import { useQueue } from './panel/use-queue.ts';
import { useRemainingTime } from './panel/use-remaining-time.ts';

/** How long the good news stays before the panel goes by itself. */
const goodNewsMs = 8000;

/**
 * The queue on every page (UX-30): one line that unfolds to all uploads. It comes with the first unfinished upload and goes
 * after the last one has arrived.
 */
export function UploadPanel({ linkOf }: { linkOf: LinkOf }): ReactElement {
  const { t } = useLingui();
  const { uploads, summary } = useQueue();
  const isOnline = useAtomValue(onlineAtom);
  useKeepingTrouble();
  const time = useRemainingTime(uploads, summary, isOnline);
  const [isUnfolded, setUnfolded] = useAtom(isUnfoldedAtom);
  const dock = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useGoodNews(summary, isUnfolded, dock);
  const toggle = useRef<HTMLButtonElement>(null);
  const focusLine = useCallback(() => (toggle.current ? toggle.current.focus() : focusPage()), []);
  const sheet = useId();
  const isDone = summary.done === summary.files;
  const isShown = summary.files > 0 && !(isDone && isClosed);
  return (
    <>
      <Announcer uploads={uploads} summary={summary} />
      {isShown && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <section
          ref={dock}
          className={styles['dock']}
          aria-label={t`Übertragungen`}
          data-unfolded={isUnfolded || undefined}
          onKeyDown={({ key, target }) => {
            if (key !== 'Escape' || !isUnfolded || isInDialog(target)) return;
            setUnfolded(false);
            focusLine();
          }}
        >
          <div className={styles['line']}>
            <button
              ref={toggle}
              type="button"
              className={styles['toggle']}
              aria-expanded={isUnfolded}
              aria-controls={sheet}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <span className={styles['sentence']}>
                <QueueSentence summary={summary} time={time} isOnline={isOnline} />
              </span>
              {isUnfolded ? <ChevronDownIcon /> : <ChevronUpIcon />}
            </button>
            {isDone && (
              <IconButton
                label={t`Schließen`}
                icon={<CloseIcon />}
                onClick={() => {
                  setClosed(true);
                  focusPage();
                }}
              />
            )}
          </div>
          <ProgressBar
            label={t`Alle Übertragungen`}
            labelHidden
            value={summary.bytes === 0 ? 0 : summary.acknowledged / summary.bytes}
            state={barState(summary, isOnline && time?.kind !== 'interrupted')}
          />
          <div id={sheet} className={styles['sheet']} hidden={!isUnfolded}>
            {isUnfolded && (
              <>
                <QueueActions uploads={uploads} />
                <QueueRows uploads={uploads} linkOf={linkOf} onEmpty={focusLine} />
              </>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** Escape in a question that a row asks answers the question. */
const isInDialog = (target: EventTarget): boolean => target instanceof Element && target.closest('dialog') !== null;

/** The panel is gone: the focus goes to where files are added, else to the page (A11Y-24). */
function focusPage(): void {
  const page = document.getElementById('content');
  (page?.querySelector<HTMLElement>('input[type=file][multiple]') ?? page)?.focus({ preventScroll: true });
}

/** Whether the panel is closed after everything has arrived; by itself unless somebody looks into it or is in it by keyboard. */
function useGoodNews({ files, done }: QueueSummary, isUnfolded: boolean, dock: RefObject<HTMLElement | null>) {
  const isDone = done === files;
  const [isClosed, setClosed] = useState(isDone);
  useEffect(() => {
    if (!isDone) setClosed(false);
    if (!isDone || isUnfolded) return undefined;
    const timer = setInterval(() => {
      if (!dock.current?.querySelector(':focus-visible')) setClosed(true);
    }, goodNewsMs);
    return () => clearInterval(timer);
  }, [isDone, isUnfolded, dock]);
  return [isClosed, setClosed] as const;
}

function barState(
  { files, done, failed, lost, moving }: QueueSummary,
  isOnline: boolean,
): 'running' | 'paused' | 'failed' | 'done' {
  if (done === files) return 'done';
  if (failed + lost > 0) return 'failed';
  return moving > 0 && isOnline ? 'running' : 'paused';
}
