import { eq } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listingNotices } from './requirement-tables.server.ts'

/** A listing lacks information: it will be paused after `dueAt`, or was paused at `pausedAt`. */
export interface Notice {
  dueAt: Date
  pausedAt: Date | null
}

const { dueAt, pausedAt, productId } = listingNotices

/** The notice about one listing; null for none. */
export async function findNotice(db: Db, { slug }: { slug: string }): Promise<Notice | null> {
  const [row] = await db
    .select({ dueAt, pausedAt })
    .from(listingNotices)
    .innerJoin(products, eq(products.id, productId))
    .where(eq(products.slug, slug))
  return row ?? null
}

/** The open notices of a shop, by the slug of the listing. */
export async function listNotices(db: Db, { sellerId }: { sellerId: string }): Promise<Map<string, Notice>> {
  const rows = await db
    .select({ slug: products.slug, dueAt, pausedAt })
    .from(listingNotices)
    .innerJoin(products, eq(products.id, productId))
    .where(eq(products.sellerId, sellerId))
  return new Map(rows.map(({ slug, ...notice }) => [slug, notice]))
}

/** How many listings of a shop are to be completed, and until when the first; and how many were paused. */
export function summaryOf(notices: ReadonlyMap<string, Notice>) {
  const open = [...notices.values()].filter((notice) => notice.pausedAt === null)
  const first = open.map((notice) => notice.dueAt).toSorted((a, b) => a.getTime() - b.getTime())[0]
  return { due: open.length, dueAt: first ?? null, paused: notices.size - open.length }
}
