import { describe, expect, test } from 'vitest'
import { drawKolam } from './drawing.server.ts'
import type { KolamDrawing, KolamRef, WingId } from '#app/ui/kolam/drawing.ts'
import { hash } from '#app/ui/kolam/seed.ts'

const IDS_COUNT = 1500
const STEPS_PER_CURVE = 10
const DEGREE = Math.PI / 180

const LINES_OF_WINGS: Record<WingId, number> = {
  empowerher: 2,
  sahaara: 2,
  doc: 3,
  legal: 1,
  start: 2,
  ssr: 1,
  solve: 1,
  sow: 1,
  sellers: 2,
  stories: 1,
  fearless: 3,
  heartbeat: 4,
  seeds: 4,
  refer: 1,
  campus: 3,
  comeback: 1,
}
const WINGS = (Object.keys(LINES_OF_WINGS) as WingId[]).map((wing): KolamRef => ({ kind: 'wing', wing }))
const PETALS = [3, 4, 5, 6, 7, 8].map((count): KolamRef => ({ kind: 'petals', count }))
const seeded = (kind: 'thing' | 'cloth' | 'person', name: string) =>
  Array.from({ length: IDS_COUNT }, (_, i): KolamRef => ({ kind, id: `${name}-${i}` }))

type Vector = [x: number, y: number]
type Curve = [from: Vector, leaving: Vector, arriving: Vector, to: Vector]

/** Parses the path: absolute M, relative c and s, z. */
function valuesOf(path: string): Curve[][] {
  return (path.match(/[^z]+z/g) ?? []).map((line) => {
    const curves: Curve[] = []
    let at: Vector = [0, 0]
    for (const [, command, text] of line.matchAll(/([Mcs])([^Mcsz]+)/g)) {
      const points = pairsOf(text)
      if (command === 'M') [at = at] = points
      else {
        const size = command === 'c' ? 3 : 2
        for (let i = 0; i < points.length; i += size) {
          const last = curves.at(-1)?.[2] ?? at
          const mirrored: Vector = [2 * at[0] - last[0], 2 * at[1] - last[1]]
          const moved = points.slice(i, i + size).map(([x, y]): Vector => [at[0] + x, at[1] + y])
          const [leaving = at, arriving = at, to = at] = command === 'c' ? moved : [mirrored, ...moved]
          curves.push([at, leaving, arriving, to])
          at = to
        }
      }
    }
    return curves
  })
}

function dotsOf({ dots }: KolamDrawing): Vector[] {
  let at: Vector = [0, 0]
  return pairsOf(dots).map(([x, y]) => (at = [at[0] + x, at[1] + y]))
}

function pairsOf(text = ''): Vector[] {
  return [...text.matchAll(/(-?\d+) ?(-?\d+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

function flattened(line: readonly Curve[]): Vector[] {
  return line.flatMap(([p, q, r, s]) =>
    Array.from({ length: STEPS_PER_CURVE }, (_, step): Vector => {
      const t = (step + 1) / STEPS_PER_CURVE
      const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
      return [a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1]]
    }),
  )
}

/** How often a ray from the dot to the right crosses the line, and the line's distance from the dot. */
function meet([x, y]: Vector, line: readonly Vector[]) {
  let crossings = 0
  let nearestSquared = Infinity
  let [x1, y1] = line.at(-1) ?? [0, 0]
  for (const [x2, y2] of line) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) crossings++
    nearestSquared = Math.min(nearestSquared, (x2 - x) ** 2 + (y2 - y) ** 2)
    x1 = x2
    y1 = y2
  }
  return { crossings, nearest: Math.sqrt(nearestSquared) }
}

const directionOf = (from: Vector, to: Vector) => Math.atan2(to[1] - from[1], to[0] - from[0])

/** The angle in degrees between two consecutive curves: 0 where the line is smooth. */
function kink([, , arriving, at]: Curve, [start, leaving]: Curve): number {
  const turn = Math.abs(directionOf(arriving, at) - directionOf(start, leaving))
  return Math.min(turn, Math.PI * 2 - turn) / DEGREE
}

/** Counts the defects of many drawings. */
function survey(refs: readonly KolamRef[]) {
  const found = { dots: 0, dotsOutside: 0, openLines: 0, worstKink: 0, nearestToDot: Infinity }
  for (const drawing of refs.map(drawKolam)) {
    const lines = valuesOf(drawing.path)
    const flat = lines.map(flattened)
    for (const dot of dotsOf(drawing)) {
      const met = flat.map((line) => meet(dot, line))
      found.dots++
      if (met.reduce((sum, { crossings }) => sum + crossings, 0) % 2 === 0) found.dotsOutside++
      found.nearestToDot = Math.min(found.nearestToDot, ...met.map(({ nearest }) => nearest / drawing.unit))
    }
    for (const line of lines) {
      let last = line.at(-1)
      if (last?.[3].join() !== line[0]?.[0].join()) found.openLines++
      for (const curve of line) {
        if (last) found.worstKink = Math.max(found.worstKink, kink(last, curve))
        last = curve
      }
    }
  }
  return found
}

describe('the line', () => {
  test.each([
    ['the sixteen wings, Torch and the flowers', [...WINGS, { kind: 'torch' } as const, ...PETALS], 300],
    ['1,500 things', seeded('thing', 'campaign'), 25_000],
    ['1,500 people', seeded('person', 'user'), 12_000],
  ])('encloses every dot of %s, is closed and smooth, and touches no dot', (_, refs, dotsAtLeast) => {
    const found = survey(refs)
    expect(found.dots).toBeGreaterThan(dotsAtLeast)
    expect(found.dotsOutside).toBe(0)
    expect(found.openLines).toBe(0)
    expect(found.worstKink).toBeLessThanOrEqual(1.5)
    expect(found.nearestToDot).toBeGreaterThanOrEqual(0.18)
  })

  test('has for each wing the number of strands in the design language', () => {
    for (const [wing, lines] of Object.entries(LINES_OF_WINGS)) {
      expect({ wing, lines: valuesOf(drawKolam({ kind: 'wing', wing: wing as WingId }).path).length }).toEqual({
        wing,
        lines,
      })
    }
  })
})

const printOf = ({ path, dots, box, transform }: KolamDrawing) => hash([path, dots, box, transform].join())

describe('a drawing', () => {
  test('does not change', () => {
    const refs: KolamRef[] = [
      { kind: 'wing', wing: 'solve' },
      { kind: 'wing', wing: 'seeds' },
      { kind: 'wing', wing: 'comeback' },
      { kind: 'torch' },
      { kind: 'petals', count: 5 },
      { kind: 'thing', id: 'rukmini-grocery' },
      { kind: 'thing', id: 'campaign-42' },
      { kind: 'cloth', id: 'p-dupatta' },
      { kind: 'person', id: 'asha' },
      { kind: 'person', id: 'आशा' },
    ]
    const prints = refs.map((ref) => `${Object.values(ref).join(' ')}: ${printOf(drawKolam(ref))}`)
    expect(prints).toMatchInlineSnapshot(`
      [
        "wing solve: 327825726",
        "wing seeds: 2144819927",
        "wing comeback: 564015992",
        "torch: 2944761444",
        "petals 5: 4104434570",
        "thing rukmini-grocery: 3023825730",
        "thing campaign-42: 529337377",
        "cloth p-dupatta: 3703133089",
        "person asha: 2409476378",
        "person आशा: 3529615869",
      ]
    `)
  })

  test('differs for most ids', () => {
    const prints = new Set(seeded('thing', 'campaign').map((ref) => printOf(drawKolam(ref))))
    expect(prints.size).toBeGreaterThan(IDS_COUNT * 0.6)
  })

  test('is dense on cloth', () => {
    const dotCounts = seeded('cloth', 'product')
      .slice(0, 200)
      .map((ref) => dotsOf(drawKolam(ref)).length)
    expect(Math.min(...dotCounts)).toBeGreaterThanOrEqual(19)
  })

  test('is cached, and evicted after 500 other drawings', () => {
    const ref: KolamRef = { kind: 'thing', id: 'kept' }
    const others = (name: string, count: number) => seeded('person', name).slice(0, count).map(drawKolam)
    const first = drawKolam(ref)
    others('a', 499)
    expect(drawKolam({ ...ref })).toBe(first)
    others('b', 499)
    expect(drawKolam(ref)).toBe(first)
    others('c', 500)
    expect(drawKolam(ref)).not.toBe(first)
    expect(drawKolam(ref)).toEqual(first)
  })

  test('a flower with two or nine petals is refused', () => {
    for (const count of [2, 9]) expect(() => drawKolam({ kind: 'petals', count })).toThrow(RangeError)
  })
})
