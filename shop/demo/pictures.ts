import { combined, inLanguages, type Texts } from './basics/in-languages.ts';
import {
  editionPicture,
  objects,
  type ObjectName,
  pagePicture,
  type PictureName,
  scenes,
  type SceneName,
} from './basics/picture-names.ts';
import { secondBinding, type Edition, type EditionBinding } from './products/edition.ts';
import { editions } from './products/editions.ts';

export interface Picture {
  readonly name: PictureName;
  readonly width: number;
  readonly height: number;
  readonly alt: Texts;
  /** Widths it is kept in besides its full one; ascending. */
  readonly smaller: readonly number[];
}

/** Name of a picture's file in `media/`. */
export function pictureFile({ name, width }: Picture, atWidth = width): string {
  return atWidth === width ? `${name}.webp` : `${name}-${atWidth}.webp`;
}

function isScene(name: string): name is SceneName {
  return name in scenes;
}

const smaller = [400, 800] as const;

const boundWith: Readonly<Record<EditionBinding, Texts>> = {
  coil: inLanguages('mit Spiralbindung', 'coil bound', 'w oprawie spiralnej'),
  staple: inLanguages('mit Klammerheftung', 'saddle stitched', 'w oprawie zeszytowej'),
};

/** Of pages of music 1400 px wide; music for marching is A5 across. */
const heights = { a4: 1980, a5Across: 987 } as const;

/** The pictures that are drawn: scenes, goods and covers. */
export const drawnPictures: readonly Picture[] = [
  ...Object.keys(scenes)
    .filter(isScene)
    .map((name) => ({ name, width: 1600, height: 900, smaller, alt: scenes[name] })),
  ...Object.keys(objects)
    .filter(isObject)
    .map((name) => ({ name, width: 1200, height: 1200, smaller, alt: objects[name] })),
  ...editions.flatMap(coversOf),
];

/** The pages of music that can be read before buying. */
export const engravedPages: readonly Picture[] = editions.flatMap((edition) =>
  (edition.lookInside ?? []).map((page) => ({
    name: pagePicture(edition.number, page),
    width: 1400,
    height: edition.form === 'march' ? heights.a5Across : heights.a4,
    smaller: [480],
    alt: pageAlt(edition, page),
  })),
);

/** Every picture of the demo shop with its size and what it shows. */
export const pictures: readonly Picture[] = [...drawnPictures, ...engravedPages];

/** The cover as it is usually bound, and in the other binding where that is drawn as well. */
function coversOf(edition: Edition): Picture[] {
  const { number } = edition;
  const second = secondBinding(edition);
  const size = { width: 1200, height: 1200, smaller };
  const usual = { ...size, name: editionPicture(number), alt: coverAlt(edition, null) };
  if (second === null) return [usual];
  return [usual, { ...size, name: editionPicture(number, second), alt: coverAlt(edition, second) }];
}

function coverAlt({ composer, title }: Edition, binding: EditionBinding | null): Texts {
  return combined((language) => {
    const cover = { 'de-DE': 'Titelseite', 'en-GB': 'Cover', 'pl-PL': 'Okładka' }[language];
    const bound = binding === null ? '' : `, ${boundWith[binding][language]}`;
    return `${cover}: ${composer[language]}, ${title[language]}${bound}`;
  });
}

function isObject(name: string): name is ObjectName {
  return name in objects;
}

function pageAlt({ composer, title }: Edition, page: number): Texts {
  return combined((language) => {
    const from = { 'de-DE': `Seite ${page} aus`, 'en-GB': `Page ${page} of`, 'pl-PL': `Strona ${page}:` }[language];
    return `${from} ${composer[language]}, ${title[language]}`;
  });
}
