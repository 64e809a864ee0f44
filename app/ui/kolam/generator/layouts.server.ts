/** A point in units of links; y grows downward. */
export type Point = readonly [x: number, y: number]
/** The indexes of two dots between which the line may cross itself. */
export type Link = readonly [from: number, to: number]
/** Dots, possible links, and the order of rotational symmetry. */
export type Layout = { dots: readonly Point[]; links: readonly Link[]; fold: number }
/** Dots on a circle: `half` turns them by half a step, `joined` links each with its neighbours round the circle. */
export type Ring = { radius: number; half?: boolean; joined?: boolean }

/** The height of a row of triangles whose sides are one link. */
export const ROW_HEIGHT = Math.sqrt(3) / 2
const NEIGHBOUR_REACH = 1.01
const SLACK = 0.01
const TURN = Math.PI * 2

export const square = (size: number): Layout => lattice(size, () => true)

export const diamond = (size: number): Layout =>
  lattice(size, (x, y) => Math.abs(x) + Math.abs(y) <= (size - 1) / 2 + SLACK)

/** A square without its corners. */
export const octagon = (size: number): Layout =>
  lattice(size, (x, y) => Math.abs(x) + Math.abs(y) <= ((size - 1) / 2) * 1.5 + SLACK)

export const hexagon = (radius: number): Layout =>
  triangular(radius, (a, b, c) => Math.max(Math.abs(a), Math.abs(b), Math.abs(c)) <= radius)

/** Two overlapping triangles. */
export const hexagram = (radius: number): Layout =>
  triangular(radius, (a, b, c) => Math.min(a, b, c) >= -radius / 2 || Math.max(a, b, c) <= radius / 2)

/** Dots at any points, linked with all dots within reach. */
export function free(dots: readonly Point[], fold = 1, reach = NEIGHBOUR_REACH): Layout {
  const links = dots.flatMap(([ax, ay], a) =>
    dots.flatMap(([bx, by], b): Link[] => (b > a && Math.hypot(ax - bx, ay - by) < reach ? [[a, b]] : [])),
  )
  return { dots, links, fold }
}

/** Rings of `count` dots each, inner first, every ring linked with the one inside it. */
export function rings(count: number, spec: readonly Ring[], centre = false): Layout {
  const dots: Point[] = centre ? [[0, 0]] : []
  const links: Link[] = []
  let inner: Ring | undefined
  for (const ring of spec) {
    const start = dots.length
    const at = (i: number) => start + ((i + count) % count)
    const shift = inner ? halfStep(ring) - halfStep(inner) : 0
    for (let i = 0; i < count; i++) {
      const angle = ((i + halfStep(ring)) * TURN) / count - Math.PI / 2
      dots.push([ring.radius * Math.cos(angle), ring.radius * Math.sin(angle)])
      if (ring.joined) links.push([at(i), at(i + 1)])
      if (inner) links.push([at(i) - count, at(i)])
      else if (centre) links.push([0, at(i)])
      if (shift !== 0) links.push([at(i + shift * 2) - count, at(i)])
    }
    inner = ring
  }
  return { dots, links, fold: count }
}

/** Adds a flower in the open centre: `petals` dots around one, not linked with the other dots. */
export function withBud({ dots, links, fold }: Layout, petals: number, radius: number): Layout {
  const bud = rings(petals, [{ radius }], true)
  const moved = bud.links.map(([from, to]): Link => [from + dots.length, to + dots.length])
  return { dots: [...dots, ...bud.dots], links: [...links, ...moved], fold }
}

/** A block of `size` by `size` points whose first stands at x, y. */
export function block(x: number, y: number, size: number): Point[] {
  return Array.from({ length: size * size }, (_, i) => [x + (i % size), y + Math.floor(i / size)])
}

/** A triangle of points, optionally without its three corners. */
export function pyramid(rows: number, corners: 'corners' | 'no corners' = 'corners'): Point[] {
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) =>
    Array.from({ length: row + 1 }, (_, i) => i).flatMap((i): Point[] => {
      const corner = row === 0 || (row === rows - 1 && (i === 0 || i === row))
      return corner && corners === 'no corners' ? [] : [[i - row / 2, (row - ((rows - 1) * 2) / 3) * ROW_HEIGHT]]
    }),
  )
}

/** The points of a triangular lattice for which `keeps` is true; it gets three coordinates whose sum is 0. */
export function triangles(radius: number, keeps: (a: number, b: number, c: number) => boolean): Point[] {
  const steps = Array.from({ length: radius * 2 + 1 }, (_, i) => i - radius)
  return steps.flatMap((a) => steps.flatMap((b): Point[] => (keeps(a, b, -a - b) ? [[a + b / 2, b * ROW_HEIGHT]] : [])))
}

export function turned(points: readonly Point[], degrees: number): Point[] {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return points.map(([x, y]) => [x * cos - y * sin, x * sin + y * cos])
}

export function centred(points: readonly Point[]): Point[] {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const [cx, cy] = [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))]
  return points.map(([x, y]) => [x - cx, y - cy])
}

const halfStep = (ring: Ring) => (ring.half ? 0.5 : 0)

function lattice(size: number, keeps: (x: number, y: number) => boolean): Layout {
  const half = (size - 1) / 2
  return free(
    block(-half, -half, size).filter(([x, y]) => keeps(x, y)),
    4,
  )
}

function triangular(radius: number, keeps: (a: number, b: number, c: number) => boolean): Layout {
  return free(triangles(radius, keeps), 6)
}
