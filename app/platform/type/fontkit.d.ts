declare module 'fontkit' {
  interface GlyphPath {
    translate(x: number, y: number): GlyphPath
    toSVG(): string
  }
  interface Glyph {
    id: number
    codePoints: number[]
    path: GlyphPath
    advanceWidth: number
  }
  /** All in font units. */
  interface GlyphRun {
    glyphs: Glyph[]
    positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    advanceWidth: number
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(point: number): boolean
    /** The characters that this glyph alone stands for; none for parts of others and for conjuncts. */
    stringsForGlyph(id: number): string[]
    getGlyph(id: number, codePoints: number[]): Glyph
    layout(text: string): GlyphRun
  }
  export function openSync(file: string): Font
  export function create(content: Buffer): Font
}
