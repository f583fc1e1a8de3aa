declare module 'subset-font' {
  /**
   * @param text holds every letter that is to stay
   * @param options `keepFeatures`: OpenType's names of what stays of the layout
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Record<string, { min: number; max: number }>;
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
}
