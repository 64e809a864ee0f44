import type { KolamSpec } from './figure.server.ts'
import type { Layout } from './layouts.server.ts'
import type { Random } from '#app/ui/kolam/seed.ts'

import { diamond, free, hexagon, octagon, pyramid, rings, square, withBud } from './layouts.server.ts'
import { pick, randomFrom } from '#app/ui/kolam/seed.ts'

export type SeededKind = 'thing' | 'cloth' | 'person'

type Family = (random: Random, id: string) => KolamSpec
type Families = readonly [Family, ...Family[]]
type Symmetry = { fold: number; mirror: boolean }

const PERSON_UNIT = 32
const THING_UNIT = 40
const PETALS_MIN = 3
const PETALS_MAX = 8

/** The spec for an id: a family, its parameters, reflection and rotation, all from the id's hash. */
export function specFor(kind: SeededKind, id: string): KolamSpec {
  const random = randomFrom(`k:${id}`)
  const spec = pick(random, FAMILIES[kind])(random, id)
  const flip = random() < 0.5
  const turnDegrees = random() < 0.5 ? spec.turnDegrees : undefined
  return { ...spec, unit: kind === 'person' ? PERSON_UNIT : THING_UNIT, flip, turnDegrees }
}

/** A flower with `count` petals around a centre. @throws RangeError outside 3 to 8 petals. */
export function petalsSpec(count: number): KolamSpec {
  if (count < PETALS_MIN || count > PETALS_MAX) {
    throw new RangeError(`a flower has ${PETALS_MIN} to ${PETALS_MAX} petals, not ${count}`)
  }
  const [radius, crossDegrees] = count < 6 ? [1, 50] : [1.05, 52]
  return { layout: rings(count, [{ radius }], true), crossDegrees, unit: 60 }
}

const turning = (...folds: number[]): Symmetry[] => folds.map((fold) => ({ fold, mirror: false }))
const mirrored = (...folds: number[]): Symmetry[] => folds.map((fold) => ({ fold, mirror: true }))

const SMALL_PYRAMID = free(pyramid(4), 3)
const PYRAMID = free(pyramid(5), 3)
const BLUNT_PYRAMID = free(pyramid(5, 'no corners'), 3)

const WEAVES: Families = [
  hexagonWeave(turning(6, 3, 3, 2), 0.62),
  hexagonWeave(mirrored(6, 3, 3, 2), 0.62),
  hexagonWeave([...turning(3, 2), ...mirrored(3)], 0.7),
  weave(octagon(5), turning(4, 4, 2), 45, 0.64),
  weave(octagon(5), [...mirrored(2), ...turning(2)], 45, 0.64),
  weave(square(5), [...turning(4, 2), ...mirrored(2)], 45, 0.68),
]

const FAMILIES: Record<SeededKind, Families> = {
  cloth: WEAVES,
  thing: [
    ...WEAVES,
    weave(diamond(7), [...turning(4, 2), ...mirrored(2, 2)], 45, 0.72),
    (_, seed) => ({
      layout: PYRAMID,
      choice: { seed, keep: 0.62, tries: 24, accept: 2 },
      crossDegrees: 54,
      tight: true,
    }),
    petalRing,
    armedRing,
  ],
  person: [
    weave(hexagon(1), [...turning(6, 3, 2), ...mirrored(2)], 55, 0.8),
    weave(square(3), [...turning(4, 2), ...mirrored(4, 2)], 45, 0.75),
    (random, seed) => ({
      layout: SMALL_PYRAMID,
      choice: { seed, keep: 0.75, tries: 12, accept: 3, fold: pick(random, [3, 1]) },
      crossDegrees: 56,
      tight: true,
    }),
    (random, seed) => ({
      layout: BLUNT_PYRAMID,
      choice: { seed, keep: 0.68, tries: 12, accept: 2, fold: pick(random, [3, 1]) },
      crossDegrees: 54,
      tight: true,
    }),
    weave(octagon(4), [...turning(4, 2), ...mirrored(4, 2)], 45, 0.7),
    flower,
    smallArmedRing,
  ],
}

/** A lattice with some of its links, chosen by the seed in one of the symmetries. */
function weave(layout: Layout, symmetries: readonly Symmetry[], crossDegrees: number, keep: number): Family {
  return (random, seed) => {
    const { fold, mirror } = symmetries[Math.floor(random() * symmetries.length)] ?? { fold: 1, mirror: false }
    const lines = mirror ? { accept: 4, want: 3 } : { accept: 2, want: 1 }
    return { layout, choice: { seed, fold, mirror, keep, tries: 24, ...lines }, crossDegrees }
  }
}

/** The only weave that is also rotated by 30 degrees. */
function hexagonWeave(symmetries: readonly Symmetry[], keep: number): Family {
  const family = weave(hexagon(2), symmetries, 52, keep)
  return (random, id) => ({ ...family(random, id), turnDegrees: 30 })
}

/** A ring of six to nine petals with an open centre, a dot or a bud in it. */
function petalRing(random: Random): KolamSpec {
  const count = 6 + Math.floor(random() * 4)
  const centre = count < 8 && random() < 0.5
  const width = 0.8 + random() * 0.14
  const radius = count * 0.157
  const ring = rings(
    count,
    [
      { radius, joined: true },
      { radius: radius + width, half: true },
    ],
    centre,
  )
  const roomForBud = !centre && count >= 8
  const budPetals = () => (count === 8 ? 4 : random() < 0.7 ? 6 : 3)
  const layout = roomForBud ? withBud(ring, budPetals(), Math.min(0.66, radius - 0.63)) : ring
  return { layout, crossDegrees: 47 + Math.floor(random() * 7) }
}

/** A ring of five to seven long arms. */
function armedRing(random: Random): KolamSpec {
  const count = 5 + Math.floor(random() * 3)
  const radius = count * 0.16
  const width = 0.74 + random() * 0.12
  const layout = rings(count, [
    { radius, joined: true },
    { radius: radius + width, half: true },
    { radius: radius + width + 0.85, half: true },
  ])
  return { layout, crossDegrees: 46 + Math.floor(random() * 6) }
}

function flower(random: Random): KolamSpec {
  const count = 5 + Math.floor(random() * 3)
  return { layout: rings(count, [{ radius: 1.05 }], true), crossDegrees: 46 + Math.floor(random() * 10) }
}

function smallArmedRing(random: Random): KolamSpec {
  const count = 5 + Math.floor(random() * 3)
  const outer = { radius: 1.64 + random() * 0.14, half: true }
  const layout = rings(count, [{ radius: 0.9, joined: true }, outer], random() < 0.5)
  return { layout, crossDegrees: 46 + Math.floor(random() * 8) }
}
