import type { InspectedPage } from '#print/pages/inspected-file.ts';
import { a4 } from './print-rows.ts';

/** An A4 page of black notes nothing is wrong with, apart from the given facts. */
export const inspectedPage = (facts: Partial<InspectedPage> = {}): InspectedPage => ({
  ...a4,
  rotation: 0,
  ink: 'black',
  tintOnly: false,
  margins: { top: 15, right: 15, bottom: 15, left: 15 },
  bitonalPpi: null,
  tonePpi: null,
  staffHeightMm: 7,
  missingFonts: [],
  rightsNotice: null,
  upright: 0,
  marks: null,
  ...facts,
});
