import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reviewCampaign } from '#app/features/fundraising/review/review-campaign.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { LANGUAGES, type Language } from '#app/platform/language/languages.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { users } from '#auth/tables/users.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { markAsReturning, openBrowser } from '#test/browser.ts'
import { give } from './buying-flows.ts'
import { changeRows, type OwnSettings, ownSettings } from './change-rows.ts'
import { build, list, postUpdate, tellStory } from './making-flows.ts'
import { Reader } from './reader.ts'
import { type Site, startSite } from './site.ts'

// A story, a listing, and a campaign with an update: written in Hindi, on pages in each language, at 360 px. Each is
// followed to the address that its author gets.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'block' } as const

let env: OwnSettings
let site: Site
let browser: Browser
const errors: string[] = []

beforeAll(async () => {
  env = await ownSettings()
  site = await startSite(env)
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function openReader(language: Language): Promise<Reader> {
  const context = await markAsReturning(await browser.newContext({ ...PHONE, baseURL: site.url }))
  context.on('weberror', (failure) => errors.push(String(failure.error())))
  return new Reader(await context.newPage(), language)
}

/** Makes somebody the owner of a shop of the demo data. */
async function giveShop(email: string): Promise<void> {
  site = await changeRows(site, env, async ({ db }) => {
    const [user] = await db.select().from(users).where(eq(users.email, email))
    const [shop] = await db
      .select()
      .from(sellerProfiles)
      .where(and(isNull(sellerProfiles.userId), eq(sellerProfiles.deliversTo, 'india')))
    await db
      .update(sellerProfiles)
      .set({ userId: user?.id ?? '' })
      .where(eq(sellerProfiles.id, shop?.id ?? ''))
  })
}

/** Our team opens the campaign with this title. */
async function approve(title: string): Promise<void> {
  site = await changeRows(site, env, async ({ db }) => {
    const [sent] = await db.select().from(campaignSubmissions).where(eq(campaignSubmissions.title, title))
    const sealer = await openSecrets({ directory: join(env.DATA_DIR, 'keys') })
    const ctx = { db, actor: DEMO_OPERATOR, now: new Date(), requestId: 'journey', sealer }
    const at = { siteUrl: site.url, brandName: 'Diya' }
    expect(await reviewCampaign(ctx, { id: sent?.id ?? '', verdict: 'published' }, at)).toMatchObject({ ok: true })
  })
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('Meera tells a story, and everybody reads it at its address', async () => {
    const meera = await openReader(language)
    const title = `नीम के नीचे पढ़ाई ${LANGUAGES.indexOf(language) + 1}`
    await meera.join({ name: 'मीरा', email: `meera-tells-${language}@example.com` }, '/account')
    const path = await tellStory(meera, title)
    const guest = await openReader(language)
    await guest.open('/stories')
    await guest.page.getByRole('link', { name: title, exact: true }).click()
    expect(path).toMatch(/\/stories\/[\da-f-]{36}$/)
    await guest.arrive(path)
    await guest.page.getByRole('heading', { name: title }).waitFor()
  })

  test('Meera lists a saree, and a guest finds it by a Hindi word at the address that she got', async () => {
    const meera = await openReader(language)
    const email = `meera-sells-${language}@example.com`
    await meera.join({ name: 'मीरा', email }, '/account')
    await giveShop(email)
    const path = await list(meera, { title: 'सूती साड़ी, नीली', price: '१,२५०' })
    expect(path).toMatch(new RegExp(`^${meera.pathOf('/product/suti-sari-nili')}(?:-[\\da-f]{6})?$`))
    const guest = await openReader(language)
    await guest.open('/empowerher?q=सूती')
    await guest.page.locator(`main a[href="${path}"]`).first().click()
    await guest.arrive('/product')
    await guest.page.getByRole('heading', { name: 'सूती साड़ी, नीली' }).waitFor()
    await guest.page.getByText('₹1,250').first().waitFor()
  })

  test('Sunita builds a campaign, hears that it is open, and her update reaches Asha, each at one address', async () => {
    const sunita = await openReader(language)
    const owner = `sunita-builds-${language}@example.com`
    const asha = { name: 'आशा', contact: `asha-reads-${language}@example.org` }
    const title = `सुनीता की सिलाई मशीन ${LANGUAGES.indexOf(language) + 1}`
    const slug = `sunita-ki-silai-mashin-${LANGUAGES.indexOf(language) + 1}`
    await sunita.join({ name: 'सुनीता', email: owner }, '/account')
    await build(sunita, title)
    await approve(title)
    const opened = await sunita.read(owner)
    expect(opened.links.map((link) => new URL(link).pathname)).toContain(sunita.pathOf(`/campaign/${slug}`))
    await sunita.follow(opened, `/campaign/${slug}`)
    await sunita.page.getByRole('heading', { name: title }).waitFor()
    const supporter = await openReader(language)
    await give(supporter, { campaign: slug, ...asha, rupees: '५००', amount: '₹500', wantsUpdates: true })
    await postUpdate(sunita, slug, 'मशीन आ गई।')
    const update = await supporter.read(asha.contact, 1)
    expect(update.text).toContain('मशीन आ गई।')
    await supporter.follow(update, `/campaign/${slug}`)
    await supporter.page.getByText('मशीन आ गई।').first().waitFor()
    expect(errors).toEqual([])
  })
})
