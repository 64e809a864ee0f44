import type { Point } from './layouts.server.ts'
import type { Corner } from './trace.server.ts'

/** A drawn strand: SVG path data in whole numbers, and its bounds, in links. */
export type Curve = { path: string; left: number; top: number; right: number; bottom: number }

/** A point of the line, its direction there (radians), and the lengths of its handles before and after. */
type Node = { x: number; y: number; heading: number; before: number; after: number }
type Vector = readonly [x: number, y: number]
type Joint = { at: Vector; before: Vector; after: Vector }

const DEGREE = Math.PI / 180
const LOOP_RADIUS = 0.37
const LOOP_SWELL = 0.06
const LOOP_FROM = 150 * DEGREE
const TWO_NODES_FROM = 3.6
const THREE_NODES_FROM = 5.7
const NODE_ARC = 96 * DEGREE
const REACH_SAMPLES = 12
const HANDLE_CHORD_MAX = 0.9
const ROOM_MAX = 9

/**
 * One strand as cubic Béziers. `crossDegrees` is the angle at which the line meets a link, `unit` the drawing's numbers
 * per link. Handle lengths are Hobby's; both handles of a node lie in one line to within 1.5 degrees after rounding.
 */
export function curve(strand: readonly Corner[], dots: readonly Point[], crossDegrees: number, unit: number): Curve {
  const reach: Vector[] = []
  const nodes = strand.flatMap((corner) => {
    const crossing = crossingBefore(corner, crossDegrees * DEGREE)
    reach.push([crossing.x, crossing.y])
    if (corner.gap <= LOOP_FROM) return [crossing]
    const loop = loopRound(corner, dots)
    reach.push(...loop.reach)
    return [crossing, ...loop.nodes]
  })
  for (const [node, next] of around(nodes)) setHandles(node, next)
  const xs = reach.map(([x]) => x)
  const ys = reach.map(([, y]) => y)
  return {
    path: pathOf(nodes.map((node) => jointOf(node, unit))),
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  }
}

function crossingBefore({ from, sense }: Corner, cross: number): Node {
  const [x, y] = from.dot
  return nodeAt(
    x + from.half * Math.cos(from.angle),
    y + from.half * Math.sin(from.angle),
    from.angle + sense * (Math.PI - cross),
  )
}

/** A wide turn is a circle around its dot; the radius grows with the angle. */
function loopRound({ from, gap, sense }: Corner, dots: readonly Point[]): { nodes: Node[]; reach: Vector[] } {
  const [x, y] = from.dot
  const swell = 1 + LOOP_SWELL * Math.max(0, Math.min(1, gap / Math.PI - 1))
  const radius = LOOP_RADIUS * roomAt(from.dot, dots) * swell
  const arcs = gap < TWO_NODES_FROM ? 0 : gap < THREE_NODES_FROM ? 1 : 2
  const lead = (gap - arcs * NODE_ARC) / 2
  const angleAt = (arc: number) => from.angle + sense * (lead + arc * NODE_ARC)
  const pointAt = (angle: number): Vector => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  const nodes = Array.from({ length: arcs + 1 }, (_, i) => {
    const angle = angleAt(i)
    return nodeAt(...pointAt(angle), angle + (sense * Math.PI) / 2)
  })
  const reach = Array.from({ length: REACH_SAMPLES }, (_, i) => pointAt(angleAt((arcs * i) / (REACH_SAMPLES - 1))))
  return { nodes, reach }
}

/** The distance to the nearest other dot. */
function roomAt(dot: Point, dots: readonly Point[]): number {
  let room = ROOM_MAX
  for (const other of dots) if (other !== dot) room = Math.min(room, Math.hypot(dot[0] - other[0], dot[1] - other[1]))
  return room
}

const nodeAt = (x: number, y: number, heading: number): Node => ({ x, y, heading, before: 0, after: 0 })

function setHandles(node: Node, next: Node): void {
  const chord = Math.hypot(next.x - node.x, next.y - node.y)
  const angle = Math.atan2(next.y - node.y, next.x - node.x)
  const [after, before] = hobby(upright(node.heading - angle), upright(angle - next.heading))
  node.after = Math.min(after, HANDLE_CHORD_MAX) * chord
  next.before = Math.min(before, HANDLE_CHORD_MAX) * chord
}

/** METAFONT's velocities: the handle lengths, per chord, of a curve that leaves at theta and arrives at phi. */
function hobby(theta: number, phi: number): [number, number] {
  const [st, sp, ct, cp] = [Math.sin(theta), Math.sin(phi), Math.cos(theta), Math.cos(phi)]
  const alpha = Math.SQRT2 * (st - sp / 16) * (sp - st / 16) * (ct - cp)
  return [(2 + alpha) / (1 + 0.61803 * ct + 0.38197 * cp) / 3, (2 - alpha) / (1 + 0.61803 * cp + 0.38197 * ct) / 3]
}

/** Normalizes an angle to −π … π. */
function upright(angle: number): number {
  while (angle > Math.PI) angle -= Math.PI * 2
  while (angle < -Math.PI) angle += Math.PI * 2
  return angle
}

/** The node in whole numbers: of the 9 × 9 handle pairs nearest to the true ones, the pair with the least kink. */
function jointOf(node: Node, unit: number): Joint {
  const heading: Vector = [Math.cos(node.heading), Math.sin(node.heading)]
  let [before, after] = [node.before * unit, node.after * unit]
  if (Math.abs(after - before) < 1) before = after = (after + before) / 2
  const [befores, afters] = [wholeHandles(heading, before), wholeHandles(heading, after)]
  let best: Joint = { at: [Math.round(node.x * unit), Math.round(node.y * unit)], before: [0, 0], after: [0, 0] }
  let leastError = Infinity
  for (const a of afters) {
    const lean = (Math.abs(a.x * heading[1] - a.y * heading[0]) / a.length) * 14
    for (const b of befores) {
      const kink = (Math.abs(a.x * b.y - a.y * b.x) / a.length / b.length) * 60
      const stretch = (Math.abs(a.length - after) + Math.abs(b.length - before)) * 0.5
      const error = kink + lean + stretch - (a.x === b.x && a.y === b.y ? 0.25 : 0)
      if (error < leastError) {
        leastError = error
        best = { at: best.at, before: [b.x, b.y], after: [a.x, a.y] }
      }
    }
  }
  return best
}

function wholeHandles([ux, uy]: Vector, length: number): { x: number; y: number; length: number }[] {
  const [cx, cy] = [Math.round(length * ux), Math.round(length * uy)]
  return [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].flatMap((dy) => {
      const [x, y] = [cx + dx, cy + dy]
      return x === 0 && y === 0 ? [] : [{ x, y, length: Math.hypot(x, y) }]
    }),
  )
}

/** Relative cubics; the short form `s` where both handles of a node agree, so that it need not repeat one. */
function pathOf(joints: readonly Joint[]): string {
  let path = ''
  let last = ''
  for (const [{ at, before, after }, next] of around(joints)) {
    if (path === '') path = `M${at.join(' ')}`
    const end = [next.at[0] - at[0], next.at[1] - at[1]] as const
    const rest = [end[0] - next.before[0], end[1] - next.before[1], ...end]
    const short = last !== '' && before[0] === after[0] && before[1] === after[1]
    const command = short ? 's' : 'c'
    path += (command === last ? ' ' : command) + (short ? rest : [...after, ...rest]).join(' ')
    last = command
  }
  return `${path}z`.replaceAll(' -', '-')
}

function around<T>(items: readonly T[]): [T, T][] {
  return items.map((item, i) => [item, items[(i + 1) % items.length] ?? item])
}
