import type { Layout, Link } from './layouts.server.ts'
import { groupsOf, orbits } from './orbits.server.ts'
import { randomFrom } from '#app/ui/kolam/seed.ts'
import { trace } from './trace.server.ts'

/** Parameters for choosing the links of a seeded kolam. */
export type Choice = {
  seed: string
  /** The order of rotational symmetry; by default that of the layout. */
  fold?: number
  mirror?: boolean
  /** The share of links to keep. */
  keep?: number
  /** The number of candidates. */
  tries?: number
  /** The preferred number of lines. */
  want?: number
  /** Accept the first candidate with at most this many lines that is neither too sparse nor too dense. */
  accept?: number
}

const SPARSE = 0.52
const DENSE = 0.9
const TIPS_MAX = 8
const TIE = 1e-9

/** The links of the best candidate for a seed: connected and symmetric. */
export function chooseLinks(layout: Layout, choice: Choice): Link[] {
  const { seed, fold = layout.fold, mirror = false, keep = 0.8, tries = 40, want = 1, accept = 0 } = choice
  const groups = orbits(layout, fold, mirror)
  let best: Link[] = []
  let bestScore = Infinity
  for (let t = 0; t < tries; t++) {
    const links = candidate(layout, groups, keep, `${seed}/${t}`)
    const lines = trace(layout.dots, links).length
    const share = links.length / layout.links.length
    if (lines <= accept && share > SPARSE && share < DENSE) return links
    const score = Math.abs(lines - want) * 2 + Math.abs(share - keep) * 6 - Math.min(tipsOf(links), TIPS_MAX) * 0.15
    if (score < bestScore - TIE) [best, bestScore] = [links, score]
  }
  return best
}

/** Keeps each group of links by chance, then adds removed groups, inner ones first, until all dots are connected. */
function candidate(layout: Layout, groups: readonly number[][], keep: number, seed: string): Link[] {
  const random = randomFrom(seed)
  const kept = new Set(groups.flatMap((group) => (random() < keep ? group : [])))
  const links = () => layout.links.filter((_, i) => kept.has(i))
  for (const group of groups) {
    if (groupsOf(layout.dots.length, links()).length === 1) break
    for (const link of group) kept.add(link)
  }
  return links()
}

/** The number of dots with a single link. */
function tipsOf(links: readonly Link[]): number {
  const ends = Map.groupBy(links.flat(), (dot) => dot)
  return ends
    .values()
    .filter((group) => group.length === 1)
    .toArray().length
}
