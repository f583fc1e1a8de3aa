import { combined, type Texts } from './basics/in-languages.ts';
import {
  editionPicture,
  objects,
  type ObjectName,
  type PictureName,
  scenes,
  type SceneName,
} from './basics/picture-names.ts';
import { editions } from './products/editions.ts';

export interface Picture {
  readonly name: PictureName;
  readonly width: number;
  readonly height: number;
  readonly alt: Texts;
}

/** Name of a picture's file in `media/`. */
export function pictureFile({ name, width }: Picture, atWidth = width): string {
  return atWidth === width ? `${name}.webp` : `${name}-${atWidth}.webp`;
}

function isScene(name: string): name is SceneName {
  return name in scenes;
}

/** Every picture of the demo shop with its size and what it shows. */
export const pictures: readonly Picture[] = [
  ...Object.keys(scenes)
    .filter(isScene)
    .map((name) => ({ name, width: 1600, height: 900, alt: scenes[name] })),
  ...Object.keys(objects)
    .filter(isObject)
    .map((name) => ({ name, width: 1200, height: 1200, alt: objects[name] })),
  ...editions.map(({ number, composer, title }) => ({
    name: editionPicture(number),
    width: 1200,
    height: 1200,
    alt: combined((language) => {
      const cover = { 'de-DE': 'Titelseite', 'en-GB': 'Cover', 'pl-PL': 'Okładka' }[language];
      return `${cover}: ${composer[language]}, ${title[language]}`;
    }),
  })),
];

/** Widths every picture is kept in besides its full one; ascending. */
export const thumbnailWidths = [400, 800] as const;

function isObject(name: string): name is ObjectName {
  return name in objects;
}
