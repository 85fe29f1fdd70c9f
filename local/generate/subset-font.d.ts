/** The types of subset-font that local/generate/fonts.ts uses; the package has none. */
declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes: Readonly<Record<string, Axis>>;
      keepFeatures: string[];
      noHinting: boolean;
    },
  ): Promise<Uint8Array>;
}
