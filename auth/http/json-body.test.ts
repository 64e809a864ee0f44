import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJsonBody } from './json-body.ts'

/** The rule in its simple form: after parsing, check every string and key. */
function isStorable(json: string): boolean {
  let storable = true
  JSON.parse(json, (key, value: unknown) => {
    for (const text of [key, value]) {
      if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) storable = false
    }
    return value
  })
  return storable
}

const escaped = (text: string) =>
  text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const strange = fc.array(
  fc.constantFrom('\0', '\uD83D', '\uDE00', '🪔', '\\', '\\u0000', '"', 'u', 'd83d', '\n', 'अ', ':', '{', ']'),
  { maxLength: 6 },
)
const text = strange.map((parts) => parts.join(''))
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, text, fc.integer(), fc.constant(null), tie('list'), tie('object')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  object: fc.dictionary(text, tie('any'), { maxKeys: 3 }),
})).any

describe('a JSON body', () => {
  test('is parsed unchanged if every string in it can be stored, and refused otherwise', () => {
    let refused = 0
    fc.assert(
      fc.property(
        fc.oneof(
          value.map((read) => JSON.stringify(read)),
          text.map((read) => `["${escaped(read)}"]`),
        ),
        (json) => {
          if (isStorable(json)) return void expect(parseJsonBody(json)).toEqual(JSON.parse(json))
          refused++
          return void expect(() => parseJsonBody(json)).toThrow(SyntaxError)
        },
      ),
      { numRuns: 2_000 },
    )
    expect(refused).toBeGreaterThan(100)
  })

  test('has at most 1,000 keys and 32 levels, whatever its strings contain', () => {
    const object = (keys: number) => `{${Array.from({ length: keys }, (_, at) => `"k${at}":1`).join(',')}}`
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
    expect(parseJsonBody(object(1_000))).toHaveProperty('k999', 1)
    expect(() => parseJsonBody(object(1_001))).toThrow(SyntaxError)
    expect(parseJsonBody(nested(32))).toBeInstanceOf(Array)
    expect(() => parseJsonBody(nested(33))).toThrow(SyntaxError)
    expect(parseJsonBody(JSON.stringify(':[{'.repeat(2_000)))).toHaveLength(6_000)
  })

  test.each(['', '{', '"', '"\\', '"\\u', '"\\ud8', '"\\ud83d\\', '"\\u00"', '{"a":1}}'])(
    'is refused if it is %j',
    (json) => {
      expect(() => parseJsonBody(json)).toThrow(SyntaxError)
    },
  )
})
