import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';
import { MediaPicture } from '#ui/content/media-picture.tsx';
import { PlayIcon } from '#ui/icons/action-icons.tsx';
import styles from './video-element.module.css';

const sites = {
  'youtube-video': { name: 'YouTube', address: 'https://www.youtube.com/watch?v=' },
  'vimeo-video': { name: 'Vimeo', address: 'https://vimeo.com/' },
} as const;

/**
 * A video elsewhere, as a link to it: nothing is loaded from there before the shopper goes there, so no consent has to
 * be asked for (§ 25 TDDDG).
 */
export function VideoElement({ slot }: { slot: CmsSlotOf<'youtube-video' | 'vimeo-video'> }): ReactElement | null {
  const { t } = useLingui();
  const { name, address } = sites[slot.kind];
  const { videoID } = slot.config;
  if (!videoID || !/^[\w-]+$/.test(videoID)) return null;
  return (
    <a className={styles['video']} href={address + videoID} target="_blank" rel="noopener noreferrer">
      {slot.data?.media && <MediaPicture media={slot.data.media} ratio="16 / 9" alt="" />}
      <span className={styles['label']}>
        <PlayIcon /> {t`Video bei ${name} ansehen (neues Fenster)`}
      </span>
    </a>
  );
}
