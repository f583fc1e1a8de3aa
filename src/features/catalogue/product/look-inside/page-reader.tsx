import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MinusIcon, PlusIcon } from '#ui/icons/action-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/icons/direction-icons.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import type { GalleryPicture } from '../gallery-picture.ts';
import { useReading } from './use-reading.ts';
import { useTouch } from './use-touch.ts';
import styles from './page-reader.module.css';

interface PageReaderProps {
  name: string;
  pictures: readonly GalleryPicture[];
  /** Where it opens. */
  start: number;
  onClose: () => void;
}

/** Pages and pictures of an article over the whole screen: to turn, to enlarge, to move about in. */
export function PageReader({ name, pictures, start, onClose }: PageReaderProps): ReactElement {
  const { t } = useLingui();
  const [index, setIndex] = useState(start);
  const shown = pictures[index];
  const turn = (direction: 1 | -1): void =>
    setIndex((now) => Math.min(pictures.length - 1, Math.max(0, now + direction)));
  return (
    <Dialog open onClose={onClose} title={name} closeLabel={t`Schließen`} size="full">
      {shown && <Page key={shown.id} picture={shown} {...{ name, index, turn }} count={pictures.length} />}
    </Dialog>
  );
}

interface PageProps {
  name: string;
  picture: GalleryPicture;
  index: number;
  count: number;
  turn: (direction: 1 | -1) => void;
}

/** How far one press of an arrow key moves an enlarged page, in CSS pixels. */
const stepPx = 96;

/** Where the size of a file is not known, that of a sheet of A4 is assumed until it has loaded. */
const sheet = { width: 1050, height: 1485 };

function Page({ name, picture, index, count, turn }: PageProps): ReactElement {
  const { t } = useLingui();
  const stage = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState(sheet);
  const { width, height, url, alt } = picture;
  const size = width !== null && height !== null ? { width, height } : loaded;
  const reading = useReading(stage, size);
  const zoomed = reading.width !== null;
  const touch = useTouch({ ...reading, zoomed, onSwipe: turn });
  const move = (right: number, down: number): void =>
    stage.current?.scrollBy({ left: right * stepPx, top: down * stepPx });
  useKeys({
    ArrowLeft: () => (zoomed ? move(-1, 0) : turn(-1)),
    ArrowRight: () => (zoomed ? move(1, 0) : turn(1)),
    ArrowUp: () => move(0, -1),
    ArrowDown: () => move(0, 1),
    PageUp: () => turn(-1),
    PageDown: () => turn(1),
    '+': reading.larger,
    '=': reading.larger,
    '-': reading.smaller,
    '0': reading.fit,
    '1': () => reading.toggleOwnSize(),
  });
  return (
    <div className={styles['reader']}>
      {/* All of this can be done with the keys of the dialog and its buttons too; what scrolls has to take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={stage}
        className={styles['stage']}
        role="group"
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoomed={zoomed || undefined}
        onDoubleClick={(event) => reading.toggleOwnSize({ x: event.clientX, y: event.clientY })}
        {...touch}
      >
        <img
          className={styles['page']}
          src={url}
          alt={alt || name}
          width={size.width}
          height={size.height}
          draggable={false}
          style={zoomed ? { inlineSize: `${reading.width}px` } : undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setLoaded({ width: naturalWidth, height: naturalHeight })
          }
        />
      </div>
      <div className={styles['tools']}>
        <div className={styles['group']}>
          <IconButton
            label={t`Vorige Seite`}
            icon={<ChevronLeftIcon />}
            disabled={index === 0}
            onClick={() => turn(-1)}
          />
          <Place page={picture.page} index={index} count={count} />
          <IconButton
            label={t`Nächste Seite`}
            icon={<ChevronRightIcon />}
            disabled={index === count - 1}
            onClick={() => turn(1)}
          />
        </div>
        <div className={styles['group']}>
          <IconButton label={t`Verkleinern`} icon={<MinusIcon />} disabled={!zoomed} onClick={reading.smaller} />
          <Button variant="quiet" aria-pressed={reading.width === size.width} onClick={() => reading.toggleOwnSize()}>
            1 : 1
          </Button>
          <IconButton label={t`Vergrößern`} icon={<PlusIcon />} onClick={reading.larger} />
        </div>
      </div>
    </div>
  );
}

/** The page of the book where the shop tells it, else the how many-th picture this is. */
function Place({ page, index, count }: { page: GalleryPicture['page']; index: number; count: number }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const [number, of] = [page?.number ?? null, page?.of ?? null];
  const position = formats.number(index + 1);
  const total = formats.number(count);
  let place = t`Bild ${position} von ${total}`;
  if (number !== null) {
    const shown = formats.number(number);
    const pages = formats.number(of ?? 0);
    place = of === null ? t`Seite ${shown}` : t`Seite ${shown} von ${pages}`;
  }
  return (
    <p className={styles['place']} aria-live="polite">
      {place}
    </p>
  );
}

/** Keys of the whole dialog, wherever its focus is. */
function useKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      latest.current[event.key]?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
