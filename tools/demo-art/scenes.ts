import { coil, closedBook, openBook } from './bound-books.ts';
import { editionCover } from './edition-cover.ts';
import { musicPage, type EngravedPage } from './engraved-music.ts';
import { bindingSamples, leporello, paperFan } from './samples.ts';
import { clothFolder } from './folders.ts';
import { palette } from './palette.ts';
import { sheet } from './paper-sheets.ts';
import { placed, type Box, type Svg } from './strokes.ts';
import { pencil, rastrum } from './writing-tools.ts';

const a4: Box = { x: -300, y: -424, width: 600, height: 848 };

/** The work table: loose pages become a bound book. 1920 × 1080. */
export function workTable(): Svg {
  const book =
    closedBook(a4, palette.white, 9) +
    musicPage('praeludium', { ...a4, x: a4.x + 20, width: a4.width - 20 }) +
    coil(a4);
  return (
    placed(loosePage('piano'), [420, 640], -14) +
    placed(loosePage('menuett', palette.ivory), [800, 560], 5) +
    placed(book, [1320, 560], -4, 1.08) +
    placed(pencil({ colour: palette.accent, stave: true }), [1010, 930], -12, 0.9)
  );
}

function loosePage(name: EngravedPage, tint: string = palette.white): Svg {
  return sheet(a4, tint, 24) + musicPage(name, a4);
}

/** Choir folders and an open chorale book. 1920 × 1080. */
export function choirScene(): Svg {
  const box: Box = { x: -520, y: -366, width: 1040, height: 732 };
  const open =
    openBook(box) +
    musicPage('choir', { x: -515, y: -350, width: 505, height: 720 }) +
    musicPage('choir', { x: 10, y: -350, width: 505, height: 720 });
  return (
    placed(clothFolder('Chor', 'Sopran'), [400, 560], -9, 0.95) +
    placed(clothFolder('Chor', 'Alt', palette.accentDeep), [560, 600], 4, 0.95) +
    placed(open, [1260, 560], -3, 1.02) +
    placed(pencil({ colour: palette.cloth, end: 'eraser' }), [1240, 980], 3, 0.8)
  );
}

/** A wind band's march booklets and parts. 1920 × 1080. */
export function bandScene(): Svg {
  const march = (number: string, tint: 'sand' | 'sage' | 'mist', scoring: string): Svg =>
    editionCover({
      composer: 'Johann Strauss (Vater)',
      title: ['Radetzky-Marsch'],
      scoring,
      number,
      tint,
      landscape: true,
    });
  return (
    placed(march('1', 'mist', 'Klarinette 2 in B'), [560, 380], -10, 0.8) +
    placed(march('2', 'sage', 'Flügelhorn 1 in B'), [820, 690], 4, 0.8) +
    placed(march('3', 'sand', 'Tenorhorn in B'), [1320, 420], -3, 0.8) +
    placed(loosePage('melodies'), [1560, 790], 12, 0.7)
  );
}

/** Papers and bindings side by side. 1920 × 1080. */
export function craftScene(): Svg {
  return placed(paperFan(), [520, 580], 0, 0.98) + placed(bindingSamples(), [1480, 540], 0, 0.95);
}

/** Pages that never need turning. 1920 × 1080. */
export function pageTurnScene(): Svg {
  return placed(leporello(), [960, 480], 0, 1.75) + placed(rastrum(), [1240, 960], -5, 0.9);
}
