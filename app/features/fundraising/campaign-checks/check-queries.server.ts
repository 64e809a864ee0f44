import { and, asc, eq } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { CHECK_KINDS, type CheckKind, type NewFact, type Seen, VOIDED_BY } from './check-kinds.ts'
import { campaignChecks } from './check-tables.server.ts'

interface PublicCheck {
  kind: CheckKind
  seen: Seen
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

/** What holds of the checks of a campaign now. Voided, withdrawn and expired ones are left out. */
export async function readChecks(db: Db, { slug, now }: { slug: string; now: Date }): Promise<CampaignChecks> {
  const rows = await db
    .select({ check: campaignChecks })
    .from(campaignChecks)
    .innerJoin(campaigns, eq(campaigns.id, campaignChecks.campaignId))
    .where(and(eq(campaigns.slug, slug)))
    .orderBy(asc(campaignChecks.checkedAt), asc(campaignChecks.id))
  const checks = rows.map(({ check }) => check)
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
