import { readFileSync } from 'node:fs'
import { type Meter, median } from './meter.ts'

const ROUNDS = 5
const WARM_UP_MS = 2_000
const ROUND_MS = 1_500
/** Unit of `/proc/<pid>/stat`: hundredths of a second on Linux. */
const MS_PER_TICK = 10

/**
 * CPU milliseconds that a process spends on one operation of a meter, all its threads together. Unlike a speed, it
 * hardly depends on other load.
 */
export async function processorMsPerOperation(meter: Meter, pid: number | undefined): Promise<number> {
  await meter.measure(WARM_UP_MS)
  const figures: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = processorMs(pid)
    const { done } = await meter.measure(ROUND_MS)
    figures.push((processorMs(pid) - before) / done)
  }
  return median(figures)
}

/** CPU milliseconds that a process has spent since its start, all its threads together. */
export function processorMs(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The program's name, in brackets, may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
