import type { WingId } from '#app/ui/kolam/drawing.ts'
import type { KolamSpec } from './figure.server.ts'
import {
  block,
  centred,
  diamond,
  free,
  hexagon,
  hexagram,
  octagon,
  pyramid,
  rings,
  ROW_HEIGHT,
  square,
  triangles,
  turned,
} from './layouts.server.ts'
import type { Point } from './layouts.server.ts'

const HEART = centred(turned([...block(-1.5, -1.5, 4), [-2.5, -0.5], [-2.5, 0.5], [-0.5, -2.5], [0.5, -2.5]], 45))

const LEAF: Point[] = [
  ...[
    [0, -2],
    [-0.5, -1],
    [0.5, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [-0.5, 1],
    [0.5, 1],
    [0, 2],
  ].map(([x = 0, y = 0]): Point => [x, y * ROW_HEIGHT]),
  [0, 2 * ROW_HEIGHT + 1],
  [-0.9, 2 * ROW_HEIGHT + 0.56],
  [0.9, 2 * ROW_HEIGHT + 0.56],
  [0, 2 * ROW_HEIGHT + 2],
]

/** A beam, a stem and two pans. */
const BALANCE = centred([
  ...[-2, -1, 0, 1, 2].map((x): Point => [x, 0]),
  ...[
    [0, -1],
    [0, 1],
    [0, 2],
    [-1, 2],
    [1, 2],
    [-2, 1],
    [2, 1],
  ].map(([x = 0, y = 0]): Point => [x, y]),
])

/** Two squares that share a corner. */
const HANDOVER = centred([...block(0, 0, 3), ...block(2, 2, 3).slice(1)])

/** The kolam of each wing, chosen by eye; the comment says what it depicts. */
export const WINGS: Record<WingId, KolamSpec> = {
  /** A woven basket. */
  empowerher: { layout: square(4), choice: { seed: 'a1' } },
  /** A lotus, open to breathe. */
  sahaara: {
    layout: rings(8, [
      { radius: 1.25, joined: true },
      { radius: 2.1, half: true },
    ]),
    crossDegrees: 52,
  },
  /** Six around one. */
  doc: {
    layout: rings(
      6,
      [
        { radius: 1, joined: true },
        { radius: 1.8, half: true },
      ],
      true,
    ),
    crossDegrees: 54,
  },
  /** A balance. */
  legal: { layout: free(BALANCE), tight: true },
  /** A spark. */
  start: {
    layout: rings(5, [
      { radius: 0.9, joined: true },
      { radius: 1.6, half: true },
      { radius: 2.5, half: true },
    ]),
    crossDegrees: 48,
  },
  /** Students, arms linked. */
  ssr: {
    layout: free(pyramid(5, 'no corners'), 3),
    choice: { seed: 'k2', keep: 0.7 },
    crossDegrees: 54,
    tight: true,
  },
  /** A knot that is one line. */
  solve: { layout: octagon(5), choice: { seed: 'h3', keep: 0.6, tries: 4 } },
  /** A slate, a kite. */
  sow: { layout: diamond(7), choice: { seed: 'b1' } },
  /** Stalls round a square. */
  sellers: {
    layout: rings(10, [
      { radius: 1.6, joined: true },
      { radius: 2.4, half: true },
    ]),
    crossDegrees: 48,
  },
  /** One endless tale. */
  stories: { layout: hexagon(2), choice: { seed: 'h3', keep: 0.6, tries: 6 }, crossDegrees: 52 },
  /** A shield star. */
  fearless: { layout: hexagram(2), crossDegrees: 58 },
  /** A woven heart. */
  heartbeat: { layout: free(HEART), tight: true },
  /** A sprout. */
  seeds: { layout: free(LEAF, 1, 1.07), crossDegrees: 54, tight: true },
  /** One passes to another. */
  refer: { layout: free(HANDOVER, 2), choice: { seed: 'r2', keep: 0.75 }, tight: true },
  /** Steps upward. */
  campus: {
    layout: free(pyramid(5), 3),
    choice: { seed: 'k4', mirror: true, keep: 0.65 },
    crossDegrees: 54,
    tight: true,
  },
  /** A turn that returns. */
  comeback: {
    layout: rings(7, [
      { radius: 1.2, joined: true },
      { radius: 2.05, half: true, joined: true },
    ]),
    choice: { seed: 'z5', keep: 0.55, tries: 12 },
    crossDegrees: 50,
  },
}

/** Torch's kolam: six arms around an open centre for the lamp. */
export const TORCH: KolamSpec = {
  layout: free(
    turned(
      triangles(4, (a, b, c) => Math.max(Math.abs(a), Math.abs(b), Math.abs(c)) > 1).filter(
        ([x, y]) => Math.hypot(x, y) < 3.55,
      ),
      30,
    ),
    6,
  ),
  choice: { seed: 't7', keep: 0.62, mirror: true, tries: 10 },
  crossDegrees: 54,
  unit: 60,
  lamps: true,
}
