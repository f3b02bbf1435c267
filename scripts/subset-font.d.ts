/** The part of subset-font that scripts/fonts.ts uses; the package has no types of its own. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
    keepFeatures?: string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
