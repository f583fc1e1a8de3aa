/** The finished sizes we print, in millimetres, width × height as the page is read. */
export const formatIds = ['A4', 'A5', 'A5-quer', 'A6-quer', 'B4', '25x32', '9x12', 'A3'] as const;
export type FormatId = (typeof formatIds)[number];

export const orientations = ['portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

/** Width and height in millimetres. */
export interface Size {
  readonly widthMm: number;
  readonly heightMm: number;
}

export type PaperFormat = Size & {
  readonly id: FormatId;
  /** The part of a product number that names the paper size: landscape sheets are cut from the same paper. */
  readonly skuCode: string;
  /** Booklet sizes have one reading direction; the others can be turned. */
  readonly orientations: readonly Orientation[];
  /** Double sheets must fit SRA3 (320 × 450 mm), so A3 can be neither folded nor stapled. */
  readonly foldable: boolean;
};

const either: readonly Orientation[] = orientations;

const formats: Readonly<Record<FormatId, PaperFormat>> = {
  A4: { id: 'A4', widthMm: 210, heightMm: 297, skuCode: 'A4', orientations: either, foldable: true },
  A5: { id: 'A5', widthMm: 148, heightMm: 210, skuCode: 'A5', orientations: ['portrait'], foldable: true },
  'A5-quer': { id: 'A5-quer', widthMm: 210, heightMm: 148, skuCode: 'A5', orientations: ['landscape'], foldable: true },
  'A6-quer': { id: 'A6-quer', widthMm: 148, heightMm: 105, skuCode: 'A6', orientations: ['landscape'], foldable: true },
  B4: { id: 'B4', widthMm: 250, heightMm: 353, skuCode: 'B4', orientations: either, foldable: true },
  '25x32': { id: '25x32', widthMm: 250, heightMm: 320, skuCode: '25x32', orientations: either, foldable: true },
  '9x12': { id: '9x12', widthMm: 229, heightMm: 305, skuCode: '9x12', orientations: either, foldable: true },
  A3: { id: 'A3', widthMm: 297, heightMm: 420, skuCode: 'A3', orientations: either, foldable: false },
};

/** Size, product code and limits of a paper format. */
export const paperFormat = (id: FormatId): PaperFormat => formats[id];

/** The orientation a format really has: the wished one where the format allows it, else its only one. */
export function orientationOf(id: FormatId, wished: Orientation): Orientation {
  const allowed = formats[id].orientations;
  return allowed.includes(wished) ? wished : (allowed[0] ?? wished);
}

/** The page as it is read, in millimetres: a turned A4 is 297 × 210. */
export function sheetSize(id: FormatId, wished: Orientation): Size {
  const { widthMm, heightMm } = formats[id];
  const [short, long] = widthMm < heightMm ? [widthMm, heightMm] : [heightMm, widthMm];
  return orientationOf(id, wished) === 'landscape'
    ? { widthMm: long, heightMm: short }
    : { widthMm: short, heightMm: long };
}

/** Area of one sheet in square metres. */
export const sheetAreaM2 = (id: FormatId): number => (formats[id].widthMm * formats[id].heightMm) / 1_000_000;
