import { useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { createStore } from 'jotai';
import { isAllHere, takingId, type TakingWish } from '#offline/taken/taking.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckIcon } from '#ui/icons/status-icons.tsx';
import { DownloadIcon, PauseIcon } from '#ui/icons/transfer-icons.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { takeAlongAtom } from './look-after-takings.ts';
import { TakingRow } from './parts/taking-row.tsx';
import { nameOfTaking } from './parts/taking-words.ts';
import { canTake, type ShownTaking, takingsAtom } from './takings.ts';
import styles from './take-this.module.css';

interface TakeThisProps {
  wish: TakingWish;
  /** From then on what was taken along is looked after on this page. */
  lookAfter: (store: ReturnType<typeof createStore>) => Promise<void>;
  /** Above the beginning of a page, at the end of its trail; otherwise among other buttons. */
  inTrail?: boolean;
}

/** Takes along what a page shows, and says how far that came. */
export function TakeThis({ wish, lookAfter, inTrail = false }: TakeThisProps): ReactElement | null {
  const { t } = useLingui();
  const store = useStore();
  const take = useSetAtom(takeAlongAtom);
  const notify = useSetAtom(notifyAtom);
  const takings = useAtomValue(takingsAtom);
  const [isOpen, setOpen] = useState(false);
  if (!canTake()) return null;
  const taking = takings?.find(({ id }) => id === takingId(wish));
  const press = async (): Promise<void> => {
    setOpen(true);
    if (taking) return;
    try {
      await lookAfter(store);
      await take(wish);
    } catch (error) {
      console.error('Nothing could be taken along.', error);
      setOpen(false);
      notify({ type: 'danger', message: t`Dieser Browser hebt nichts für unterwegs auf.` });
    }
  };
  return (
    <div className={inTrail ? styles['dock'] : undefined}>
      <div className={styles['control']}>
        <TakeButton taking={taking} isCompact={inTrail} onPress={() => void press()} />
      </div>
      <TakenDialog wish={wish} taking={taking} isOpen={isOpen} onClose={() => setOpen(false)} />
    </div>
  );
}

interface TakeButtonProps {
  taking: ShownTaking | undefined;
  isCompact: boolean;
  onPress: () => void;
}

function TakeButton({ taking, isCompact, onPress }: TakeButtonProps): ReactElement {
  const { t } = useLingui();
  const { icon, words } = useLook(taking);
  const share = taking?.state === 'wanted' && taking.count !== null ? shareOf(taking.done, taking.count) : null;
  return (
    <Button
      variant="quiet"
      size="small"
      aria-haspopup="dialog"
      aria-label={words}
      title={words}
      onClick={onPress}
      data-taken={taking?.state}
    >
      {icon}
      <span className={isCompact ? styles['words'] : undefined} data-short={share !== null || undefined}>
        {share === null ? words : t`${share} %`}
      </span>
    </Button>
  );
}

/** Percent of something that is not all here. */
const shareOf = (done: number, count: number): number => Math.min(99, Math.floor((100 * done) / Math.max(count, 1)));

function useLook(taking: ShownTaking | undefined): { icon: ReactElement; words: string } {
  const { t } = useLingui();
  if (!taking || taking.state === 'refused') return { icon: <DownloadIcon />, words: t`Offline mitnehmen` };
  if (taking.state === 'wanted') return { icon: <DownloadIcon />, words: t`Wird mitgenommen` };
  if (isAllHere(taking)) return { icon: <CheckIcon />, words: t`Offline dabei` };
  return { icon: <PauseIcon />, words: t`Nicht ganz mitgenommen` };
}

/** What becomes of it. */
function useProspect(taking: ShownTaking | undefined): string {
  const { t } = useLingui();
  if (taking?.state === 'wanted' && taking.lastWhole)
    return t`Es wird im Hintergrund erneuert. Bis dahin öffnet sich ohne Netz der bisherige Stand.`;
  if (taking?.state === 'wanted')
    return t`Sie können weiterstöbern, es geht im Hintergrund weiter. Danach öffnet sich alles auch ohne Netz.`;
  // Its row says what there is to say.
  if (taking && (taking.state === 'full' || !isAllHere(taking))) return '';
  return t`Was mitgenommen ist, öffnet sich ohne Netz und wird von selbst jeden Tag erneuert, solange Sie online sind.`;
}

interface TakenDialogProps {
  wish: TakingWish;
  taking: ShownTaking | undefined;
  isOpen: boolean;
  onClose: () => void;
}

function TakenDialog({ wish, taking, isOpen, onClose }: TakenDialogProps): ReactElement {
  const { t, i18n } = useLingui();
  const name = nameOfTaking(wish, i18n);
  const prospect = useProspect(taking);
  return (
    <Dialog
      open={isOpen}
      size="small"
      onClose={onClose}
      title={t`${name} offline`}
      closeLabel={t`Schließen`}
      actions={<Button variant="secondary" onClick={onClose}>{t`Fertig`}</Button>}
    >
      <div className={styles['body']}>
        {taking ? <TakingRow taking={taking} /> : <p>{t`Nicht auf diesem Gerät.`}</p>}
        <p className={styles['note']}>
          {prospect} <TextLink to="/platform">{t`Alles Mitgenommene`}</TextLink>
        </p>
      </div>
    </Dialog>
  );
}
