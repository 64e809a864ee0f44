import { asc, eq } from 'drizzle-orm'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { CHECK_KINDS, type CheckKind, type NewFact, type Seen, VOIDED_BY } from './check-kinds.ts'
import { campaignChecks } from './check-tables.server.ts'

interface PublicCheck {
  kind: CheckKind
  seen: Seen
  /** Of the estimate. */
  amountMinor: number | null
  words: string | null
  /** A first name; null for an answer of the bank. */
  by: string | null
  checkedAt: Date
  until: Date
}

export interface CampaignChecks {
  /** In the order of `CHECK_KINDS`, then of time. */
  valid: PublicCheck[]
  /** What a new fact voided and nobody has checked since. */
  again: { kind: CheckKind; fact: NewFact }[]
}

const isFact = (reason: string | null): reason is NewFact => reason !== null && Object.hasOwn(VOIDED_BY, reason)

const checksOf = prepared((db, { slug }: Values<{ slug: string }>) =>
  db
    .select({ check: campaignChecks, amountMinor: campaignDocuments.amountMinor })
    .from(campaignChecks)
    .innerJoin(campaigns, eq(campaigns.id, campaignChecks.campaignId))
    .leftJoin(campaignDocuments, eq(campaignDocuments.id, campaignChecks.documentId))
    .where(eq(campaigns.slug, slug))
    .orderBy(asc(campaignChecks.checkedAt), asc(campaignChecks.id)),
)

/** What holds of the checks of a campaign now. Voided, withdrawn and expired ones are left out. */
export async function readChecks(db: Db, { slug, now }: { slug: string; now: Date }): Promise<CampaignChecks> {
  const rows = await checksOf(db, { slug })
  const checks = rows.map(({ check, amountMinor }) => ({ ...check, amountMinor }))
  const valid = CHECK_KINDS.flatMap((kind) =>
    checks.filter((check) => check.kind === kind && check.voidedAt === null && check.until > now),
  )
  const again = CHECK_KINDS.flatMap((kind) => {
    const last = checks.findLast((check) => check.kind === kind && check.until > now && isFact(check.voidReason))
    const isChecked = valid.some((check) => check.kind === kind)
    return !isChecked && last && isFact(last.voidReason) ? [{ kind, fact: last.voidReason }] : []
  })
  return { valid: valid.map((check) => ({ ...check, seen: check.seen as Seen, by: check.checkedByName })), again }
}
