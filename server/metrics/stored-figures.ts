import { sql } from 'drizzle-orm'
import { Gauge } from 'prom-client'
import type { Database, Db } from '#app/platform/db/database.server.ts'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Metrics } from './metrics.ts'

/** Several scrapers at once cost no more than one. */
const KEPT_MS = 5 * SECOND_MS

interface Figures extends Record<string, unknown> {
  waiting: number
  oldestSeconds: number
  failed: number
  reports: number
  requests: number
  late: number
}

const GAUGES = {
  waiting: ['diya_outbox_waiting', 'Mails and text messages that are due and not sent.'],
  oldestSeconds: ['diya_outbox_oldest_seconds', 'How long the oldest of them has been waiting.'],
  failed: ['diya_outbox_failed', 'Mails and text messages that were given up within the last week.'],
  reports: ['diya_open_reports', 'Reports of stories and campaigns that nobody has decided on.'],
  requests: ['diya_open_requests', 'Requests that are not closed.'],
  late: ['diya_late_requests', 'Requests whose answer is overdue.'],
} as const

const POOL = ['connections', 'idle', 'waiting'] as const

/** Adds the figures that are read from the database when somebody asks, and those of its pool. */
export function addStoredFigures({ registry }: Metrics, database: Database, clock: Clock): void {
  let kept: { at: number; figures: Promise<Figures | undefined> } | undefined
  const read = () => {
    const now = clock()
    if (!kept || now.getTime() - kept.at > KEPT_MS) {
      kept = { at: now.getTime(), figures: readFigures(database.db, now).catch(() => undefined) }
    }
    return kept.figures
  }
  const registers = [registry]
  for (const key of Object.keys(GAUGES) as (keyof typeof GAUGES)[]) {
    const [name, help] = GAUGES[key]
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      collect: async () => {
        const figures = await read()
        if (figures) gauge.set(figures[key])
        else gauge.remove()
      },
    })
  }
  const up: Gauge = new Gauge({
    name: 'diya_database_up',
    help: '1 while the database answers.',
    registers,
    collect: async () => up.set((await read()) ? 1 : 0),
  })
  const { pool } = database
  if (!pool) return
  const connections: Gauge<'state'> = new Gauge({
    name: 'diya_database_pool',
    help: 'Connections of the pool, those of them that are idle, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const now = pool()
      for (const state of POOL) connections.set({ state }, now[state])
    },
  })
}

async function readFigures(db: Db, now: Date): Promise<Figures | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Figures>(sql`
    SELECT mails.*, reports.*, asked.* FROM
      (SELECT count(*) FILTER (WHERE next_attempt_at <= ${at} OR attempts > 0 AND next_attempt_at IS NOT NULL)::int AS waiting,
        coalesce(extract(epoch FROM ${at} - min(created_at) FILTER (WHERE next_attempt_at <= ${at})), 0)::float8 AS "oldestSeconds",
        count(*) FILTER (WHERE next_attempt_at IS NULL AND created_at > ${at} - interval '7 days')::int AS failed
       FROM outbox WHERE sent_at IS NULL) mails,
      (SELECT ((SELECT count(*) FROM story_reports WHERE decision_id IS NULL)
        + (SELECT count(*) FROM campaign_reports WHERE decision IS NULL))::int AS reports) reports,
      (SELECT count(*)::int AS requests, count(*) FILTER (WHERE due_at < ${at} AND answered_at IS NULL)::int AS late
       FROM requests WHERE closed_at IS NULL) asked`)
  return rows[0]
}
