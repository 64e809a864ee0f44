import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { launchForm } from '#app/features/fundraising/builder/form-schema.ts'
import { findCampaigns } from '#app/features/fundraising/finding/find-campaigns.server.ts'
import { OPERATOR } from '#app/features/fundraising/giving/giving.test-support.ts'
import { reviewCampaign } from '#app/features/fundraising/review/review-campaign.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { submitCampaign } from '#app/features/fundraising/review/submit-campaign.server.ts'
import { freeProductSlugs } from '#app/features/marketplace/listing/product-slug.server.ts'
import { freeShopSlug } from '#app/features/marketplace/sellers/shop-slug.server.ts'
import { submitStartup } from '#app/features/startups/commands/submit-startup.server.ts'
import { startups } from '#app/features/startups/tables.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'

// Who writes in Hindi gets an address that can be read, said on the phone and typed, as everybody does.

const { db } = await testDatabase()
const as = contextOn(db)
const asha = member('आशा')
const TITLE = 'सुनीता की सिलाई मशीन'

async function open(title: string): Promise<string> {
  const form = v.parse(launchForm, {
    cause: 'education',
    title,
    story: 'सुनीता के पास मशीन नहीं है।',
    personalWhy: 'वह मेरी पड़ोसी है।',
    goal: '१२,०००',
    place: 'नागपुर',
    costs: '',
    surplus: 'same-cause',
    shortfall: 'returned',
    adult: 'yes',
    key: randomUUID(),
  })
  const sent = await submitCampaign(as(asha, NOW), form)
  if (!sent.ok) throw new Error(sent.reason)
  expect(await reviewCampaign(as(OPERATOR, NOW), { verdict: 'published', id: sent.id }, SITE)).toMatchObject({
    ok: true,
  })
  const [own] = await db.select().from(campaignSubmissions).where(eq(campaignSubmissions.id, sent.id))
  return own?.slug ?? ''
}

test('two campaigns with the same Hindi title: the first has its words as address, the second also a suffix', async () => {
  expect(await open(TITLE)).toBe('sunita-ki-silai-mashin')
  expect(await open(TITLE)).toMatch(/^sunita-ki-silai-mashin-[\da-f]{6}$/)
  for (const q of ['सिलाई', 'मशीन सुनीता', 'silai machine', 'SUNITA']) {
    const found = await findCampaigns(db, { q, cause: null, state: null, sort: 'newest', now: NOW, turn: 0, page: 1 })
    expect(found.total, q).toBe(2)
  }
})

test('shops, products and startups have readable addresses too; scripts that are not spelled out get a neutral word', async () => {
  expect(await freeShopSlug(db, 'धागा घर, भुज')).toBe('dhaga-ghar-bhuj')
  expect(await freeProductSlugs(db, ['आम का अचार', 'आम का अचार', 'ஊறுகாய்'])).toEqual([
    'am-ka-achar',
    expect.stringMatching(/^am-ka-achar-[\da-f]{6}$/),
    'product',
  ])
  expect(await freeShopSlug(db, 'ஊறுகாய்')).toBe('shop')
  const told = { founderName: 'आशा', founderEmail: 'asha@example.org', category: 'भोजन', description: 'गाँव की चाय।' }
  const files = { pictureId: null, pictureAlt: '', deckId: null }
  const more = { stage: 'idea', targetRupees: 50_000, equityPercent: '', files, actor: asha, now: NOW } as const
  await submitStartup(db, { ...told, ...more, title: 'मेरी चाय' })
  const [startup] = await db.select().from(startups)
  expect(startup?.slug).toMatch(/^meri-chay-[\da-f]{6}$/)
  expect(startup?.slug).toMatch(SLUG)
})
