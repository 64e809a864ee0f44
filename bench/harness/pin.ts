import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

/**
 * Pins a process to one core, or releases it with `null`. A server and its load generator that happen to share a core
 * look half as fast as a pair that does not. Without `taskset` the system decides.
 */
export function pin(pid: number | undefined, core: number | null): void {
  const last = availableParallelism() - 1
  if (pid === undefined || last < 1) return
  spawnSync('taskset', ['-a', '-p', '-c', core === null ? `0-${last}` : String(core), String(pid)])
}
