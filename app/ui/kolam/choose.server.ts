import type { Layout, Link } from './layouts.server.ts'
import { groupsOf, orbits } from './orbits.server.ts'
import { randomFrom } from './seed.ts'
import { trace } from './trace.server.ts'

/** What a seeded kolam aims at. */
export type Choice = {
  seed: string
  /** Turns that bring the drawing back onto itself; those of the layout when left out. */
  fold?: number
  mirror?: boolean
  /** The share of links to keep. */
  keep?: number
  /** How many candidates to look at. */
  tries?: number
  /** The number of lines to come near to. */
  want?: number
  /** Take the first candidate with at most so many lines, if it is neither too sparse nor too dense. */
  accept?: number
}

const SPARSE = 0.52
const DENSE = 0.9
const TIPS_MAX = 8
const TIE = 1e-9

/** The links that a seed keeps: in one piece, symmetric, and the best of the candidates. */
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

/** Each group of links is kept by chance; if the dots fall apart, groups come back, inner first, until they hold. */
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

/** How many dots hang on a single link. */
function tipsOf(links: readonly Link[]): number {
  const ends = Map.groupBy(links.flat(), (dot) => dot)
  return ends
    .values()
    .filter((group) => group.length === 1)
    .toArray().length
}
