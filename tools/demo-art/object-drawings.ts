import type { ObjectName, SceneName } from '../../shop/demo/basics/picture-names.ts';
import { coilBound, paperPiles, printedCover, printedPile, roundedAndPunched, stapledOpen } from './finishing.ts';
import { archiveBox, clothFolder, elasticFolder, mailer, marchingFolder, ringFolder } from './folders.ts';
import { coilBook, exerciseBook, landscapePad, openSketchbook, ruledPile, staffStrips } from './manuscript.ts';
import { palette } from './palette.ts';
import { bindingSamples, leporello, nestedFormats, paperFan } from './samples.ts';
import { bandScene, choirScene, craftScene, pageTurnScene, workTable } from './scenes.ts';
import { foldingStand, metronome, orchestraStand, pageClip, standLamp, tableDesk, tuningFork } from './stands.ts';
import { placed, type Svg } from './strokes.ts';
import { eraser, pencil, rastrum, staffRuler } from './writing-tools.ts';

/** Puts a drawing in the middle of a square picture. */
function centred(content: Svg, turn = 0, scale = 1): Svg {
  return placed(content, [600, 600], turn, scale);
}

function threePencils(): Svg {
  return (
    placed(pencil({ colour: palette.accent, stave: true, end: 'eraser' }), [20, -150], -14, 1.16) +
    placed(pencil({ colour: palette.cloth, stave: true, end: 'eraser' }), [20, 20], -14, 1.16) +
    placed(pencil({ colour: palette.slate, stave: true, end: 'eraser' }), [20, 190], -14, 1.16)
  );
}

function threeClips(): Svg {
  return (
    placed(pageClip(palette.accent), [-60, -190], 20, 1.7) +
    placed(pageClip(palette.cloth), [90, 30], -12, 1.7) +
    placed(pageClip(palette.slate), [-40, 260], 8, 1.7)
  );
}

const landscapeBook = { x: -430, y: -300, width: 860, height: 600 };

/** How each thing is drawn. */
export const objectDrawings: Readonly<Record<ObjectName, () => Svg>> = {
  pencils: () => centred(threePencils()),
  'magnet-pencil': () => centred(pencil({ colour: palette.cloth, end: 'magnet' }), -24, 1.22),
  eraser: () => centred(eraser('Notenfalz'), -12, 1.5),
  rastrum: () => centred(rastrum(), -24, 1.35),
  ruler: () => centred(staffRuler(), -16, 1.08),
  'folder-cloth': () => centred(clothFolder('Chor', 'Sopran'), -4, 1.08),
  'folder-green': () => centred(clothFolder('Konzert', 'Violine 1', palette.accent), 4, 1.08),
  'folder-elastic': () => centred(elasticFolder('Stimmen', 'Holzbläser', palette.sage), 4, 1.08),
  'folder-ring': () => centred(ringFolder(), -3, 1.04),
  'archive-box': () => centred(archiveBox(), 0, 1.04),
  'march-folder': () => placed(marchingFolder(), [600, 540], -4, 1.36),
  mailer: () => centred(mailer(), -5, 1.15),
  'stand-folding': () => placed(foldingStand(), [600, 560], 0, 1.1),
  'stand-orchestra': () => placed(orchestraStand(), [600, 560], 0, 1.1),
  'stand-table': () => centred(tableDesk(), 0, 1.06),
  'page-clips': () => centred(threeClips()),
  'stand-lamp': () => placed(standLamp(), [580, 570], 0, 1.3),
  'tuning-fork': () => centred(tuningFork(), 24, 1.2),
  metronome: () => centred(metronome(), 0, 1.12),
  'book-blue': () => centred(exerciseBook('Notenheft', palette.mist), -4, 1.08),
  'book-sage': () => centred(exerciseBook('Notenheft', palette.sage), 4, 1.08),
  'book-landscape': () => centred(exerciseBook('Notenheft', palette.rose, landscapeBook), -3, 1.08),
  'paper-12': () => centred(ruledPile(12, 9), 4, 1.06),
  'paper-piano': () => centred(ruledPile(12, 9, 2), -4, 1.06),
  'paper-score': () => centred(ruledPile(20, 5.4, 20, palette.white), 3, 1.06),
  'pad-landscape': () => centred(landscapePad(5), -3, 1.08),
  'coil-book-piano': () => centred(coilBook(10, 11, 2), 3, 1.08),
  sketchbook: () => centred(openSketchbook(), -2, 1.08),
  'staff-strips': () => centred(staffStrips(), 0, 1.15),
  'sample-papers': () => placed(paperFan(), [600, 640], 0, 1.12),
  'sample-bindings': () => centred(bindingSamples(), 0, 1.1),
  'sample-formats': () => centred(nestedFormats(), 0, 1.1),
  'print-black': () => centred(printedPile(false), -4, 1.08),
  'print-colour': () => centred(printedPile(true), 4, 1.08),
  'paper-piles': () => centred(paperPiles(), 0, 1.12),
  'binding-coil': () => centred(coilBound(), -4, 1.1),
  'binding-staple': () => centred(stapledOpen(), -3, 1.06),
  'binding-leporello': () => centred(leporello(), 0, 1.1),
  'cover-printed': () => centred(printedCover(true), 3, 1.08),
  'finish-corners': () => centred(roundedAndPunched(), -3, 1.1),
};

export const sceneDrawings: Readonly<Record<SceneName, () => Svg>> = {
  'scene-work-table': workTable,
  'scene-choir': choirScene,
  'scene-band': bandScene,
  'scene-craft': craftScene,
  'scene-page-turns': pageTurnScene,
};
