import type { Link, Point } from './layouts.server.ts'

const TURN = Math.PI * 2
const NO_GAP = 1e-6

/** One end of a link: the dot it stands at, where it points, and its neighbours round that dot. */
class LinkEnd {
  readonly dot: Point
  readonly dotIndex: number
  readonly angle: number
  /** Half the length of the link: the way from the dot to where the line crosses. */
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
/** The line going round one corner of a dot, from one link to a neighbouring one; `sense` is 1 for rising angles. */
export type Corner = { from: LinkEnd; to: LinkEnd; gap: number; sense: 1 | -1 }

/**
 * Follows the line round every dot that has a link: a list of closed strands, each a list of corners.
 * At a dot the line goes on to the neighbouring link, crosses it to the other dot, and there turns the other way round.
 * Every corner is used exactly once, so every strand closes.
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

/** The ends of all links, dot by dot, each dot's ends by rising angle. */
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
