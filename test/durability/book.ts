import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/* A small ledger to test durability: every commit writes two lines with the sum zero, so that a partly lost commit
   is detected as well as a missing one. */

const LINE_CHARS_MAX = 3_000

export async function openBook(db: Db): Promise<void> {
  await db.execute(sql`CREATE TABLE IF NOT EXISTS book (
    id int NOT NULL, side text NOT NULL, amount int NOT NULL, memo text NOT NULL, PRIMARY KEY (id, side))`)
  await db.execute(sql`CREATE TABLE IF NOT EXISTS book_total (id int PRIMARY KEY, commits int NOT NULL)`)
  await db.execute(sql`INSERT INTO book_total VALUES (1, 0) ON CONFLICT DO NOTHING`)
}

/** One commit. It is acknowledged when this resolves. */
export async function commitEntry(db: Db, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const memo = memoOf(id)
    await tx.execute(sql`INSERT INTO book VALUES (${id}, 'debit', ${id}, ${memo}), (${id}, 'credit', ${-id}, ${memo})`)
    await tx.execute(sql`UPDATE book_total SET commits = commits + 1`)
  })
}

/** Inconsistencies of the ledger, given the acknowledged entries; empty without any. */
export async function findLosses(db: Db, acknowledged: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; sum: number; sides: number; memo: string }>(
    sql`SELECT id, sum(amount)::int AS sum, count(*)::int AS sides, min(memo) AS memo FROM book GROUP BY id`,
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  const losses: string[] = []
  for (const id of acknowledged) if (!found.has(id)) losses.push(`entry ${id} is lost`)
  for (const { id, sum, sides, memo } of rows) {
    if (sides !== 2 || sum !== 0) losses.push(`entry ${id} is there in part`)
    if (memo !== memoOf(id)) losses.push(`entry ${id} is damaged`)
  }
  const { rows: totals } = await db.execute<{ commits: number }>(sql`SELECT commits FROM book_total`)
  if (totals[0]?.commits !== rows.length)
    losses.push(`the total counts ${totals[0]?.commits}, the book holds ${rows.length}`)
  const { rows: indexed } = await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`)
    return tx.execute<{ lines: number }>(sql`SELECT count(*)::int AS lines FROM book WHERE id > 0`)
  })
  if (indexed[0]?.lines !== rows.length * 2) losses.push('the index and the table differ')
  return losses
}

function memoOf(id: number): string {
  return `entry ${id} `.repeat(1 + Math.floor(((id * 7919) % LINE_CHARS_MAX) / 10))
}
