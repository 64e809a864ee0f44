import type { Logger } from './log/log.server.ts'

/** A background job. A run must be idempotent and may run in several processes at once. */
export interface Job {
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

export interface JobRun extends Pick<Job, 'name' | 'everyMs'> {
  isOk: boolean
}

type OnRun = (run: JobRun) => void

/**
 * Runs each job periodically; in this process its runs do not overlap. A failed run is logged, and the job runs again.
 * Returns a function that stops all jobs and resolves when the current runs have ended.
 */
export function runJobs(jobs: readonly Job[], log: Logger, onRun: OnRun = () => {}): () => Promise<void> {
  const stops = jobs.map((job) => repeat(job, log, onRun))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function repeat({ name, everyMs, run }: Job, log: Logger, onRun: OnRun): () => Promise<void> {
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
      onRun({ name, everyMs, isOk: true })
    } catch (err) {
      onRun({ name, everyMs, isOk: false })
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
