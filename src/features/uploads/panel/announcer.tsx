import { useEffect, useState, type ReactElement } from 'react';
import { useAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import type { UploadView } from '../upload-view.ts';
import { toldNewsAtom } from './panel-atoms.ts';
import { tellNews, type QuietNews, type ToldNews, type UrgentNews } from './queue-news.ts';
import type { QueueSummary } from './queue-summary.ts';

interface AnnouncerProps {
  uploads: readonly UploadView[];
  summary: QueueSummary;
}

/** Tells listeners of the whole queue, on whatever page they are (A11Y-23). Both regions are there before they speak. */
export function Announcer({ uploads, summary }: AnnouncerProps): ReactElement {
  const [told, setTold] = useAtom(toldNewsAtom);
  const [quiet, setQuiet] = useState<QuietNews>();
  const [urgent, setUrgent] = useState<UrgentNews>({ failed: [], lost: [] });
  useEffect(() => {
    const news = tellNews(told, summary, uploads);
    if (!isSame(told, news.told)) setTold(news.told);
    if (news.quiet) setQuiet(news.quiet);
    if (news.urgent.failed.length + news.urgent.lost.length > 0) setUrgent(news.urgent);
  }, [told, setTold, summary, uploads]);
  return (
    <>
      <div role="status">
        <VisuallyHidden>{quiet && <QuietWords news={quiet} />}</VisuallyHidden>
      </div>
      <div role="alert">
        <VisuallyHidden>
          <FailedWords names={urgent.failed} />
          <LostWords names={urgent.lost} />
        </VisuallyHidden>
      </div>
    </>
  );
}

function QuietWords({ news }: { news: QuietNews }): ReactElement {
  const { t } = useLingui();
  switch (news.kind) {
    case 'started': {
      const { files } = news;
      return <>{t`${plural(files, { one: '# Datei wird übertragen.', other: '# Dateien werden übertragen.' })}`}</>;
    }
    case 'quarter': {
      const { percent } = news;
      return <>{t`${percent} Prozent sind übertragen.`}</>;
    }
    case 'done': {
      const { files } = news;
      const words = t`${plural(files, { one: 'Die Datei ist vollständig bei uns.', other: 'Alle # Dateien sind vollständig bei uns.' })}`;
      return <>{words}</>;
    }
    case 'ended': {
      const { files, done } = news;
      return <>{t`Bei uns angekommen: ${done} von ${plural(files, { one: '# Datei', other: '# Dateien' })}.`}</>;
    }
  }
}

/** Names that are read out one by one. */
const readOutNames = 3;

function FailedWords({ names }: { names: readonly string[] }): ReactElement | null {
  const { t } = useLingui();
  const [count, list] = [names.length, names.join(', ')];
  if (count === 0) return null;
  if (count > readOutNames) return <>{t`${count} Dateien konnten nicht übertragen werden.`}</>;
  return <>{t`Nicht übertragen wurde: ${list}.`}</>;
}

function LostWords({ names }: { names: readonly string[] }): ReactElement | null {
  const { t } = useLingui();
  const [count, list] = [names.length, names.join(', ')];
  if (count === 0) return null;
  if (count > readOutNames) return <>{t`${count} Dateien müssen Sie noch einmal wählen.`}</>;
  return <>{t`Bitte noch einmal wählen: ${list}.`}</>;
}

function isSame(a: ToldNews, b: ToldNews): boolean {
  const sameFailures = a.failed.size === b.failed.size && [...a.failed].every((id) => b.failed.has(id));
  return a.isMoving === b.isMoving && a.quarter === b.quarter && a.isDone === b.isDone && sameFailures;
}
