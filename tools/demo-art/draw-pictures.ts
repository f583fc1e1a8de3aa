import { editionPicture } from '../../shop/demo/basics/picture-names.ts';
import { drawnPictures, type Picture } from '../../shop/demo/pictures.ts';
import { secondBinding, usualBinding, type Edition, type EditionBinding } from '../../shop/demo/products/edition.ts';
import { editions } from '../../shop/demo/products/editions.ts';
import { editionCover } from './edition-cover.ts';
import { objectDrawings, sceneDrawings } from './object-drawings.ts';
import { picture } from './picture-frame.ts';
import { placed, type Svg } from './strokes.ts';

/** Units of the scenes; everything else is drawn in px. */
const sceneCanvas = { width: 1920, height: 1080 } as const;

/** The complete SVG of each picture, by name. */
export function drawPictures(): ReadonlyMap<string, { readonly picture: Picture; readonly svg: Svg }> {
  const contents = new Map<string, Svg>();
  for (const [name, draw] of Object.entries({ ...objectDrawings, ...sceneDrawings })) contents.set(name, draw());
  for (const [index, edition] of editions.entries()) {
    contents.set(editionPicture(edition.number), drawEdition(edition, index, usualBinding(edition)));
    const second = secondBinding(edition);
    if (second !== null) contents.set(editionPicture(edition.number, second), drawEdition(edition, index, second));
  }
  return new Map(
    drawnPictures.map((entry) => {
      const content = contents.get(entry.name);
      if (content === undefined) throw new Error(`Nobody draws the picture ${entry.name}`);
      const canvas = entry.name in sceneDrawings ? sceneCanvas : entry;
      return [entry.name, { picture: entry, svg: picture(canvas, entry, content) }];
    }),
  );
}

function drawEdition(edition: Edition, index: number, binding: EditionBinding): Svg {
  const { number, composer, coverTitle, scoring, tint, incipit, form } = edition;
  const cover = {
    composer: composer['de-DE'],
    title: coverTitle,
    scoring: scoring['de-DE'].split(',')[0] ?? '',
    number: number.replace('-', ' '),
    tint,
    ...(incipit === undefined ? {} : { incipit }),
    landscape: form === 'march',
  };
  const turns = [-4, 3, -2, 5];
  return placed(editionCover(cover, binding), [596, 592], turns[index % turns.length], 1.1);
}
