import type { Link, Point } from './layouts.server.ts'

const TURN = Math.PI * 2
const NO_GAP = 1e-6

/** One end of a link: its dot, its direction, and its neighbours around that dot. */
class LinkEnd {
  readonly dot: Point
  readonly dotIndex: number
  readonly angle: number
  /** Half the length of the link: the distance from the dot to the crossing of the line. */
  readonly half: number
  mate: LinkEnd = this
  next: LinkEnd = this
  previous: LinkEnd = this

  constructor(dot: Point, dotIndex: number, angle: number, half: number) {
    this.dot = dot
    this.dotIndex = dotIndex
    this.angle = ((angle % TURN) + TURN) % TURN
    this.half = half
  }
}
/** The line around one corner of a dot, from one link to a neighbouring one; `sense` is 1 for increasing angles. */
export type Corner = { from: LinkEnd; to: LinkEnd; gap: number; sense: 1 | -1 }

/**
 * Traces the line around every dot with a link. Returns closed strands, each a list of corners. At a dot the line goes to
 * the neighbouring link, crosses it to the other dot, and there changes its sense of rotation. Every corner is used
 * exactly once, so every strand is closed.
 */
export function trace(dots: readonly Point[], links: readonly Link[]): Corner[][] {
  const strands: Corner[][] = []
  const used = new Set<LinkEnd>()
  for (const start of linkEnds(dots, links)) {
    const strand: Corner[] = []
    let from = start
    let sense: 1 | -1 = 1
    while (true) {
      const to = sense > 0 ? from.next : from.previous
      const owner = sense > 0 ? from : to
      if (used.has(owner)) break
      used.add(owner)
      strand.push({ from, to, gap: gapBetween(from, to, sense), sense })
      from = to.mate
      sense = sense > 0 ? -1 : 1
    }
    if (strand.length > 0) strands.push(strand)
  }
  return strands
}

/** The ends of all links by dot, sorted by angle. */
function linkEnds(dots: readonly Point[], links: readonly Link[]): LinkEnd[] {
  const ends: LinkEnd[] = []
  for (const [a, b] of links) {
    const [from, to] = [dots[a], dots[b]]
    if (!from || !to) throw new RangeError(`link ${a}-${b} leaves the layout of ${dots.length} dots`)
    const angle = Math.atan2(to[1] - from[1], to[0] - from[0])
    const half = Math.hypot(to[0] - from[0], to[1] - from[1]) / 2
    const near = new LinkEnd(from, a, angle, half)
    const far = new LinkEnd(to, b, angle + Math.PI, half)
    near.mate = far
    far.mate = near
    ends.push(near, far)
  }
  ends.sort((p, q) => p.dotIndex - q.dotIndex || p.angle - q.angle)
  for (const group of Map.groupBy(ends, (end) => end.dotIndex).values()) {
    group.forEach((end, i) => {
      end.next = group[(i + 1) % group.length] ?? end
      end.next.previous = end
    })
  }
  return ends
}

function gapBetween(from: LinkEnd, to: LinkEnd, sense: 1 | -1): number {
  let gap = sense > 0 ? to.angle - from.angle : from.angle - to.angle
  while (gap <= NO_GAP) gap += TURN
  return gap
}
