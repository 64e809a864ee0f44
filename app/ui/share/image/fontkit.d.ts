declare module 'fontkit' {
  interface GlyphPath {
    translate(x: number, y: number): GlyphPath
    toSVG(): string
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(point: number): boolean
    layout(text: string): {
      glyphs: { path: GlyphPath }[]
      /** In font units, as all of them. */
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function openSync(file: string): Font
}
