import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { linesMarkup } from './line.server.ts'
import { drawLineShape } from './line-shape.server.ts'
import { drawable, fit, wrap } from './words.ts'

test.each([
  ['Mango pickle, 500 g', 'Mango pickle, 500 g'],
  ['आम का अचार', 'आम का अचार'],
  ['Café for ₹500', 'Café for ₹500'],
  // Accents that the font lacks.
  ['Dāl and Ṭikkī', 'Dal and Tikki'],
  ['Pickle 🌶️ 👩‍🌾 today', 'Pickle today'],
  ['One\u2028two', 'One two'],
])('%s is written as %s', (text, drawn) => expect(drawable(text)).toBe(drawn))

test.each(['மாங்காய்', 'Mango மாங்காய்', 'اچار', '漬物', '🌶️', '', '  '])(
  'nothing is written of "%s", which would be empty boxes or nothing',
  (text) => expect(drawable(text)).toBeNull(),
)

test('a joiner stays inside of Hindi words', () => expect(drawable('क्‍ष a\u200db')).toBe('क्‍ष ab'))

test('long titles become smaller, then end in an ellipsis, and a long word is cut', () => {
  const sizes = [
    { px: 60, linesMax: 1 },
    { px: 30, linesMax: 2 },
  ]
  expect(fit('Mango', 300, sizes)).toEqual({ px: 60, lines: ['Mango'] })
  expect(fit('Mango pickle with garlic', 300, sizes)).toEqual({ px: 30, lines: ['Mango pickle with', 'garlic'] })
  const long = fit('Mango pickle with garlic and mustard oil from Nashik', 300, sizes)
  expect(long.lines).toHaveLength(2)
  expect(long.lines[1]).toMatch(/…$/)
  expect(wrap('Mango pickle, 500 g, sun-cured', 9)).toEqual(['Mango pickle,', '500\u00a0g, sun-cured'])
  expect(wrap('x'.repeat(80), 10).map(({ length }) => length < 25)).toEqual([true])
})

const fontOf = (name: string) => openSync(`app/styles/fonts/${name}.ttf`)

test('the fonts have every letter that is written', () => {
  const hindi = fontOf('anek-devanagari-bold')
  const others = ['regular', 'bold'].map((weight) => [fontOf(`anek-latin-${weight}`), fontOf(`anek-rupee-${weight}`)])
  const missing: string[] = []
  for (let point = 0x21; point < 0x10000; point++) {
    const letter = String.fromCodePoint(point)
    if (drawable(letter) !== letter) continue
    const isHindi = /\p{Script=Devanagari}|[\u0900-\u097f]/u.test(letter)
    if (!hindi.hasGlyphForCodePoint(point)) missing.push(`Hindi ${letter}`)
    if (!isHindi && !others.every((fonts) => fonts.some((font) => font.hasGlyphForCodePoint(point))))
      missing.push(`Latin ${letter}`)
  }
  expect(missing).toEqual([])
})

test('a Hindi word is the same drawing alone and in an English line, with its vowel signs beside the letters', async () => {
  const shapes = (line: string) => [...drawLineShape(line).path.matchAll(/M[^M]*Z/g)].map(([shape]) => shape.length)
  expect(shapes('of हिन्दी').slice(-shapes('हिन्दी').length).length).toBe(shapes('हिन्दी').length)
  expect(shapes('of हिन्दी').length).toBeGreaterThan(shapes('हिन्दी').length)
  // 'ka' with the long vowel is wider than without it.
  const right = (line: string) => Math.max(...(drawLineShape(line).path.match(/(?<=[ML])[\d.]+/g) ?? []).map(Number))
  expect(right('का')).toBeGreaterThan(right('क') + 100)
  const style = { x: 0, y: 0, px: 10, weight: 700, fill: '#000' } as const
  expect(await linesMarkup([['of 500 g', style]])).toContain('<text')
  expect(await linesMarkup([['का 500 g', style]])).toContain(` d="${drawLineShape('का 500 g').path}"`)
})
