import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { addBill } from '#app/features/fundraising/bills/add-bill.server.ts'
import { postUpdate } from '#app/features/fundraising/owner/post-update.server.ts'
import { campaignPauses } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaignPictures } from '#app/features/fundraising/pictures/tables.server.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaigns, campaignUpdates } from '#app/features/fundraising/tables.server.ts'
import { askTranche } from '#app/features/fundraising/tranches/ask-tranche.server.ts'
import {
  type CampaignPayouts,
  openCampaignPayouts,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { declineTranche } from '#app/features/fundraising/tranches/cancel-tranche.server.ts'
import { OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import { prepareTranche } from '#app/features/fundraising/tranches/prepare-tranche.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { testDatabase } from '#test/database.ts'
import { saveBeneficiary, seenBeneficiary } from './save-beneficiary.server.ts'

const REAL = 'Kanakavalli Thirumalai'
const TOLD = `Room of ${REAL}`

let database: Database
let payouts: CampaignPayouts
type Campaign = Awaited<ReturnType<CampaignPayouts['funded']>>
beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
})

const hide = ({ slug, owner }: Campaign) => {
  const whom = { relation: 'family' as const, legalName: REAL, pseudonym: 'Meena', reason: null }
  return saveBeneficiary(payouts.as(owner), { slug, ...whom, seen: seenBeneficiary(null) })
}
const placesIn = async (campaign: Campaign) => {
  const outcome = await hide(campaign)
  return outcome.ok ? [] : outcome.reason === 'told' ? outcome.told.map(({ place }) => place) : [outcome.reason]
}
const newMedium = async () => {
  const path = `stories/1763712000000-${randomUUID().replaceAll('-', '').slice(0, 22)}`
  const row = { ownerId: randomUUID(), kind: 'image' as const, width: 8, height: 8, size: 100, path, variants: [] }
  const { db } = database
  return one(
    await db
      .insert(media)
      .values({ ...row, createdAt: payouts.now() })
      .returning({ id: media.id }),
  ).id
}

async function asked({ slug, owner }: Campaign, what: string) {
  const billIds = [await payouts.bill({ slug, owner }, 500_00)]
  const outcome = await askTranche(payouts.as(owner), {
    key: randomUUID(),
    slug,
    amountMinor: 500_00,
    purpose: what,
    billIds,
  })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

it('names every kind of text that tells the name, and none that says nothing of it', async () => {
  const { db } = database
  const campaign = await payouts.funded([900_00, 900_00])
  const { id: campaignId, slug, owner } = campaign
  const now = payouts.now()
  const tranche = await asked(campaign, TOLD)
  expect(await placesIn(campaign)).toEqual(['request'])
  expect(await prepareTranche(payouts.as(OPERATOR), { id: tranche })).toEqual({ ok: true })
  expect(await placesIn(campaign)).toEqual(['payout'])
  await postUpdate(payouts.as(owner), { slug, message: 'Dear friends of Kanakavalli!' })
  await db.insert(campaignPictures).values({ campaignId, mediaId: await newMedium(), alt: TOLD, addedAt: now })
  const mediaId = await newMedium()
  await db.update(media).set({ ownerId: owner.userId }).where(eq(media.id, mediaId))
  await addBill(payouts.as(owner), { slug, what: TOLD, amountMinor: 100_00, mediaId })
  const question = { subjectId: campaignId, question: 'Who?', createdAt: now, answer: TOLD, answeredAt: now }
  await db.insert(campaignQuestions).values([question, { ...question, question: 'x', answer: 'Somebody.' }])
  const hidden = { ...question, question: 'Again?', hiddenAt: now, hiddenReason: 'A name.' }
  await db.insert(campaignQuestions).values(hidden)
  const pause = { campaignId, pausedAt: now, until: new Date(now.getTime() + 1), reason: TOLD }
  await db.insert(campaignPauses).values(pause)
  await payouts.payee(campaign, { kind: 'owner', name: 'Sunita', reason: `For ${REAL}` })
  const change = { description: `A room for ${REAL}` }
  await db.update(campaigns).set(change).where(eq(campaigns.id, campaignId))
  expect(await placesIn(campaign)).toEqual(['story', 'update', 'picture', 'payout', 'bill', 'answer', 'pause', 'payee'])
})

it('a name in what nobody reads any more does not matter', async () => {
  const { db } = database
  const campaign = await payouts.funded([900_00])
  const tranche = await asked(campaign, TOLD)
  await declineTranche(payouts.as(OPERATOR), { id: tranche, reason: 'Without names, please.' })
  await db.insert(campaignUpdates).values({ campaignId: campaign.id, message: 'She thanks you.', at: payouts.now() })
  expect(await hide(campaign)).toEqual({ ok: true, isChanged: true })
})
