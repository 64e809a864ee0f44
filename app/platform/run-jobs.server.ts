import type { Logger } from './log/log.server.ts'

/** Work that is repeated in the background. Every run must be safe to repeat and to run on several nodes. */
export interface Job {
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

/**
 * Runs each job again and again, never beside itself. A failed run is logged and tried again next time.
 * Returns a function that stops them and resolves when the running ones have ended.
 */
export function runJobs(jobs: readonly Job[], log: Logger): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, log))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function repeat({ name, everyMs, run }: Job, log: Logger): () => Promise<void> {
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const schedule = () => {
    timer = setTimeout(() => {
      running = runOnce().finally(() => {
        if (!stopped) schedule()
      })
    }, everyMs)
    timer.unref()
  }
  const runOnce = async () => {
    try {
      await run()
    } catch (err) {
      log.error({ job: name, err }, 'job failed')
    }
  }
  schedule()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await running
  }
}
