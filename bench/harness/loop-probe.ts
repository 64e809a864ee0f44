import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

// Loaded into the measured server with --import: reports how long its event loop was blocked since the last report.

/** In milliseconds. */
export interface LoopDelay {
  p99: number
  max: number
  /** The most processor time of the main thread in one turn: without what it waited for a core. */
  turn: number
}

const SOCKET = process.env['BENCH_PROBE_SOCKET'] ?? ''
const RESOLUTION_MS = 5
const NS_PER_MS = 1e6
const US_PER_MS = 1e3

// The options of a process are also those of its threads.
if (SOCKET && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let turn = 0
  let before = processorMs()
  setInterval(() => {
    const now = processorMs()
    turn = Math.max(turn, now - before)
    before = now
  }, RESOLUTION_MS).unref()
  const server = createServer((_req, res) => {
    const found: LoopDelay = { p99: delay.percentile(99) / NS_PER_MS, max: delay.max / NS_PER_MS, turn }
    delay.reset()
    turn = 0
    res.end(JSON.stringify(found))
  })
  server.listen(SOCKET).unref()
}

function processorMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / US_PER_MS
}
