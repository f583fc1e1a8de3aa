import type { FormatId, Orientation } from '../spec/paper-format.ts';

/** A fold-out has at least two panels; eight A4 panels are 1.68 m. */
export const leporelloPanels = { min: 2, max: 8 } as const;

/** Panels are printed on A3 pieces, two each; the pieces are joined with tape. */
export const leporelloJoints = (panels: number): number => Math.max(0, Math.ceil(panels / 2) - 1);

/** Fold-outs are made of A4 portrait panels, printed on one side. */
export const canBeLeporello = (format: FormatId, orientation: Orientation): boolean =>
  format === 'A4' && orientation === 'portrait';
