import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { and, asc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm'
import { announceProducts, listProduct, type Product } from '#app/features/marketplace/listing/own-product.server.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { isExpired, isIncomplete, missingFacts, type MissingFacts, type Requirement } from './missing-facts.ts'
import { type NoticeMail, noticeMail } from './notice-mails.ts'
import { listRequirements } from './requirement-queries.server.ts'
import { fssaiChecks, listingNotices } from './requirement-tables.server.ts'
import { NOTICE_DAYS } from './schema.ts'

interface Sweep {
  db: Db
  now: Date
  /** For links in mails. */
  site: Site
  sealer: Sealer
}

interface Rules {
  requirements: readonly Requirement[]
  /** The day in India. */
  today: string
}

interface Found {
  product: Product
  missing: MissingFacts
}

const BATCH = 500
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'
/** Of one seller in one transaction. */
const AT_ONCE_MAX = 200

/**
 * Background job: the seller of a published listing that lacks required information gets a notice and 14 days; then the
 * listing is paused. What has passed its best-before date is paused at once. What was completed meanwhile loses its
 * notice. Idempotent, and safe on several nodes: the products are locked, and a notice is one row.
 */
export async function sweepIncomplete(sweep: Sweep): Promise<void> {
  const { db, now } = sweep
  const rules = { requirements: await listRequirements(db, now), today: dayOfIndia(now) }
  await endFssaiChecks(db, rules)
  await forgetSettled(db, rules)
  for (const [sellerId, ids] of await listIncomplete(db, rules, now)) {
    for (let at = 0; at < ids.length; at += AT_ONCE_MAX) {
      await settleSeller(sweep, rules, { sellerId, ids: ids.slice(at, at + AT_ONCE_MAX) })
    }
  }
}

/** A licence that has ended makes its number the seller's statement again. */
async function endFssaiChecks(db: Db, { today }: Rules): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx.delete(fssaiChecks).where(lt(fssaiChecks.validUntil, today)).returning()
    if (ended.length > 0) await publish(tx, [pagesChanged(['products'])])
  })
}

/** Removes the notices of listings that are complete, or that the seller paused or published again. */
async function forgetSettled(db: Db, rules: Rules): Promise<void> {
  const { productId, pausedAt } = listingNotices
  const { categoryId, facts, isActive } = products
  const found = inBatches((after) =>
    db
      .select({ id: productId, categoryId, facts, isActive, pausedAt })
      .from(listingNotices)
      .innerJoin(products, eq(products.id, productId))
      .where(and(or(isNull(pausedAt), isActive), gt(productId, after)))
      .orderBy(asc(productId))
      .limit(BATCH),
  )
  for await (const rows of found) {
    const settled = rows.filter(
      (row) => !row.isActive || row.pausedAt || !isIncomplete(missingFacts(rules.requirements, row, rules.today)),
    )
    const ids = settled.map(({ id }) => id)
    if (ids.length > 0) await db.delete(listingNotices).where(inArray(productId, ids))
  }
}

/** The ids of published listings that lack something and need a step now, by seller. */
async function listIncomplete(db: Db, rules: Rules, now: Date): Promise<Map<string, string[]>> {
  const bySeller = new Map<string, string[]>()
  const { id, sellerId, categoryId, facts } = products
  const found = inBatches((after) =>
    db
      .select({ id, sellerId, categoryId, facts, dueAt: listingNotices.dueAt })
      .from(products)
      .leftJoin(listingNotices, eq(listingNotices.productId, id))
      .where(and(products.isActive, gt(id, after)))
      .orderBy(asc(id))
      .limit(BATCH),
  )
  for await (const rows of found) {
    for (const row of rows) {
      const isLacking = isIncomplete(missingFacts(rules.requirements, row, rules.today))
      const isWaiting = row.dueAt !== null && row.dueAt > now && !isExpired(row.facts, rules.today)
      if (isLacking && !isWaiting) bySeller.set(row.sellerId, [...(bySeller.get(row.sellerId) ?? []), row.id])
    }
  }
  return bySeller
}

/** What a query finds that reads at most `BATCH` rows whose ids come after the one it gets, in their order. */
async function* inBatches<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let after: string | undefined = BEFORE_ALL; after;) {
    const rows = await read(after)
    yield rows
    after = rows.length < BATCH ? undefined : rows.at(-1)?.id
  }
}

/** Notifies one seller, or pauses their listings, in one transaction with the mails. */
async function settleSeller(
  { db, now, site, sealer }: Sweep,
  rules: Rules,
  { sellerId, ids }: { sellerId: string; ids: readonly string[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockLacking(tx, rules, ids)
    const expired = found.filter(({ product }) => isExpired(product.facts, rules.today))
    const others = found.filter((each) => !expired.includes(each))
    const due = await listDue(tx, others, now)
    const fresh = others.filter((each) => !due.includes(each))
    const dueAt = new Date(now.getTime() + NOTICE_DAYS * DAY_MS)
    const sent = {
      expired: await pause(tx, expired, now),
      paused: await pause(tx, due, now),
      due: await addNotices(tx, fresh, { now, dueAt }),
    }
    const [seller] = await tx.select().from(sellerProfiles).where(eq(sellerProfiles.id, sellerId))
    for (const kind of ['due', 'paused', 'expired'] as const) {
      if (sent[kind].length === 0) continue
      const listings = sent[kind].map(({ product, missing }) => ({ title: product.title, missing }))
      const mail: NoticeMail = { kind, sellerName: seller?.displayName ?? '', listings, dueAt, site }
      const key = `listing-${kind}:${sent[kind][0]?.product.id}:${now.getTime()}`
      await notify(tx, { sealer, now }, { to: seller?.noticeEmail ?? null, key, mail: () => noticeMail(mail) })
    }
  })
}

/** Those of the listings that still lack something, locked. Two nodes wait for each other here. */
async function lockLacking(tx: Db, rules: Rules, ids: readonly string[]): Promise<Found[]> {
  const rows = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, [...ids]), eq(products.isActive, true)))
    .orderBy(asc(products.id))
    .for('update')
  return rows
    .map((product) => ({ product, missing: missingFacts(rules.requirements, product, rules.today) }))
    .filter(({ missing }) => isIncomplete(missing))
}

async function listDue(tx: Db, found: readonly Found[], now: Date): Promise<Found[]> {
  if (found.length === 0) return []
  const ids = found.map(({ product }) => product.id)
  const rows = await tx
    .select({ id: listingNotices.productId })
    .from(listingNotices)
    .where(and(inArray(listingNotices.productId, ids), lte(listingNotices.dueAt, now), isNull(listingNotices.pausedAt)))
  const due = new Set(rows.map(({ id }) => id))
  return found.filter(({ product }) => due.has(product.id))
}

/** Returns those that had no notice. */
async function addNotices(
  tx: Db,
  found: readonly Found[],
  { now, dueAt }: { now: Date; dueAt: Date },
): Promise<Found[]> {
  if (found.length === 0) return []
  const added = await tx
    .insert(listingNotices)
    .values(found.map(({ product }) => ({ productId: product.id, noticedAt: now, dueAt })))
    .onConflictDoNothing()
    .returning({ id: listingNotices.productId })
  const fresh = new Set(added.map(({ id }) => id))
  return found.filter(({ product }) => fresh.has(product.id))
}

async function pause(tx: Db, found: readonly Found[], now: Date): Promise<readonly Found[]> {
  for (const { product } of found) {
    await listProduct(tx, { before: product, isActive: false, now })
    await tx
      .insert(listingNotices)
      .values({ productId: product.id, noticedAt: now, dueAt: now, pausedAt: now })
      .onConflictDoUpdate({ target: listingNotices.productId, set: { pausedAt: now } })
  }
  await announceProducts(
    tx,
    found.map(({ product }) => product.slug),
  )
  return found
}
