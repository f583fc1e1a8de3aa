import type { ObjectName } from '../basics/picture-names.ts';

/** The picture of a print product by the beginning of its number. */
export function pictureOfUnit(sku: string): ObjectName {
  return pictures.find(([beginning]) => sku.startsWith(beginning))?.[1] ?? 'paper-piles';
}

/** The first that fits. */
const pictures: readonly (readonly [beginning: string, picture: ObjectName])[] = [
  ['PRINT-SW', 'print-black'],
  ['PRINT-FA', 'print-colour'],
  ['BIND-COIL', 'binding-coil'],
  ['BIND-STAPLE', 'binding-staple'],
  ['BIND', 'sample-bindings'],
  ['FOLD', 'sample-bindings'],
  ['LEPORELLO', 'binding-leporello'],
  ['COVER-250', 'cover-printed'],
  ['COVER', 'binding-coil'],
  ['EXTRA-LABEL', 'folder-elastic'],
  ['EXTRA', 'finish-corners'],
];
