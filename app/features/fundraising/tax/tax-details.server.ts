import { desc, eq } from 'drizzle-orm'
import { TOKEN } from '#app/features/fundraising/schema.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PersonContext } from '#app/platform/personal-data.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { panOf } from './approval-queries.server.ts'
import { taxApprovals } from './approval-tables.server.ts'
import { panEnding } from './pan.ts'
import { giftTaxDetails } from './tables.server.ts'
import { lastDetailsDay, type TaxLaw, taxLawOn } from './tax-law.ts'

/** What the statement of donations says about a donor. */
export interface TaxDetails {
  name: string
  pan: string
  address: string
}

const detailsPlace = (contributionId: string): string => `gift-tax-details:${contributionId}`

export const openDetails = (sealer: Sealer, row: typeof giftTaxDetails.$inferSelect): TaxDetails =>
  JSON.parse(sealer.open(row.sealed, detailsPlace(row.contributionId))) as TaxDetails

/** The tax deduction of a gift, as its receipt shows it. */
export interface GiftTax {
  organisation: string
  pan: string
  number: string
  law: TaxLaw
  /** The last characters of the donor's PAN; null before it was given. */
  donorPanEnding: string | null
  /** Until when the donor can add PAN and address, like `2027-05-15`. */
  lastDay: string
  isLate: boolean
}

interface Reading {
  token: string
  now: Date
}

/** Null for a gift that cannot be deducted, has not arrived or was returned. */
export async function readGiftTax(db: Db, { token, now }: Reading, sealer: Sealer): Promise<GiftTax | null> {
  const found = await findGift(db, token)
  if (!found?.gift.settledAt || found.gift.returnedAt) return null
  const { approval, details } = found
  const day = dayOfIndia(found.gift.settledAt)
  const lastDay = lastDetailsDay(day)
  return {
    organisation: approval.organisation,
    pan: panOf(sealer, approval),
    number: approval.number,
    law: taxLawOn(day),
    donorPanEnding: details && panEnding(openDetails(sealer, details).pan),
    lastDay,
    isLate: dayOfIndia(now) > lastDay,
  }
}

async function findGift(db: Db, token: string) {
  if (!TOKEN.test(token)) return null
  const [found] = await db
    .select({ gift: contributions, approval: taxApprovals, details: giftTaxDetails })
    .from(contributions)
    .innerJoin(taxApprovals, eq(taxApprovals.id, contributions.taxApprovalId))
    .leftJoin(giftTaxDetails, eq(giftTaxDetails.contributionId, contributions.id))
    .where(eq(contributions.publicToken, token))
  return found ?? null
}

export type SaveDetailsOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'late' }

/**
 * The holder of the receipt's token gives PAN and address for the statement of donations; until the statement is
 * written, later ones replace them.
 */
export async function saveTaxDetails(
  { db, now, sealer }: { db: Db; now: Date; sealer: Sealer },
  { token, ...details }: TaxDetails & { token: string },
): Promise<SaveDetailsOutcome> {
  return db.transaction(async (tx): Promise<SaveDetailsOutcome> => {
    const found = await findGift(tx, token)
    if (!found?.gift.settledAt || found.gift.returnedAt) return { ok: false, reason: 'not-found' }
    if (dayOfIndia(now) > lastDetailsDay(dayOfIndia(found.gift.settledAt))) return { ok: false, reason: 'late' }
    const contributionId = found.gift.id
    const sealed = sealer.seal(JSON.stringify(details), detailsPlace(contributionId))
    await tx
      .insert(giftTaxDetails)
      .values({ contributionId, sealed, savedAt: now })
      .onConflictDoUpdate({ target: giftTaxDetails.contributionId, set: { sealed, savedAt: now } })
    return { ok: true }
  })
}

/** The details that a member gave with their gifts, opened, for the export of their data. */
export async function listOwnTaxDetails({ db, sealer, actor: { userId } }: PersonContext) {
  const rows = await db
    .select({ receiptNumber: contributions.receiptNumber, details: giftTaxDetails })
    .from(giftTaxDetails)
    .innerJoin(contributions, eq(contributions.id, giftTaxDetails.contributionId))
    .where(eq(contributions.userId, userId))
    .orderBy(desc(giftTaxDetails.savedAt))
  return rows.map(({ receiptNumber, details }) => ({
    receiptNumber,
    ...openDetails(sealer, details),
    savedAt: details.savedAt,
  }))
}
