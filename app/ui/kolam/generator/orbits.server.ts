import type { Layout, Point } from './layouts.server.ts'

const GRID_PER_LINK = 500

/**
 * Groups of links that a symmetric drawing contains only together, as indexes of links; the group nearest to the centre
 * is first. `fold` is the order of rotational symmetry; `mirror` adds the reflection of left and right.
 */
export function orbits(layout: Layout, fold: number, mirror: boolean): number[][] {
  const [cos, sin] = [Math.cos((Math.PI * 2) / fold), Math.sin((Math.PI * 2) / fold)]
  const images = [
    ...(fold > 1 ? imagesUnder(layout, ([x, y]) => [x * cos - y * sin, x * sin + y * cos]) : []),
    ...(mirror ? imagesUnder(layout, ([x, y]) => [-x, y]) : []),
  ]
  return groupsOf(layout.links.length, images)
    .map((links) => ({ links, first: links[0] ?? 0 }))
    .map((orbit) => ({ ...orbit, radius: radiusOf(layout, orbit.first) }))
    .sort((a, b) => a.radius - b.radius || a.first - b.first)
    .map(({ links }) => links)
}

/** The connected components of the numbers 0 … count-1 by the ties, each in ascending order. */
export function groupsOf(count: number, ties: readonly (readonly [number, number])[]): number[][] {
  const parents = Array.from({ length: count }, (_, i) => i)
  const rootOf = (i: number): number => {
    const parent = parents[i] ?? i
    if (parent === i) return i
    return (parents[i] = rootOf(parent))
  }
  for (const [a, b] of ties) parents[rootOf(a)] = rootOf(b)
  return [...Map.groupBy(parents.keys(), rootOf).values()]
}

function imagesUnder({ dots, links }: Layout, move: (dot: Point) => Point): [number, number][] {
  const dotAt = new Map(dots.map((dot, i) => [placeOf(dot), i]))
  const imageOf = dots.map((dot) => dotAt.get(placeOf(move(dot))))
  const linkOf = new Map(links.map(([a, b], i) => [nameOf(a, b), i]))
  return links.flatMap(([from, to], i): [number, number][] => {
    const [a, b] = [imageOf[from], imageOf[to]]
    const image = a === undefined || b === undefined ? undefined : linkOf.get(nameOf(a, b))
    return image === undefined ? [] : [[i, image]]
  })
}

const placeOf = ([x, y]: Point) => `${Math.round(x * GRID_PER_LINK)} ${Math.round(y * GRID_PER_LINK)}`

const nameOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`

function radiusOf({ dots, links }: Layout, link: number): number {
  const [[ax, ay] = [0, 0], [bx, by] = [0, 0]] = (links[link] ?? []).map((dot) => dots[dot])
  return Math.hypot((ax + bx) / 2, (ay + by) / 2)
}
