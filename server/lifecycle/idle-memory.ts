import { executionAsyncResource } from 'node:async_hooks'
import { Session } from 'node:inspector/promises'
import { performance } from 'node:perf_hooks'
import type { Logger } from '#app/platform/log/log.server.ts'

const TICK_MS = 2_000
/** A site whose event loop was busy for a smaller part of a tick is idle. */
const IDLE_MAX = 0.05
const PAUSE_MS = 3_600_000

/**
 * Gives memory back to the system while the site is idle: after its start, and later once an hour if it has worked. V8
 * keeps what it used for the start, a quarter of the memory at rest (`npm run bench -- start`), until it runs short.
 */
export function freeMemoryWhenIdle(log: Logger): void {
  keepTickShape()
  const tick = idleMemory(collectGarbage)
  let before = performance.eventLoopUtilization()
  setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    tick(utilization, performance.now()).catch((err: unknown) => log.error({ err }, 'could not give memory back'))
  }, TICK_MS).unref()
}

/** A function to call with the busy share of each tick (0 to 1) and the time in milliseconds; it calls `collect`. */
export function idleMemory(collect: () => Promise<void>): (busy: number, nowMs: number) => Promise<void> {
  let hasWorked = true
  let notBefore = 0
  return async (busy, nowMs) => {
    if (busy > IDLE_MAX) hasWorked = true
    else if (hasWorked && nowMs >= notBefore) {
      hasWorked = false
      notBefore = nowMs + PAUSE_MS
      await collect()
    }
  }
}

/**
 * Keeps one object of `process.nextTick`. If none is alive during a collection, V8 forgets their shape, and Node makes
 * each later one three times slower; a request takes several.
 */
function keepTickShape(): void {
  process.nextTick(() => kept.add(executionAsyncResource()))
}

const kept = new Set<object>()

/** All of it, unlike V8's own collections. Nothing else runs meanwhile, for 0.1 to 0.2 s. */
async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
