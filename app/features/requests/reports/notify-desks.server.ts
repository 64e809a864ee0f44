import { and, asc, eq, inArray, isNotNull, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { reportLateMail, reportWaitingMail } from '#app/features/requests/mails/mails.ts'
import type { Queue } from '#app/features/requests/form.ts'
import { REMINDED_MAX } from '#app/features/requests/schema.ts'
import { queueMembers, reportNotices } from '#app/features/requests/tables.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { deleteRows, reportsKeptFrom } from '#app/platform/db/expire-rows.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { dueAtOf } from './report-due.server.ts'
import { type ReportNews, URGENT_REASONS } from './schema.ts'

/** The reports of one table. */
export interface ReportSource {
  queue: Queue
  table: PgTable & { id: PgColumn; reason: PgColumn; createdAt: PgColumn }
  isOpen: SQL | undefined
  /** SQL of the path where operators decide it. */
  path: SQL<string>
}

interface DeskContext {
  db: Db
  now: Date
  sealer: Sealer
  site: Site
}

/** Job: notifies the members of each desk of urgent reports at once, and of every report once when it is overdue. */
export async function notifyDesks({ db, ...ctx }: DeskContext, sources: readonly ReportSource[]): Promise<void> {
  for (const source of sources) await db.transaction((tx) => notifyDesk(tx, ctx, source))
}

async function notifyDesk(tx: Db, ctx: Omit<DeskContext, 'db'>, source: ReportSource): Promise<void> {
  const { queue } = source
  const members = await tx
    .select()
    .from(queueMembers)
    .where(and(eq(queueMembers.queue, queue), isNotNull(queueMembers.email)))
  if (members.length === 0) return
  for (const { id, news, dueAt, path } of await listDue(tx, source, ctx.now)) {
    const notice = { reportId: id, news, at: ctx.now }
    // Of two nodes at once the second waits here, and sends nothing.
    if (!(await tx.insert(reportNotices).values(notice).onConflictDoNothing().returning())[0]) continue
    const compose = news === 'late' ? reportLateMail : reportWaitingMail
    for (const { email, userId } of members) {
      const mail = () => compose(ctx.site, { queue, path, dueAt })
      await notify(tx, ctx, { to: email, key: `report-${news}:${id}:${userId}`, mail, language: 'en' })
    }
  }
}

/** Job: deletes notices that are half a year old, except those of reports that are still open, which would be sent again. */
export async function forgetNotices({ db, now }: Pick<DeskContext, 'db' | 'now'>, sources: readonly ReportSource[]) {
  const areClosed = sources.map(({ table, isOpen }) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(and(eq(table.id, reportNotices.reportId), isOpen)),
    ),
  )
  await deleteRows(db, reportNotices, and(lt(reportNotices.at, reportsKeptFrom(now)), ...areClosed))
}

interface Due {
  id: string
  news: ReportNews
  dueAt: Date
  path: string
}

async function listDue(tx: Db, { table, isOpen, path }: ReportSource, now: Date): Promise<Due[]> {
  const dueAt = dueAtOf(table)
  const isLate = lt(dueAt, now)
  const isUnsent = (news: ReportNews) =>
    notExists(
      tx
        .select({ one: sql`1` })
        .from(reportNotices)
        .where(and(eq(reportNotices.reportId, table.id), eq(reportNotices.news, news))),
    )
  const hasCome = and(not(isLate), inArray(table.reason, URGENT_REASONS), isUnsent('waiting'))
  return tx
    .select({
      id: sql<string>`${table.id}`,
      news: sql<ReportNews>`CASE WHEN ${isLate} THEN 'late' ELSE 'waiting' END`,
      dueAt,
      path,
    })
    .from(table)
    .where(and(isOpen, or(hasCome, and(isLate, isUnsent('late')))))
    .orderBy(asc(dueAt), asc(table.id))
    .limit(REMINDED_MAX)
}
