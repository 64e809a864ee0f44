import { and, asc, count, eq, isNull, min, type SQL } from 'drizzle-orm'
import { beneficiaryPlace } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import type { Relation } from '#app/features/fundraising/beneficiaries/relations.ts'
import { campaignBeneficiaries } from '#app/features/fundraising/beneficiaries/tables.server.ts'
import { canCheckPayee } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { unsealAccount } from '#app/platform/bank/account.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Range } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { compareNames, type NameVerdict } from './compare-names.ts'
import type { BankAnswer, PayeeKind } from './payee-kinds.ts'
import { atBankPlace, type Payee, payeePlace } from './payee.server.ts'

interface Asking {
  actor: Actor
}

export interface PayeeToCheck {
  id: string
  kind: PayeeKind
  name: string
  /** The name that was entered for the account; null when it cannot be decrypted. */
  holder: string | null
  ifsc: string | null
  ending: string
  reason: string | null
  savedAt: Date
  /** What the provider learnt from the bank; null before it answered. */
  bankAnswer: BankAnswer | null
  /** The name at the bank, and how the names that were entered fit; null without one. */
  bank: { name: string; holder: NameVerdict; payee: NameVerdict } | null
  campaign: { slug: string; title: string; organiserName: string }
  /** Who the campaign is for, by the real name; null when the organiser has not said it. */
  beneficiary: { realName: string; relation: Relation } | null
  /** The operator owns the campaign. */
  isOwn: boolean
}

const isToCheck = and(eq(campaignPayees.nameMatch, 'unknown'), isNull(campaignPayees.replacedAt))

/** Accounts that nobody has compared with the bank yet, the oldest first; operators only. */
export async function listPayeesToCheck(
  db: Db,
  { actor, sealer, limit, offset }: Asking & Range & { sealer: Sealer },
): Promise<PayeeToCheck[]> {
  if (!isOperator(actor)) return []
  const rows = await selectPayees(db)
    .orderBy(asc(campaignPayees.savedAt), asc(campaignPayees.id))
    .limit(limit)
    .offset(offset)
  return rows.map((row) => payeeView(row, { actor, sealer }))
}

/** One of these accounts; null for another id, and for everybody but operators. */
export async function findPayeeToCheck(
  db: Db,
  { actor, sealer, id }: Asking & { sealer: Sealer; id: string },
): Promise<PayeeToCheck | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const [row] = await selectPayees(db, eq(campaignPayees.id, id))
  return row ? payeeView(row, { actor, sealer }) : null
}

const selectPayees = (db: Db, which?: SQL) =>
  db
    .select({ payee: campaignPayees, campaign: campaigns, whom: campaignBeneficiaries })
    .from(campaignPayees)
    .innerJoin(campaigns, eq(campaigns.id, campaignPayees.campaignId))
    .leftJoin(
      campaignBeneficiaries,
      and(eq(campaignBeneficiaries.campaignId, campaigns.id), isNull(campaignBeneficiaries.replacedAt)),
    )
    .where(and(isToCheck, which))
    .$dynamic()

function payeeView(
  { payee, campaign, whom }: Awaited<ReturnType<typeof selectPayees>>[number],
  { actor, sealer }: Asking & { sealer: Sealer },
): PayeeToCheck {
  const { sealedAccount, sealedAtBank: _, ...shown } = payee
  const account = unsealAccount(sealer, sealedAccount, payeePlace(payee.id))
  return {
    ...shown,
    holder: account?.holder ?? null,
    ifsc: account?.ifsc ?? null,
    bank: bankOf(sealer, payee, account?.holder ?? ''),
    campaign: { slug: campaign.slug, title: campaign.title, organiserName: campaign.organiserName },
    beneficiary: whom && {
      realName: sealer.open(whom.sealedName, beneficiaryPlace(whom.id)),
      relation: whom.relation,
    },
    isOwn: !canCheckPayee(actor, { ...campaign, ...payee }),
  }
}

function bankOf(sealer: Sealer, { id, name, sealedAtBank }: Payee, holder: string): PayeeToCheck['bank'] {
  const atBank = sealedAtBank === null ? null : unsealAccount(sealer, sealedAtBank, atBankPlace(id))?.holder
  if (!atBank) return null
  return { name: atBank, holder: compareNames(holder, atBank), payee: compareNames(name, atBank) }
}

/** Accounts that nobody has compared with the bank yet, and since when the oldest waits; operators only. */
export async function countPayeesToCheck(
  db: Db,
  { actor }: Asking,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  if (!isOperator(actor)) return NOTHING
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(campaignPayees.savedAt) })
    .from(campaignPayees)
    .where(isToCheck)
  return row ?? NOTHING
}

const NOTHING = { waiting: 0, oldestAt: null }
