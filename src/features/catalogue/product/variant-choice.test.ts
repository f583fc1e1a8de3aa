import { expect, test } from 'vitest';
import { readVariantWish, variantGroups } from './variant-choice.ts';

const id = (letter: string): string => letter.repeat(32);
const option = (letter: string) => ({
  id: id(letter),
  name: letter,
  colorHexCode: null,
  media: null,
  combinable: null,
});
const configurator = [
  { id: id('1'), name: 'Format', displayType: 'text', options: [option('a'), option('b')] },
  { id: id('2'), name: 'Bindung', displayType: 'text', options: [option('c'), option('d')] },
];
const variants = [
  { id: id('7'), optionIds: [id('a'), id('c')], seoPath: 'Heft/A4' },
  { id: id('8'), optionIds: [id('b'), id('c')], seoPath: null },
];
const groups = variantGroups({ optionIds: [id('a'), id('c')], configurator, variants });

test('the options of the variant on show are chosen', () => {
  const chosen = groups.flatMap(({ options }) => options.filter((each) => each.chosen).map(({ name }) => name));
  expect(chosen).toEqual(['a', 'c']);
});

test('an option leads to the variant that differs in it alone, by its readable path where it has one', () => {
  expect(groups[0]?.options.map(({ to }) => to)).toEqual(['/Heft/A4', `/detail/${id('8')}`]);
});

test('an option without such a variant does not fit and leads to the nearest one', () => {
  const [, other] = groups[1]?.options ?? [];
  expect(other?.fits).toBe(false);
  expect(readVariantWish(new URLSearchParams(other?.to))).toEqual({
    options: { [id('1')]: id('a'), [id('2')]: id('d') },
    switchedGroup: id('2'),
  });
});

test('an address without a readable wish has none', () => {
  expect(readVariantWish(new URLSearchParams('variant=rot.gross'))).toBeNull();
});
