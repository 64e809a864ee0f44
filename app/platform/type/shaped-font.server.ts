import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'
import { Blob, Buffer as TextBuffer, ClusterLevel, Face, Font as Shaper, shape } from 'harfbuzzjs'

/**
 * A font whose texts are shaped by HarfBuzz, as in browsers. fontkit, which pdfkit draws with, shapes Hindi by rules of its
 * own: it fails at इज़्ज़त, and puts the dot of हिंदी beside its place.
 */
export function shapedFont(content: Buffer): Font {
  const font = create(content)
  const shaper = new Shaper(new Face(new Blob(content)))
  font.layout = (text) => layout(font, shaper, text)
  return font
}

/** A text of one script. */
function layout(font: Font, shaper: Shaper, text: string): GlyphRun {
  const buffer = new TextBuffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  // Each glyph has the place of its own letter: a vowel sign that moves before its consonant keeps its place.
  buffer.setClusterLevel(ClusterLevel.CHARACTERS)
  shape(shaper, buffer)
  const infos = buffer.getGlyphInfos()
  const positions = buffer
    .getGlyphPositions()
    .map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({ xAdvance, yAdvance, xOffset, yOffset }))
  const starts = infos.map(({ cluster }) => cluster).toSorted((a, b) => a - b)
  const lettersOf = (id: number, from: number) =>
    font.stringsForGlyph(id)[0] ??
    text.slice(
      from,
      starts.find((start) => start > from),
    )
  return {
    glyphs: infos.map(({ codepoint: id, cluster }) => glyphOf(font, id, lettersOf(id, cluster))),
    positions,
    // pdfkit turns the positions into its own unit before it reads this.
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}

const pointsOf = (letters: string): number[] => [...letters].map((letter) => letter.codePointAt(0) ?? 0)

/** The fonts live as long as the process: a glyph that was drawn as part of another one before is kept without letters. */
function glyphOf(font: Font, id: number, letters: string): Glyph {
  const glyph = font.getGlyph(id, pointsOf(letters))
  if (glyph.codePoints.length === 0) glyph.codePoints.push(...pointsOf(letters))
  return glyph
}
