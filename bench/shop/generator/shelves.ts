import type { JsonObject } from '#shop/base/json.ts';
import { baseIds, inThree } from '#shop/seeding/base-data/base-ids.ts';
import { benchId, type CatalogueSize, categoryPaths, groupCount, optionsPerGroup } from './catalogue-size.ts';

const groupNames = [
  inThree('Besetzung', 'Scoring', 'Obsada'),
  inThree('Schwierigkeit', 'Difficulty', 'Trudność'),
  inThree('Epoche', 'Period', 'Epoka'),
  inThree('Format', 'Size', 'Format'),
  inThree('Bindung', 'Binding', 'Oprawa'),
  inThree('Papier', 'Paper', 'Papier'),
  inThree('Sprache', 'Language', 'Język'),
  inThree('Anlass', 'Occasion', 'Okazja'),
];

/** Eight groups of ten options, in three languages. */
export function benchPropertyGroups(): readonly JsonObject[] {
  return numbers(groupCount).map((group) => {
    const name = groupNames[group] ?? inThree('Gruppe', 'Group', 'Grupa');
    return {
      id: benchId.group(group),
      name,
      sortingType: group % 2 === 0 ? 'position' : 'alphanumeric',
      options: numbers(optionsPerGroup).map((option) => ({
        id: benchId.option(group, option),
        name: inThree(
          `${name['de-DE']} ${option + 1}`,
          `${name['en-GB']} ${option + 1}`,
          `${name['pl-PL']} ${option + 1}`,
        ),
        position: option + 1,
      })),
    };
  });
}

const numbers = (end: number): readonly number[] => Array.from({ length: end }, (_, index) => index);

export function benchManufacturers(size: CatalogueSize): readonly JsonObject[] {
  return numbers(size.manufacturers).map((index) => ({ id: benchId.manufacturer(index), name: `Verlag ${index + 1}` }));
}

/** Pictures without files: no request of the benchmark asks for one. */
export function benchPictures(): readonly JsonObject[] {
  return numbers(20).map((index) => ({
    id: benchId.media(index),
    path: `media/bench/${index}.webp`,
    fileName: `bild-${index}`,
    fileExtension: 'webp',
    mimeType: 'image/webp',
    fileSize: 40_000,
    thumbnails: [400, 800].map((width) => ({
      id: benchId.part('thumbnail', benchId.media(index), width),
      width,
      height: width,
      path: `media/bench/${index}_${width}.webp`,
    })),
  }));
}

/** The tree below the main navigation's root, parents first. */
export function benchCategories(size: CatalogueSize): readonly JsonObject[] {
  return categoryPaths(size).map((path) => {
    const above = path.slice(0, Math.max(0, path.lastIndexOf('/')));
    const number = path.replaceAll('/', '.');
    return {
      id: benchId.category(path),
      parentId: above === '' ? baseIds.categories.main : benchId.category(above),
      type: 'page',
      name: inThree(`Abteilung ${number}`, `Department ${number}`, `Dział ${number}`),
      cmsPageId: baseIds.cmsPages.listing,
    };
  });
}
