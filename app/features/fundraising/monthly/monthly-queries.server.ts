import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { TOKEN } from '#app/features/fundraising/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { findMandates, findNoticed, type FullMandate } from './mandate.server.ts'
import { type DebitRow, mandateDebits, mandates, mandateTries } from './mandate-tables.server.ts'

const GIFTS_SHOWN_MAX = 24
const MANDATES_SHOWN_MAX = 24

export interface MonthlyGift extends FullMandate {
  /** What is announced; null without one. */
  noticed: DebitRow | null
  /** What was paid, the newest first. */
  paid: readonly { token: string; amountMinor: number; settledAt: Date | null; isReturned: boolean }[]
}

/** A monthly gift by the secret of its page; null for an unknown one. */
export async function findMonthlyGift(db: Db, token: string): Promise<MonthlyGift | null> {
  if (!TOKEN.test(token)) return null
  const [full] = await findMandates(db, { where: eq(mandates.publicToken, token), isLocked: false })
  if (!full) return null
  const { publicToken, amountMinor, settledAt, returnedAt } = contributions
  const paid = await db
    .select({ token: publicToken, amountMinor, settledAt, isReturned: sql<boolean>`${returnedAt} IS NOT NULL` })
    .from(mandateDebits)
    .innerJoin(mandateTries, eq(mandateTries.debitId, mandateDebits.id))
    .innerJoin(contributions, eq(contributions.id, mandateTries.contributionId))
    .where(and(eq(mandateDebits.mandateId, full.mandate.id), isNotNull(settledAt)))
    .orderBy(desc(settledAt))
    .limit(GIFTS_SHOWN_MAX)
  return { ...full, noticed: await findNoticed(db, full.mandate.id), paid }
}

/** The latest monthly gifts of a member that were approved, those that still run first. */
export const listMonthlyGiftsOf = (db: Db, member: { userId: string }) =>
  monthlyGiftsOf(db, member).limit(MANDATES_SHOWN_MAX)

function monthlyGiftsOf(db: Db, { userId }: { userId: string }) {
  const { publicToken, amountMinor, nextDebitOn, createdAt, endedAt, endReason, approvedAt } = mandates
  const noticed = and(eq(mandateDebits.mandateId, mandates.id), eq(mandateDebits.state, 'noticed'))
  const nextOn = sql<
    string | null
  >`coalesce((SELECT ${mandateDebits.dueOn} FROM ${mandateDebits} WHERE ${noticed}), ${nextDebitOn})::text`
  return db
    .select({
      token: publicToken,
      title: campaigns.title,
      amountMinor,
      nextDebitOn: nextOn,
      createdAt,
      endedAt,
      endReason,
    })
    .from(mandates)
    .innerJoin(contributions, eq(contributions.id, mandates.contributionId))
    .innerJoin(campaigns, eq(campaigns.id, mandates.campaignId))
    .where(and(eq(contributions.userId, userId), isNotNull(approvedAt)))
    .orderBy(sql`${endedAt} DESC NULLS FIRST`, desc(createdAt), desc(mandates.id))
    .$dynamic()
}

/** All of them, without the secret of their pages. */
export async function exportMonthlyGifts(db: Db, member: { userId: string }) {
  const gifts = await monthlyGiftsOf(db, member)
  return gifts.map(({ title: campaign, amountMinor, nextDebitOn, createdAt, endedAt, endReason }) => ({
    campaign,
    amountMinor,
    nextDebitOn,
    createdAt,
    endedAt,
    endReason,
  }))
}

export type MonthlyGiftRow = Awaited<ReturnType<typeof listMonthlyGiftsOf>>[number]

/** The monthly gift that a receipt belongs to. */
export interface ReceiptMonthly {
  /** Its page; null when it was never approved. */
  path: string | null
  isRunning: boolean
  /** The end of the campaign. */
  endsAt: Date | null
}

/** Null for a single gift. */
export async function findMonthlyOf(db: Db, { receipt }: { receipt: string }): Promise<ReceiptMonthly | null> {
  const { publicToken: token, approvedAt, endedAt } = mandates
  const [found] = await db
    .select({ token, approvedAt, endedAt, endsAt: campaigns.endsAt })
    .from(contributions)
    .innerJoin(mandateTries, eq(mandateTries.contributionId, contributions.id))
    .innerJoin(mandateDebits, eq(mandateDebits.id, mandateTries.debitId))
    .innerJoin(mandates, eq(mandates.id, mandateDebits.mandateId))
    .innerJoin(campaigns, eq(campaigns.id, mandates.campaignId))
    .where(eq(contributions.publicToken, receipt))
  if (!found) return null
  const isApproved = found.approvedAt !== null
  const path = isApproved ? givingPath(found) : null
  return { path, isRunning: isApproved && found.endedAt === null, endsAt: found.endsAt }
}

export const givingPath = ({ token }: { token: string }): string => `/giving/${token}`
