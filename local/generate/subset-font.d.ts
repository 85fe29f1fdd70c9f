/** The part of subset-font that the script beside this file uses; the package brings no types. */
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
