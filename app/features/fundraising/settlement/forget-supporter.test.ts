import { beforeAll, expect, it } from 'vitest'
import { eq, isNotNull } from 'drizzle-orm'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { forgetSupporter } from './forget-supporter.server.ts'
import { findCampaign, listContributionsOf } from '#app/features/fundraising/queries.server.ts'
import { openGiving, type Giving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'

const ASHA = member('Asha')
const MEERA = member('Meera')

let giving: Giving
let slug: string

beforeAll(async () => {
  giving = openGiving(await testDatabase())
  slug = await giving.campaign()
  for (const [who, name] of [
    [ASHA, 'Asha Rao'],
    [MEERA, 'Meera Nair'],
  ] as const) {
    const gift = await giving.paid(slug, { name, place: 'Pune', message: `From ${name}` })
    await giving.db.update(contributions).set({ userId: who.userId }).where(eq(contributions.id, gift.contributionId))
  }
})

it('a visitor’s erasure changes nothing, and other donors keep their names', async () => {
  expect(await forgetSupporter(giving.context())).toEqual({ ok: true, gifts: 0 })
  expect(await names()).toEqual(['Asha Rao', 'Meera Nair'])
})

it('an erased donor leaves amount, receipt and ledger, but no name, place, message or contact', async () => {
  const before = { raised: await raised(), receipts: await receipts() }
  expect((await listContributionsOf(giving.db, ASHA)).map(({ nameSnapshot }) => nameSnapshot)).toEqual(['Asha Rao'])
  expect(await forgetSupporter(giving.context(ASHA))).toEqual({ ok: true, gifts: 1 })
  expect(await names()).toEqual(['A supporter', 'Meera Nair'])
  expect({ raised: await raised(), receipts: await receipts() }).toEqual(before)
  expect(JSON.stringify(await giving.db.select().from(contributions))).not.toMatch(/Asha/)
  const kept = await giving.db.select().from(contributions).where(isNotNull(contributions.email))
  expect(kept.map(({ userId }) => userId)).toEqual([MEERA.userId])
  expect(await listContributionsOf(giving.db, ASHA)).toEqual([])
})

const raised = async () => (await findCampaign(giving.db, { slug, now: giving.now() }))?.raisedMinor
const names = async () => (await giving.supporters(slug)).map(({ name }) => name).toSorted()
const receipts = async () =>
  (await giving.db.select({ number: contributions.receiptNumber }).from(contributions))
    .map(({ number }) => number)
    .toSorted()
