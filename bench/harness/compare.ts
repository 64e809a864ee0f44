import { type Meter, median } from './meter.ts'

/** Many and short, because what else this machine does comes and goes within seconds. */
const ROUNDS = 20
/** Until V8 has compiled what is measured: the application, which is larger than a floor, gets faster for ten seconds. */
const WARM_UP_MS = 10_000
const ROUND_MS = 500

export interface Comparison {
  ownPerS: number
  floorPerS: number
  ratio: number
  ownP99Ms: number
  floorP99Ms: number
}

/** Measures both alternately, with the order changing from round to round; the ratio is that of the medians. */
export async function compare(
  own: Meter,
  floor: Meter,
  { rounds = ROUNDS, roundMs = ROUND_MS, warmUpMs = WARM_UP_MS } = {},
): Promise<Comparison> {
  const figures = {
    own: { perS: [] as number[], p99: [] as number[] },
    floor: { perS: [] as number[], p99: [] as number[] },
  }
  const pair = [
    [own, figures.own],
    [floor, figures.floor],
  ] as const
  // Alternately too: a site that is idle for some seconds gives memory back, and what V8 has compiled with it.
  for (let ms = 0; ms < warmUpMs; ms += roundMs) for (const [meter] of pair) await meter.measure(roundMs)
  for (let round = 0; round < rounds; round++) {
    for (const [meter, { perS, p99 }] of round % 2 === 0 ? pair : pair.toReversed()) {
      const { done, ms, p99Ms } = await meter.measure(roundMs)
      perS.push((done / ms) * 1_000)
      p99.push(p99Ms)
    }
  }
  const ownPerS = median(figures.own.perS)
  const floorPerS = median(figures.floor.perS)
  return {
    ownPerS,
    floorPerS,
    ratio: ownPerS / floorPerS,
    ownP99Ms: median(figures.own.p99),
    floorP99Ms: median(figures.floor.p99),
  }
}
