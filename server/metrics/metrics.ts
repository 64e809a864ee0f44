import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabaseTiming } from '#engine/database-timing.server.ts'
import type { JobRun } from '#app/platform/run-jobs.server.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
/** Where people sign in; refusals of other paths say nothing about guessed passwords. */
const SIGN_IN = /^\/auth\/v1\/(?:token|verify|otp|magiclink|recover|factors\/:\w+\/verify)\b/
const REFUSALS = new Set([400, 401, 403, 422, 429])
const MS = 1_000
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const STATEMENT_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5]

export interface SeenRequest {
  method: string
  /** The pattern of its route, never its path. */
  route: string
  status: number
  ms: number
}

/** What this process counts. Labels are route patterns, methods and names of jobs: nothing of a person. */
export class Metrics {
  readonly registry = new Registry()
  readonly #requests = this.#counter('diya_requests_total', 'Answered requests, without pages from the page cache.', [
    'route',
    'method',
    'status',
  ])
  readonly #latency = new Histogram({
    name: 'diya_request_duration_seconds',
    help: 'Time to answer a request, without pages from the page cache.',
    labelNames: ['method'],
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  })
  readonly #cache = this.#counter('diya_page_cache_requests_total', 'Reads of visitors, by what the page cache had.', [
    'result',
  ])
  readonly #refusals = this.#counter('diya_sign_in_refusals_total', 'Refused attempts to sign in.', ['status'])
  readonly #statements = new Histogram({
    name: 'diya_database_statement_seconds',
    help: 'Time of a statement of the database, with its wait on the embedded engine.',
    buckets: STATEMENT_SECONDS,
    registers: [this.registry],
  })
  readonly #waits = new Histogram({
    name: 'diya_database_wait_seconds',
    help: 'Time that a query waited for a free connection of PostgreSQL.',
    buckets: STATEMENT_SECONDS,
    registers: [this.registry],
  })
  readonly #jobRuns = this.#counter('diya_job_runs_total', 'Runs of background jobs.', ['job', 'result'])
  readonly #jobSuccess = this.#gauge('diya_job_last_success_timestamp_seconds', 'When a job last succeeded.', ['job'])
  readonly #jobInterval = this.#gauge('diya_job_interval_seconds', 'How often a job runs.', ['job'])
  readonly #failedChecks = this.#gauge(
    'diya_data_checks_failed',
    'Failed checks of the data, among them those of the ledger and its chain; they run every ten minutes.',
  )

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    // Not 0 before their first run.
    this.#failedChecks.remove()
  }

  readonly database: DatabaseTiming = {
    statement: (ms) => this.#statements.observe(ms / MS),
    wait: (ms) => this.#waits.observe(ms / MS),
  }

  request({ method, route, status, ms }: SeenRequest): void {
    const known = METHODS.has(method) ? method : 'OTHER'
    this.#requests.inc({ route, method: known, status: `${Math.floor(status / 100)}xx` })
    this.#latency.observe({ method: known }, ms / MS)
    if (REFUSALS.has(status) && SIGN_IN.test(route)) this.#refusals.inc({ status })
  }

  cachedPage(result: 'hit' | 'stale' | 'miss'): void {
    this.#cache.inc({ result })
  }

  jobRun({ name, everyMs, isOk }: JobRun): void {
    this.#jobRuns.inc({ job: name, result: isOk ? 'ok' : 'failed' })
    this.#jobInterval.set({ job: name }, everyMs / MS)
    if (isOk) this.#jobSuccess.set({ job: name }, Date.now() / MS)
  }

  dataChecks(failed: number): void {
    this.#failedChecks.set(failed)
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[]): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] })
  }

  #gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []): Gauge<Label> {
    return new Gauge({ name, help, labelNames, registers: [this.registry] })
  }
}
