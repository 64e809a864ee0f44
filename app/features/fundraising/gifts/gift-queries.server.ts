import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { and, asc, desc, eq, gt, isNotNull, lt, gte, or, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { receiptState } from '#app/features/fundraising/receipt/receipt-state.ts'
import { contributionReturns } from '#app/features/fundraising/returns/tables.server.ts'
import { campaignAllocations } from '#app/features/fundraising/tranches/tables.server.ts'
import { campaignClosures, campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { payments, refunds } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { acceptsGift } from '#app/features/fundraising/policy.ts'
import { financialYearBounds } from './financial-year.ts'

const GIFTS_PER_PAGE = 20

export type OwnGift = Awaited<ReturnType<typeof listGiftsOf>>['gifts'][number]

interface Listing {
  userId: string
  /** From 1. */
  page: number
  now: Date
}

/**
 * A page of a member's gifts, newest first. A form whose payment failed, timed out or was left is no gift. Times are
 * those of the payment, or of the form while the payment is on its way.
 */
export async function listGiftsOf(db: Db, { userId, page, now }: Listing) {
  const { limit, offset } = rangeOf({ page, perPage: GIFTS_PER_PAGE })
  const found = await db
    .select({
      token: contributions.publicToken,
      receiptNumber: contributions.receiptNumber,
      amountMinor: contributions.amountMinor,
      partsMinor: sql`(SELECT coalesce(sum(${contributionReturns.amountMinor}), 0) FROM ${contributionReturns}
        WHERE ${contributionReturns.contributionId} = ${contributions.id})`.mapWith(Number),
      paidOutMinor: sql`(SELECT coalesce(sum(${campaignAllocations.amountMinor}), 0) FROM ${campaignAllocations}
        WHERE ${campaignAllocations.contributionId} = ${contributions.id})`.mapWith(Number),
      tipMinor: contributions.tipMinor,
      isAnonymous: contributions.isAnonymous,
      createdAt: contributions.createdAt,
      settledAt: contributions.settledAt,
      returnedAt: contributions.returnedAt,
      returnReason: contributions.returnReason,
      slug: campaigns.slug,
      title: campaigns.title,
      currency: campaigns.currency,
      endsAt: campaigns.endsAt,
      isClosed: sql<boolean>`EXISTS (SELECT FROM ${campaignClosures}
        WHERE ${campaignClosures.campaignId} = ${campaigns.id} AND ${campaignClosures.reopenedAt} IS NULL)`,
      paymentState: payments.state,
      expiresAt: payments.expiresAt,
      refundSettledAt: sql`(SELECT max(${refunds.settledAt}) FROM ${refunds} WHERE ${refunds.paymentId} = ${payments.id}
        HAVING bool_and(${refunds.settledAt} IS NOT NULL))`.mapWith(refunds.settledAt) as SQL<Date | null>,
    })
    .from(contributions)
    .innerJoin(campaigns, eq(campaigns.id, contributions.campaignId))
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(and(eq(contributions.userId, userId), isGift(now)))
    .orderBy(desc(givenAt), sql`${contributions.receiptNumber} DESC NULLS FIRST`, desc(contributions.id))
    .limit(limit)
    .offset(offset)
  const { rows, hasMore } = pageOf(found, GIFTS_PER_PAGE)
  return { gifts: rows.map((row) => giftOf(row, now)), hasMore }
}

const givenAt = sql`coalesce(${contributions.settledAt}, ${contributions.createdAt})`

/** It was paid, or its payment is on its way. */
const isGift = (now: Date) =>
  or(
    isNotNull(contributions.settledAt),
    isNotNull(contributions.returnedAt),
    eq(payments.state, 'pending'),
    and(eq(payments.state, 'created'), gt(payments.expiresAt, now)),
  )

interface GiftRow {
  createdAt: Date
  settledAt: Date | null
  returnedAt: Date | null
  endsAt: Date | null
  isClosed: boolean
  paymentState: typeof payments.$inferSelect.state
  expiresAt: Date
  refundSettledAt: Date | null
}

function giftOf<Row extends GiftRow>(row: Row, now: Date) {
  const { paymentState, expiresAt, refundSettledAt, endsAt, isClosed, ...gift } = row
  const payment = { state: paymentState, expiresAt, refundSettledAt }
  return {
    ...gift,
    state: receiptState({ contribution: row, payment, now }),
    givenAt: row.settledAt ?? row.createdAt,
    /** The campaign takes gifts now. */
    isOpen: acceptsGift({ isClosed, endsAt }, now),
  }
}

/** The first year of the financial year of a time. */
const indianYear = (at: SQLWrapper) =>
  sql`extract(year FROM (${at} AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::int`.mapWith(Number).as('year')

/** The financial years with a payment or a return of this member, the newest first. */
export async function listStatementYears(db: Db, { userId }: { userId: string }): Promise<number[]> {
  const yearOf = (at: typeof contributions.settledAt | typeof contributions.returnedAt) => {
    return db
      .selectDistinct({ year: indianYear(at) })
      .from(contributions)
      .innerJoin(payments, eq(payments.id, contributions.paymentId))
      .where(and(eq(contributions.userId, userId), isNotNull(contributions.settledAt), isNotNull(at)))
  }
  const ofParts = db
    .selectDistinct({ year: indianYear(contributionReturns.at) })
    .from(contributionReturns)
    .innerJoin(contributions, eq(contributions.id, contributionReturns.contributionId))
    .where(eq(contributions.userId, userId))
  const rows = await union(yearOf(contributions.settledAt), yearOf(contributions.returnedAt), ofParts)
  return rows.map(({ year }) => year).toSorted((a, b) => b - a)
}

/** As JSON of the database. */
interface StoredPart {
  minor: number | string
  at: string
  reason: string
}

export interface StatementEntry {
  kind: 'gift' | 'return'
  at: Date
  receiptNumber: string
  campaign: string
  amountMinor: number
  tipMinor: number
  /** Of a return. */
  reason: string | null
  isTest: boolean
}

export interface Statement {
  year: number
  currency: 'INR'
  /** Oldest first. */
  entries: readonly StatementEntry[]
  givenMinor: number
  returnedMinor: number
}

/**
 * What a member gave and got back in a financial year, as the ledger has it: each receipt on the day of its payment,
 * each return on the day of its decision, which may be in the next year. Null when there is nothing.
 */
export async function readStatement(
  db: Db,
  { userId, year }: { userId: string; year: number },
): Promise<Statement | null> {
  const { from, until } = financialYearBounds(year)
  const { settledAt, returnedAt } = contributions
  const rows = await db
    .select({
      receiptNumber: sql<string>`${contributions.receiptNumber}`,
      campaign: campaigns.title,
      amountMinor: contributions.amountMinor,
      tipMinor: contributions.tipMinor,
      settledAt: sql`${settledAt}`.mapWith(settledAt) as SQL<Date>,
      returnedAt,
      reason: contributions.returnReason,
      isTest: payments.isTest,
      parts: sql<StoredPart[]>`coalesce((SELECT json_agg(json_build_object(
          'minor', ${contributionReturns.amountMinor}, 'at', ${contributionReturns.at}, 'reason', ${contributionReturns.reason}))
        FROM ${contributionReturns} WHERE ${contributionReturns.contributionId} = ${contributions.id}), '[]')`,
    })
    .from(contributions)
    .innerJoin(campaigns, eq(campaigns.id, contributions.campaignId))
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(
      and(
        eq(contributions.userId, userId),
        isNotNull(settledAt),
        or(
          and(gte(settledAt, from), lt(settledAt, until)),
          and(gte(returnedAt, from), lt(returnedAt, until)),
          sql`EXISTS (SELECT FROM ${contributionReturns} WHERE ${contributionReturns.contributionId} = ${contributions.id})`,
        ),
      ),
    )
    .orderBy(asc(settledAt), asc(contributions.receiptNumber))
  const isWithin = (at: Date) => at >= from && at < until
  const entries = rows
    .flatMap(({ settledAt: paidAt, returnedAt: backAt, reason, parts, ...gift }): StatementEntry[] => {
      const before = parts.map(({ minor, at, reason: why }) => {
        const part = { amountMinor: Number(minor), tipMinor: 0, at: new Date(at), reason: why }
        return { ...gift, ...part, kind: 'return' as const }
      })
      const restMinor = before.reduce((rest, { amountMinor }) => rest - amountMinor, gift.amountMinor)
      return [
        { ...gift, kind: 'gift', at: paidAt, reason: null },
        ...before,
        ...(backAt ? [{ ...gift, amountMinor: restMinor, kind: 'return' as const, at: backAt, reason }] : []),
      ]
    })
    .filter(({ at }) => isWithin(at))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  if (entries.length === 0) return null
  const sumOf = (kind: StatementEntry['kind']) =>
    entries.reduce((sum, entry) => sum + (entry.kind === kind ? entry.amountMinor + entry.tipMinor : 0), 0)
  return { year, currency: 'INR', entries, givenMinor: sumOf('gift'), returnedMinor: sumOf('return') }
}
