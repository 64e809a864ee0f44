import { readFileSync } from 'node:fs'
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { drawLineShape } from '#app/ui/share/image/line-shape.server.ts'
import { shapedFont } from './shaped-font.server.ts'

const content = readFileSync('app/platform/pdf/fonts/devanagari-regular.ttf')
const font = shapedFont(content)
const words = [...new Set(readFileSync('docs/hindi.md', 'utf8').match(/[\u0900-\u097f]+/g))]

/** What browsers draw: glyph and place of each shape. */
function shapesOf(word: string): number[][] {
  const buffer = new TextBuffer()
  buffer.addText(word)
  buffer.guessSegmentProperties()
  shape(new Font(new Face(new Blob(content))), buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: id }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    return [id, xAdvance, xOffset, yOffset]
  })
}

test('every word of the glossary is printed with the shapes that browsers draw', () => {
  expect(words.length).toBeGreaterThan(300)
  for (const word of [...words, 'इज़्ज़त', 'नर्सिंग', 'कर्म', 'श्री', 'ज्ञान', 'त्रिशूर', 'हृदय']) {
    const { glyphs, positions } = font.layout(word)
    const drawn = glyphs.map(({ id }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
      return [id, xAdvance, xOffset, yOffset]
    })
    expect(drawn, word).toEqual(shapesOf(word))
    // Glyph 0 is the empty box.
    expect(glyphs.map(({ id }) => id).indexOf(0), word).toBe(-1)
  }
})

test('each shape stands for its own letters, also a vowel sign that is drawn before its consonant', () => {
  const lettersOf = (word: string) =>
    font.layout(word).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
  expect(lettersOf('कि').toSorted()).toEqual(['क', 'ि'])
  expect(lettersOf('रसीद')).toEqual(['र', 'स', 'ी', 'द'])
})

test('a campaign that has respect in its title has a picture to share', () => {
  expect(drawLineShape('इज़्ज़त से काम').path).toMatch(/^M[^Z]+Z/)
})

test('a letter that an earlier document drew as part of another one can still be copied', () => {
  const latin = readFileSync('app/platform/pdf/fonts/latin-regular.ttf')
  const dot = shapedFont(latin).layout('.').glyphs[0]
  const later = shapedFont(latin)
  // As the subset does with the dots of a colon.
  later.getGlyph(dot?.id ?? 0, [])
  expect(later.layout('.').glyphs[0]?.codePoints).toEqual([0x2e])
})
