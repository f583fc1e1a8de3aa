import type { CmsSlotOf } from '#store-api/cms/cms-slot.ts';

type VideoSlot = CmsSlotOf<'youtube-video' | 'vimeo-video'>;

/** A video on somebody else's site. */
export interface Video {
  /** Whose it is, as a reader knows them. */
  readonly site: string;
  /** Who receives the visitor's address when it is loaded. */
  readonly company: string;
  /** The page of the video there. */
  readonly page: string;
  /** The player for a frame, in the site's version without cookies, begun at once: the reader has just pressed "play". */
  readonly player: string;
}

/** Reads a video slot; `null` without a usable id. */
export function readVideo(slot: VideoSlot): Video | null {
  const { videoID } = slot.config;
  if (!videoID || !/^[\w-]+$/.test(videoID)) return null;
  return slot.kind === 'youtube-video' ? youtube(videoID, slot.config) : vimeo(videoID, slot.config);
}

function youtube(id: string, { start, end, loop, showControls }: VideoSlot['config']): Video {
  const options = new URLSearchParams({ autoplay: '1', rel: '0' });
  if (start) options.set('start', String(start));
  if (end) options.set('end', String(end));
  if (!showControls) options.set('controls', '0');
  if (loop) {
    options.set('loop', '1');
    options.set('playlist', id);
  }
  return {
    site: 'YouTube',
    company: 'Google Ireland Limited',
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}?${options.toString()}`,
  };
}

function vimeo(id: string, { loop, controls }: VideoSlot['config']): Video {
  const options = new URLSearchParams({ autoplay: '1', dnt: '1' });
  if (loop) options.set('loop', '1');
  if (!controls) options.set('controls', '0');
  return {
    site: 'Vimeo',
    company: 'Vimeo.com, Inc.',
    page: `https://vimeo.com/${id}`,
    player: `https://player.vimeo.com/video/${id}?${options.toString()}`,
  };
}
