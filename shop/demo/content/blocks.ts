import type { JsonObject, JsonValue } from '../../base/json.ts';
import { demoId } from '../basics/demo-id.ts';
import { demoLanguages, type Language, type Texts } from '../basics/in-languages.ts';
import type { PictureName } from '../basics/picture-names.ts';
import { storefrontPath } from './prose.ts';

/** A block of a content page without its place; `page` gives it ids and position. */
export interface CmsBlock {
  readonly type: string;
  readonly name: string;
  readonly slots: readonly Slot[];
  /** Further fields of the block: its ground, classes, where it shows. */
  readonly look?: JsonObject;
}

interface Slot {
  readonly slot: string;
  readonly type: string;
  /** `null`: the element has none. */
  readonly config: (language: Language) => Readonly<Record<string, JsonValue>> | null;
}

export function textBlock(html: Texts): CmsBlock {
  return { type: 'text', name: 'Text', slots: [textSlot('content', html)] };
}

/** A wide picture at the head of a page. */
export function pictureBlock(picture: PictureName, path: string | null = null): CmsBlock {
  return { type: 'image-cover', name: 'Picture', slots: [imageSlot('image', picture, path)] };
}

export function pictureAndText(picture: PictureName, html: Texts, path: string | null = null): CmsBlock {
  return {
    type: 'image-text',
    name: 'Picture and text',
    slots: [imageSlot('left', picture, path), textSlot('right', html)],
  };
}

export function threeTexts(left: Texts, center: Texts, right: Texts): CmsBlock {
  return {
    type: 'text-three-column',
    name: 'Three texts',
    slots: [textSlot('left', left), textSlot('center', center), textSlot('right', right)],
  };
}

/** Products in a row, by number. */
export function productRow(title: Texts, numbers: readonly string[]): CmsBlock {
  const config = (language: Language) => ({
    products: numbers.map((number) => demoId(`product ${number}`)),
    title: title[language],
    displayMode: 'standard',
    boxLayout: 'standard',
    navigation: true,
    rotate: false,
    border: false,
    elMinWidth: '260px',
    verticalAlign: null,
  });
  return {
    type: 'product-slider',
    name: 'Products',
    slots: [{ slot: 'productSlider', type: 'product-slider', config }],
  };
}

/** A content page of one section. */
export function page(key: string, name: Texts, blocks: readonly CmsBlock[]): JsonObject {
  return {
    id: demoId(`cms ${key}`),
    type: 'landingpage',
    name,
    sections: [
      {
        id: demoId(`section ${key}`),
        type: 'default',
        position: 0,
        sizingMode: 'boxed',
        mobileBehavior: 'wrap',
        blocks: blocks.map(({ type, name: blockName, slots, look = {} }, position) => ({
          id: demoId(`block ${key} ${position}`),
          position,
          sectionPosition: 'main',
          type,
          name: blockName,
          marginTop: '20px',
          marginBottom: '20px',
          backgroundMediaMode: 'cover',
          ...look,
          slots: slots.map((slot) => slotPayload(`${key} ${position}`, slot)),
        })),
      },
    ],
  };
}

function fixed(values: Readonly<Record<string, JsonValue>>): JsonObject {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { source: 'static', value }]));
}

/** An element with the same settings in every language. */
export function fixedSlot(slot: string, type: string, settings: Readonly<Record<string, JsonValue>>): Slot {
  return { slot, type, config: () => settings };
}

export function textSlot(slot: string, html: Texts): Slot {
  return { slot, type: 'text', config: (language) => ({ content: html[language], verticalAlign: null }) };
}

export function imageSlot(slot: string, picture: PictureName, path: string | null): Slot {
  return {
    slot,
    type: 'image',
    config: (language) => ({
      media: demoId(`media ${picture}`),
      displayMode: 'cover',
      url: path === null ? null : storefrontPath(path, language),
      newTab: false,
      minHeight: '320px',
      verticalAlign: null,
      horizontalAlign: null,
    }),
  };
}

function slotPayload(key: string, { slot, type, config }: Slot): JsonObject {
  const perLanguage = demoLanguages.flatMap((language) => {
    const settings = config(language);
    return settings === null ? [] : [[language, fixed(settings)] as const];
  });
  const place = { id: demoId(`slot ${key} ${slot}`), type, slot };
  return perLanguage.length === 0 ? place : { ...place, config: Object.fromEntries(perLanguage) };
}
