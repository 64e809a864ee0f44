import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

type Pid = number | undefined

const SERVERS_CORE = 0
const CLIENTS_CORE = 1

/**
 * Pins what is compared to one core, and who asks to another: a server and its load generator that happen to share a
 * core look half as fast as a pair that does not. Without `taskset` the system decides.
 */
export function pinApart({ servers, clients }: { servers: readonly Pid[]; clients: readonly Pid[] }): void {
  for (const pid of servers) allow(pid, String(SERVERS_CORE))
  for (const pid of clients) allow(pid, String(CLIENTS_CORE))
}

/** Lets a process run on every core again. */
export function unpin(pid: Pid): void {
  allow(pid, `0-${availableParallelism() - 1}`)
}

function allow(pid: Pid, cores: string): void {
  if (pid === undefined || availableParallelism() === 1) return
  spawnSync('taskset', ['-a', '-p', '-c', cores, String(pid)])
}
