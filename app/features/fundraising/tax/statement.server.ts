import { and, asc, eq, gte, isNull, lt } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canManageTaxApprovals } from '#app/features/fundraising/policy.ts'
import { financialYearBounds } from '#app/features/fundraising/gifts/financial-year.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { writeCsv } from '#app/platform/file-formats/csv.ts'
import { decimalText } from '#app/platform/money.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import type { TaxApproval } from './approval-queries.server.ts'
import { taxApprovals } from './approval-tables.server.ts'
import { copy } from './copy.ts'
import { giftTaxDetails } from './tables.server.ts'
import { openDetails, type TaxDetails } from './tax-details.server.ts'
import { taxLawOn } from './tax-law.ts'

/** Code of the identification by PAN, of the form. */
const ID_CODE_PAN = '1'

const { id, taxApprovalId, returnedAt, settledAt, countedMinor } = contributions

const isOfGift = eq(id, giftTaxDetails.contributionId)
const isUnder = (approvalId: string) => and(eq(taxApprovalId, approvalId), isNull(returnedAt))

/** The financial years with gifts of donors who gave PAN and address, the newest first. */
export async function listStatementYears(db: Db, { approvalId }: { approvalId: string }): Promise<number[]> {
  const gifts = await db
    .select({ settledAt })
    .from(giftTaxDetails)
    .innerJoin(contributions, isOfGift)
    .where(isUnder(approvalId))
  const years = gifts.flatMap((gift) => (gift.settledAt ? [financialYearOf(gift.settledAt)] : []))
  return [...new Set(years)].toSorted((a, b) => b - a)
}

export type StatementOutcome =
  | { ok: true; name: string; csv: string }
  | { ok: false; reason: 'not-allowed' | 'not-found' }

/**
 * The statement of donations of an approved organisation in a financial year (Form 10BD, since April 2026 Form 113) as
 * CSV: one line for each PAN, with the sum of its gifts. Each download is recorded. Operators only.
 * @throws when details cannot be decrypted.
 */
export async function takeStatement(
  ctx: CommandContext & { sealer: Sealer },
  { approvalId, year }: { approvalId: string; year: number },
): Promise<StatementOutcome> {
  const { db, actor, sealer } = ctx
  if (!canManageTaxApprovals(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx): Promise<StatementOutcome> => {
    const [approval] = await tx.select().from(taxApprovals).where(eq(taxApprovals.id, approvalId))
    if (!approval) return { ok: false, reason: 'not-found' }
    const bounds = financialYearBounds(year)
    const gifts = await tx
      .select({ details: giftTaxDetails, amountMinor: countedMinor })
      .from(giftTaxDetails)
      .innerJoin(contributions, isOfGift)
      .where(and(isUnder(approvalId), gte(settledAt, bounds.from), lt(settledAt, bounds.until)))
      .orderBy(asc(settledAt), asc(id))
    const donors = sumByPan(
      gifts.map((gift) => ({ ...openDetails(sealer, gift.details), amountMinor: gift.amountMinor })),
    )
    const { section } = taxLawOn(dayOfIndia(bounds.from))
    const lines = donors.map((donor, i) => lineOf(approval, section, donor, i + 1))
    const detail = `${approval.number}: statement of ${year}, ${donors.length}`
    await recordAct(tx, ctx, { verb: 'read', subject: { kind: 'tax-approval', id: approvalId }, detail })
    return {
      ok: true,
      name: copy.statement.file(approval.number, year),
      csv: writeCsv([[...copy.statement.head], ...lines]),
    }
  })
}

/** One entry for each PAN: the sum, and name and address of the latest gift. */
function sumByPan(gifts: readonly (TaxDetails & { amountMinor: number })[]) {
  const donors = new Map<string, TaxDetails & { amountMinor: number }>()
  for (const gift of gifts) {
    const before = donors.get(gift.pan)?.amountMinor ?? 0
    donors.set(gift.pan, { ...gift, amountMinor: before + gift.amountMinor })
  }
  return [...donors.values()]
}

const lineOf = (
  approval: Pick<TaxApproval, 'number' | 'approvedOn'>,
  section: string,
  donor: TaxDetails & { amountMinor: number },
  serial: number,
): string[] => [
  String(serial),
  '',
  ID_CODE_PAN,
  donor.pan,
  section,
  approval.number,
  approval.approvedOn,
  donor.name,
  donor.address,
  copy.statement.type,
  copy.statement.mode,
  decimalText(donor.amountMinor),
]
