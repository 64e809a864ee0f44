import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { recordChange } from '#app/features/fundraising/owner/record-change.server.ts'
import { voidChecks } from '#app/features/fundraising/campaign-checks/void-checks.server.ts'
import { seenOf, type StaleForm } from '#app/features/fundraising/owner/story/seen.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { hasGifts } from '#app/features/fundraising/rows/has-gifts.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type BeneficiaryRow, beneficiaryPlace, findBeneficiary } from './beneficiary.server.ts'
import { tells } from './real-name.ts'
import type { Relation } from './relations.ts'
import { campaignBeneficiaries } from './tables.server.ts'
import { whereTold } from './where-told.server.ts'

export interface SaveBeneficiaryInput {
  slug: string
  relation: Relation
  legalName: string
  /** Shown instead; null to show the real name. */
  pseudonym: string | null
  /** Needed once somebody has given. */
  reason: string | null
  /** `seenBeneficiary` that the form was opened with. */
  seen: string
}

export type SaveBeneficiaryOutcome =
  | { ok: true; isChanged: boolean }
  | { ok: false; reason: 'not-found' | 'closed' | 'reason-missing' | 'self-hidden' | 'same-name' }
  /** `name-in-reason`: the reason of this change tells the name. */
  | { ok: false; reason: 'name-in-reason' }
  /** What everybody can read already tells the name. */
  | { ok: false; reason: 'told'; told: Awaited<ReturnType<typeof whereTold>> }
  | StaleForm

/** Names what a form of the beneficiary was opened with. */
export const seenBeneficiary = (row: BeneficiaryRow | null): string => seenOf(row?.id ?? null)

/**
 * Saves who the member's own campaign is for. With a pseudonym the real name is sealed, and nothing on the page may tell
 * it. A change adds a row, so that checks of the earlier one do not count for it.
 */
export async function saveBeneficiary(
  ctx: PrivateContext,
  input: SaveBeneficiaryInput,
): Promise<SaveBeneficiaryOutcome> {
  const { slug, legalName, pseudonym, reason } = input
  return ctx.db.transaction(async (tx): Promise<SaveBeneficiaryOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign || !canManageCampaign(ctx.actor, campaign, 'owner')) return { ok: false, reason: 'not-found' }
    const { id: campaignId } = campaign
    if ((await readCampaignState(tx, campaignId)).isClosed) return { ok: false, reason: 'closed' }
    const before = await findBeneficiary(tx, campaignId)
    if (before && isSame(ctx, before, input)) return { ok: true, isChanged: false }
    if (seenBeneficiary(before) !== input.seen) return { ok: false, reason: 'stale', seen: seenBeneficiary(before) }
    if (pseudonym !== null && input.relation === 'self') return { ok: false, reason: 'self-hidden' }
    if (pseudonym !== null && tells(pseudonym, legalName)) return { ok: false, reason: 'same-name' }
    if (pseudonym !== null && reason !== null && tells(reason, legalName))
      return { ok: false, reason: 'name-in-reason' }
    const told = pseudonym === null ? [] : await whereTold(tx, { campaign, legalName })
    if (told.length > 0) return { ok: false, reason: 'told', told }
    if (before && (await hasGifts(tx, { campaignId, now: ctx.now }))) {
      if (reason === null) return { ok: false, reason: 'reason-missing' }
      // Without names: the earlier one may be the real one.
      const relations = { before: before.relation, after: input.relation }
      await recordChange(tx, ctx, { campaignId, part: 'beneficiary', ...relations, reason })
    }
    await replace(tx, ctx, { before, campaignId, input, savedBy: ctx.actor.userId })
    const fact = before && before.relation !== input.relation ? 'relation' : 'beneficiary'
    await voidChecks(tx, { campaignId, fact, now: ctx.now })
    await announce(tx, slug)
    return { ok: true, isChanged: true }
  })
}

function isSame(
  { sealer }: PrivateContext,
  before: BeneficiaryRow,
  { relation, legalName, pseudonym }: SaveBeneficiaryInput,
): boolean {
  const isShown = before.relation === relation && before.publicName === (pseudonym ?? legalName)
  const isHidden = before.isPseudonym === (pseudonym !== null)
  return isShown && isHidden && sealer.open(before.sealedName, beneficiaryPlace(before.id)) === legalName
}

interface Replacing {
  before: BeneficiaryRow | null
  campaignId: string
  input: SaveBeneficiaryInput
  savedBy: string
}

async function replace(
  tx: Db,
  { sealer, now }: PrivateContext,
  { before, campaignId, input, savedBy }: Replacing,
): Promise<void> {
  if (before)
    await tx.update(campaignBeneficiaries).set({ replacedAt: now }).where(eq(campaignBeneficiaries.id, before.id))
  const { relation, legalName, pseudonym } = input
  const id = randomUUID()
  await tx.insert(campaignBeneficiaries).values({
    id,
    campaignId,
    relation,
    publicName: pseudonym ?? legalName,
    isPseudonym: pseudonym !== null,
    sealedName: sealer.seal(legalName, beneficiaryPlace(id)),
    savedBy,
    savedAt: now,
  })
}
