import type { JsonValue } from '../../base/json.ts';
import { demoId } from '../basics/demo-id.ts';
import { inLanguages, type Texts } from '../basics/in-languages.ts';
import type { PictureName } from '../basics/picture-names.ts';
import { fixedSlot, imageSlot, textSlot, type CmsBlock } from './blocks.ts';

type Settings = Readonly<Record<string, JsonValue>>;

const product = (number: string): JsonValue => demoId(`product ${number}`);
const media = (picture: PictureName): JsonValue => demoId(`media ${picture}`);
const pictures = (...names: PictureName[]): JsonValue =>
  names.map((name) => ({ mediaId: demoId(`media ${name}`), url: null, newTab: false }));

const words = inLanguages(
  '<p>Ein Text aus dem Editor, mit <a href="/good-to-know">einem Link</a>.</p>',
  '<p>A text from the editor, with <a href="/en-GB/good-to-know">a link</a>.</p>',
  '<p>Tekst z edytora, z <a href="/pl-PL/good-to-know">odnośnikiem</a>.</p>',
);

const row: readonly PictureName[] = ['book-blue', 'book-sage', 'book-landscape', 'folder-cloth'];
const rowOfProducts: Settings = {
  products: ['NF-1001', 'NF-1002', 'NF-1003', 'NF-1004', 'NF-1005', 'NF-1006'].map(product),
  title: 'Notenfalz',
  displayMode: 'standard',
  boxLayout: 'minimal',
  navigation: true,
  rotate: false,
  border: true,
  elMinWidth: '220px',
};
const gallery: Settings = {
  sliderItems: pictures('scene-choir', 'scene-band', 'scene-craft'),
  displayMode: 'contain',
  minHeight: '320px',
  galleryPosition: 'underneath',
  navigationArrows: 'outside',
  navigationDots: 'none',
  zoom: true,
  fullScreen: true,
};
const slider: Settings = {
  sliderItems: pictures('scene-page-turns', 'scene-work-table', 'scene-craft'),
  displayMode: 'cover',
  minHeight: '300px',
  navigationArrows: 'outside',
  navigationDots: 'outside',
  autoSlide: true,
  autoplayTimeout: 6000,
  speed: 300,
};
const video: Settings = { videoID: 'aqz-KE-bpKQ', previewMedia: media('scene-craft'), displayMode: 'standard' };
const ofProduct: Settings = { product: product('NF-1001-A4-K'), alignment: null };

/** Every block of the layout editor once, as Shopware's own blocks are named; products and pictures are those of the demo. */
export function everyBlock(): readonly CmsBlock[] {
  return [...textBlocks(), ...pictureBlocks(), ...pictureAndTextBlocks(), ...productBlocks(), ...furtherBlocks()];
}

function textBlocks(): readonly CmsBlock[] {
  return [
    block('text-hero', textSlot('content', heading('Text', 'Text', 'Tekst'))),
    texts('text', 'content'),
    texts('text-teaser', 'content'),
    texts('text-teaser-section', 'left', 'right'),
    texts('text-two-column', 'left', 'right'),
    texts('text-three-column', 'left', 'center', 'right'),
    one('html', 'content', 'html', { content: '<ul><li>HTML</li></ul>' }),
  ];
}

const block = (type: string, ...slots: CmsBlock['slots'][number][]): CmsBlock => ({ type, name: type, slots });

const heading = (german: string, english: string, polish: string): Texts =>
  inLanguages(`<h2>${german}</h2>`, `<h2>${english}</h2>`, `<h2>${polish}</h2>`);

const texts = (type: string, ...places: string[]): CmsBlock =>
  block(type, ...places.map((place) => textSlot(place, words)));

const one = (type: string, slot: string, element: string, settings: Settings): CmsBlock =>
  block(type, fixedSlot(slot, element, settings));

function pictureBlocks(): readonly CmsBlock[] {
  return [
    block('text', textSlot('content', heading('Bilder', 'Pictures', 'Obrazy'))),
    images('image', 'image'),
    images('image-cover', 'image'),
    images('image-two-column', 'left', 'right'),
    images('image-three-column', 'left', 'center', 'right'),
    images('image-three-cover', 'left', 'center', 'right'),
    images('image-four-column', 'left', 'center-left', 'center-right', 'right'),
    images('image-bubble-row', 'left', 'center', 'right'),
    images('image-highlight-row', 'left', 'center', 'right'),
    images('image-simple-grid', 'left-top', 'left-bottom', 'right'),
    one('image-gallery', 'imageGallery', 'image-gallery', gallery),
    one('image-slider', 'imageSlider', 'image-slider', slider),
  ];
}

const images = (type: string, ...places: string[]): CmsBlock =>
  block(type, ...places.map((place, index) => imageSlot(place, row[index] ?? 'book-blue', null)));

function pictureAndTextBlocks(): readonly CmsBlock[] {
  return [
    block('text', textSlot('content', heading('Bild und Text', 'Picture and text', 'Obraz i tekst'))),
    block('image-text', imageSlot('left', 'scene-craft', null), textSlot('right', words)),
    block('image-text-cover', imageSlot('left', 'scene-craft', null), textSlot('right', words)),
    block(
      'center-text',
      imageSlot('left', 'book-blue', null),
      textSlot('center', words),
      imageSlot('right', 'book-sage', null),
    ),
    { ...texts('text-on-image', 'content'), look: { backgroundMediaId: media('scene-page-turns') } },
    pairs('image-text-bubble'),
    pairs('image-text-gallery'),
    pairs('image-text-row'),
  ];
}

const pairs = (type: string): CmsBlock =>
  block(
    type,
    ...['left', 'center', 'right'].flatMap((place, index) => [
      imageSlot(`${place}-image`, row[index] ?? 'book-blue', null),
      textSlot(`${place}-text`, words),
    ]),
  );

function productBlocks(): readonly CmsBlock[] {
  return [
    block('text', textSlot('content', heading('Artikel', 'Products', 'Artykuły'))),
    block(
      'product-heading',
      fixedSlot('left', 'product-name', { content: 'Notenfalz' }),
      fixedSlot('right', 'manufacturer-logo', { media: media('book-sage'), url: null, newTab: false }),
    ),
    block(
      'gallery-buybox',
      fixedSlot('left', 'image-gallery', { ...gallery, sliderItems: pictures('edition-nf-1001') }),
      fixedSlot('right', 'buy-box', ofProduct),
    ),
    one('product-description-reviews', 'content', 'product-description-reviews', ofProduct),
    block(
      'product-three-column',
      fixedSlot('left', 'product-box', box('standard', 'NF-3001')),
      fixedSlot('center', 'product-box', box('image', 'NF-3002')),
      fixedSlot('right', 'product-box', box('minimal', 'NF-3003')),
    ),
    one('product-slider', 'productSlider', 'product-slider', rowOfProducts),
    one('cross-selling', 'content', 'cross-selling', {
      ...ofProduct,
      boxLayout: 'standard',
      displayMode: 'standard',
      elMinWidth: '200px',
    }),
  ];
}

const box = (layout: string, number: string): Settings => ({
  product: product(number),
  boxLayout: layout,
  displayMode: 'standard',
});

function furtherBlocks(): readonly CmsBlock[] {
  return [
    block(
      'text',
      textSlot('content', heading('Menü, Formulare, Videos', 'Menu, forms, videos', 'Menu, formularze, filmy')),
    ),
    block('category-navigation', { slot: 'content', type: 'category-navigation', config: () => null }),
    one('youtube-video', 'video', 'youtube-video', video),
    one('vimeo-video', 'video', 'vimeo-video', { ...video, videoID: '1084537' }),
    block('form', {
      slot: 'content',
      type: 'form',
      config: (language) => ({
        type: 'contact',
        title: contactTitle[language],
        mailReceiver: ['bausteine@notenfalz.example'],
        confirmationText: contactAnswer[language],
      }),
    }),
    one('form', 'content', 'form', { type: 'newsletter', title: 'Newsletter', mailReceiver: [], confirmationText: '' }),
  ];
}

const contactTitle = inLanguages('Schreiben Sie der Redaktion', 'Write to the editors', 'Napisz do redakcji');
const contactAnswer = inLanguages(
  'Die Redaktion hat Ihre Nachricht.',
  'The editors have your message.',
  'Redakcja otrzymała wiadomość.',
);
