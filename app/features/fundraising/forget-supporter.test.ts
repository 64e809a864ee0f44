import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { eq, isNotNull } from 'drizzle-orm'
import type { Member } from '#app/platform/context.server.ts'
import { testDatabase } from '#test/database.ts'
import { forgetSupporter } from './giving/commands/forget-supporter.server.ts'
import { findCampaign, listContributionsOf } from './queries.server.ts'
import { openRails, type Rails } from './rails.test-support.ts'
import { listSupporters } from './supporter-queries.server.ts'
import { contributions } from './tables.server.ts'

const member = (displayName: string): Member => ({
  kind: 'member',
  userId: randomUUID(),
  displayName,
  email: null,
  roles: [],
})
const ASHA = member('Asha')
const MEERA = member('Meera')

let rails: Rails
let slug: string

beforeAll(async () => {
  rails = openRails(await testDatabase())
  slug = await rails.campaign()
  for (const [who, name] of [
    [ASHA, 'Asha Rao'],
    [MEERA, 'Meera Nair'],
  ] as const) {
    const gift = await rails.paid(slug, { name, place: 'Pune', message: `From ${name}` })
    await rails.db.update(contributions).set({ userId: who.userId }).where(eq(contributions.id, gift.contributionId))
  }
})

it('a visitor has nothing to forget, and nobody else loses her name', async () => {
  expect(await forgetSupporter(rails.context())).toEqual({ ok: true, gifts: 0 })
  expect(await names()).toEqual(['Asha Rao', 'Meera Nair'])
})

it('an erased supporter leaves the sum, the receipt and the book, but no name, place, words or address', async () => {
  const before = { raised: await raised(), receipts: await receipts() }
  expect((await listContributionsOf(rails.db, ASHA)).map(({ nameSnapshot }) => nameSnapshot)).toEqual(['Asha Rao'])
  expect(await forgetSupporter(rails.context(ASHA))).toEqual({ ok: true, gifts: 1 })
  expect(await names()).toEqual(['A supporter', 'Meera Nair'])
  expect({ raised: await raised(), receipts: await receipts() }).toEqual(before)
  expect(JSON.stringify(await rails.db.select().from(contributions))).not.toMatch(/Asha/)
  const kept = await rails.db.select().from(contributions).where(isNotNull(contributions.email))
  expect(kept.map(({ userId }) => userId)).toEqual([MEERA.userId])
  expect(await listContributionsOf(rails.db, ASHA)).toEqual([])
})

const raised = async () => (await findCampaign(rails.db, { slug, now: rails.now() }))?.raisedMinor
const names = async () => (await listSupporters(rails.db, { slug })).map(({ name }) => name).toSorted()
const receipts = async () =>
  (await rails.db.select({ number: contributions.receiptNumber }).from(contributions))
    .map(({ number }) => number)
    .toSorted()
