import { randomBytes, randomUUID } from 'node:crypto'
import { announce } from './announce.server.ts'
import { campaignAccount, importedAccount } from './booking.server.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { canOpenCampaign } from '#app/features/fundraising/policy.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { record } from '#app/features/ledger/commands/record.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

const IMPORTED_MAX = 1_000
const TOKEN_BYTES = 16

export interface ImportedContribution {
  amountMinor: number
  /** Null for an anonymous gift. */
  name: string | null
  place: string | null
  message?: string | null
  settledAt: Date
}

export type ImportOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-allowed' | 'none' | 'too-many' }

/**
 * Imports gifts that a campaign received before this platform: they count like all others, are booked as one transfer,
 * and have no payment, receipt or contact.
 */
export async function importContributions(
  ctx: CommandContext,
  { slug, contributions: earlier }: { slug: string; contributions: readonly ImportedContribution[] },
): Promise<ImportOutcome> {
  if (earlier.length === 0) return { ok: false, reason: 'none' }
  if (earlier.length > IMPORTED_MAX) return { ok: false, reason: 'too-many' }
  return ctx.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, slug)
    if (!campaign) return { ok: false, reason: 'not-found' }
    if (!canOpenCampaign(ctx.actor)) return { ok: false, reason: 'not-allowed' }
    const totalMinor = earlier.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const { id: campaignId, currency } = campaign
    await record(tx, {
      kind: 'import',
      idempotencyKey: `import:${randomUUID()}`,
      occurredAt: ctx.now,
      memo: `${earlier.length} gifts from before`,
      subject: `campaign:${campaignId}`,
      postings: [
        { account: importedAccount(currency), amountMinor: totalMinor },
        { account: campaignAccount(campaignId, currency), amountMinor: -totalMinor },
      ],
    })
    await tx.insert(contributions).values(
      earlier.map(({ name, settledAt, ...gift }) => ({
        ...gift,
        campaignId,
        nameSnapshot: name,
        isAnonymous: name === null,
        publicToken: randomBytes(TOKEN_BYTES).toString('base64url'),
        publicSeed: randomBytes(TOKEN_BYTES).toString('base64url'),
        createdAt: settledAt,
        settledAt,
      })),
    )
    await announce(tx, slug)
    return { ok: true }
  })
}
