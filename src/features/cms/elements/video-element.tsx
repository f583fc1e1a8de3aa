import { useState, type MouseEvent, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { consentAtom } from '#platform/consent/consent-atoms.ts';
import { useIsHydrated } from '#platform/session/first-view.ts';
import { useShell } from '#platform/session/shell.ts';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { PlayIcon } from '#ui/icons/transfer-icons.tsx';
import { readVideo } from './video-player.ts';
import styles from './video-element.module.css';

/** The player runs on an origin of its own: what it may do there cannot reach this page. */
const playerRights = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/**
 * A video of another site: the shop's own preview picture, and who sends the video. Nothing is asked of that site before the
 * reader presses play (§ 25 TDDDG). Who allowed it for all videos is not told again. The player stands in the page where the shop allows players of others
 * (`videoPlayers` of the configuration); elsewhere, and without scripts, the link opens the site.
 */
export function VideoElement({ slot }: { slot: CmsSlotOf<'youtube-video' | 'vimeo-video'> }): ReactElement | null {
  const { t } = useLingui();
  const { videoPlayers } = useShell().configuration;
  const [agreed, setAgreed] = useState(false);
  const isHydrated = useIsHydrated();
  const { functional } = useAtomValue(consentAtom);
  const video = readVideo(slot);
  if (video === null) return null;
  const { site, company, page, player } = video;
  if (agreed) {
    return (
      <iframe
        className={styles['player']}
        src={player}
        title={t`Video von ${site}`}
        sandbox={playerRights}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        allowFullScreen
      />
    );
  }
  const play = (event: MouseEvent): void => {
    if (!videoPlayers) return;
    event.preventDefault();
    setAgreed(true);
  };
  return (
    <div className={styles['video']}>
      {slot.data?.media && <MediaPicture media={slot.data.media} ratio="16 / 9" alt="" />}
      <div className={styles['offer']}>
        <a className={styles['label']} href={page} target="_blank" rel="noopener noreferrer" onClick={play}>
          <PlayIcon />{' '}
          {videoPlayers ? t`Video von ${site} laden und abspielen` : t`Video bei ${site} ansehen (neues Fenster)`}
        </a>
        {!(isHydrated && functional && videoPlayers) && (
          <p className={styles['note']}>
            {t`Erst wenn Sie hier klicken, lädt Ihr Browser etwas von ${site} (${company}). ${site} erfährt dann Ihre IP-Adresse und kann Cookies setzen.`}
          </p>
        )}
      </div>
    </div>
  );
}
