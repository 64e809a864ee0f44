import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { EMPTY_DRAFT } from '#app/features/fundraising/builder/form.ts'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'

const OLD = 'rukmini-grocery'
const SLUG = 'a-reading-room'
const DRAFT = {
  ...EMPTY_DRAFT,
  cause: 'education',
  title: 'A reading room',
  story: 'Forty children read at the bus depot.',
  personalWhy: 'I learned to read on those steps.',
  goal: '48,000',
}
const CHOSEN =
  'If more is given than needed The rest goes back to the supporters. If less is given than needed Everything goes back to the supporters. Nothing is paid out before the goal is reached.'

let t: TestApp
let asha: Person
let operator: Person
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  asha = await signUp(t, 'Asha')
  operator = await signUpStaff(t, 'Op', 'operator')
  await t.database.db.update(campaigns).set({ ownerUserId: asha.userId }).where(eq(campaigns.slug, OLD))
})

const read = async (path: string, person?: Person) => textOf(await (await t.get(path, person?.init)).text())
const launch = (rules: object) =>
  t.post(
    '/ssr/build?step=3',
    { ...DRAFT, mends: '', step: '3', revision: '0', intent: 'launch', adult: 'yes', key: randomUUID(), ...rules },
    asha.init,
  )
const gift = { name: 'Meera', contact: 'meera@example.org', chip: '500', tip: '0', citizen: 'yes' }
const review = async (slug: string) =>
  textOf(await (await t.post(`/campaign/${slug}/support`, { ...gift, key: randomUUID(), intent: 'review' })).text())
const choose = (slug: string, surplusRule: string, shortfallRule: string) =>
  t.post(`/account/campaigns/${slug}/story`, { act: 'rules', surplusRule, shortfallRule }, asha.init)

describe('the rules for a surplus and a shortfall', () => {
  test('are a required choice in the builder, each missing one is named at its field', async () => {
    const answer = await launch({ surplus: 'same-need' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain('Choose what happens if less is given than needed.')
    expect(html).not.toContain('Choose what happens if more is given than needed.')
    expect(html).toMatch(/value="same-need"[^>]*checked=""|checked=""[^>]*value="same-need"/)
    expect(await t.database.db.$count(campaignSubmissions)).toBe(0)
  })

  test('are read by the operator before, and by supporters on the page and before they pay', async () => {
    expect((await launch({ surplus: 'returned', shortfall: 'returned' })).status).toBe(303)
    const [sent] = await t.database.db.select().from(campaignSubmissions)
    const id = sent?.id ?? ''
    expect(await read(`/operator/campaigns?edit=${id}`, operator)).toContain('Everything goes back to the supporters.')
    await t.post('/operator/campaigns', { act: 'published', id }, operator.init)
    const page = await read(`/campaign/${SLUG}`)
    expect(page).toContain(`What happens with the money ${CHOSEN}`)
    expect(page).not.toContain('The organiser chose no rule.')
    expect(await review(SLUG)).toContain(`What happens with the money ${CHOSEN}`)
  })

  test('can be changed until somebody gives, also on a cached page', async () => {
    expect(await read(`/campaign/${SLUG}`)).toContain(CHOSEN)
    const saved = await choose(SLUG, 'same-cause', 'pay-out')
    expect(saved.headers.get('Location')).toBe(`/account/campaigns/${SLUG}/story?did=rules`)
    expect(await read(`/campaign/${SLUG}`)).toContain('The rest goes to another campaign of the same cause.')
    // The payment is not finished: its donor has read the rules.
    await t.post(`/campaign/${SLUG}/support`, { ...gift, key: randomUUID(), intent: 'pay' })
    const late = await choose(SLUG, 'returned', 'returned')
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('so they stay.')])
    expect(await read(`/campaign/${SLUG}`)).toContain('The rest goes to another campaign of the same cause.')
  })

  test('are the usual ones where nobody chose them, and the page says since when', async () => {
    const page = await read(`/campaign/${OLD}`)
    expect(page).toContain('The rest is used for the same need.')
    expect(page).toMatch(/The organiser chose no rule\. Our usual rule applies since \d+ \w+ 2026\./)
    expect((await choose(OLD, 'returned', 'returned')).status).toBe(409)
    expect(await read(`/account/campaigns/${OLD}/story`, asha)).toContain('Supporters gave under these rules')
  })
})
