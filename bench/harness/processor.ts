import { readFileSync } from 'node:fs'
import { type Meter, median } from './meter.ts'

const ROUNDS = 5
const WARM_UP_MS = 2_000
const ROUND_MS = 1_500
/** Of `/proc/<pid>/stat`: Linux counts in hundredths of a second for every program. */
const MS_PER_TICK = 10

/**
 * Milliseconds of processor that a process spends on one operation of a meter, all its threads together. Other than a
 * speed, it is hardly touched by what else runs on the machine.
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

function processorMs(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}
