import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { placeHold } from '#app/features/fundraising/holds/place-hold.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { reopenCampaign } from '#app/features/fundraising/owner/reopen-campaign.server.ts'
import { checkPayee } from '#app/features/fundraising/payees/check-payee.server.ts'
import { savePayee } from '#app/features/fundraising/payees/save-payee.server.ts'
import { confirmReturn, prepareReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { linkCampaign } from '#app/features/fundraising/tax/link-campaign.server.ts'
import {
  type CampaignPayouts,
  HOSPITAL,
  openCampaignPayouts,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { declineTranche } from '#app/features/fundraising/tranches/cancel-tranche.server.ts'
import { prepareTranche } from '#app/features/fundraising/tranches/prepare-tranche.server.ts'
import { releaseTranche } from '#app/features/fundraising/tranches/release-tranche.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { campaignCoOwners } from './co-owner-tables.server.ts'

const FARAH = member('Farah', 'operator')
const RUPEES = 100

let payouts: CampaignPayouts
beforeAll(async () => {
  payouts = openCampaignPayouts(await testDatabase())
})

type Act = readonly [string, () => Promise<{ ok: boolean; reason?: string }>]

it('an operator who helps with a campaign decides nothing about its money or its end; without her part she does', async () => {
  const campaign = await payouts.funded([1_000 * RUPEES])
  const { slug, id: campaignId } = campaign
  const id = await payouts.asked(campaign, 100 * RUPEES)
  await savePayee(payouts.as(campaign.owner), { slug, ...HOSPITAL, name: 'Town Hospital' })
  const payeeId = await payouts.payeeId(slug)
  const as = () => payouts.as(FARAH)
  const hold = { amountMinor: null, topic: 'bills', reason: 'Bill 3 has no stamp.', days: 7 } as const
  const acts: readonly Act[] = [
    ['compare the account', () => checkPayee(as(), { payeeId, match: 'match' })],
    ['link a tax approval', () => linkCampaign(as(), { approvalId: randomUUID(), slug })],
    ['prepare a payout', () => prepareTranche(as(), { id })],
    ['release a payout', () => releaseTranche(as(), { id })],
    ['decline a payout', () => declineTranche(as(), { id, reason: 'No.' })],
    ['hold the money', () => placeHold(as(), { slug, ...hold })],
    ['close it', () => closeCampaign(as(), { slug, reason: 'It is done.' })],
    ['return what is left', () => prepareReturn(as(), { campaignId, cause: 'unneeded', reason: 'Not needed.' })],
    ['confirm that it goes back', () => confirmReturn(as(), { campaignId })],
    ['reopen it', () => reopenCampaign(as(), { slug })],
  ]
  const refused = async () => {
    const names = []
    for (const [name, act] of acts) {
      const outcome = await act()
      if (!outcome.ok && outcome.reason === 'not-allowed') names.push(name)
    }
    return names
  }

  await payouts.db.insert(campaignCoOwners).values({
    campaignId,
    may: ['updates'],
    tokenHash: randomUUID(),
    invitedAt: payouts.now(),
    expiresAt: new Date(payouts.now().getTime() + DAY_MS),
    userId: FARAH.userId,
    name: FARAH.displayName,
    acceptedAt: payouts.now(),
  })
  expect(await refused()).toEqual(acts.map(([name]) => name))
  await payouts.db.update(campaignCoOwners).set({ removedAt: payouts.now() })
  expect(await refused()).toEqual([])
})
