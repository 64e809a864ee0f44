import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { campaignHolds } from '#app/features/fundraising/holds/hold-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { openCampaignPayouts } from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { textOf } from '#test/page-text.ts'

const DESK = '/operator/campaign-holds'
const SECRET = 'Zqxsecret reason about bill 3'
const RUPEES = 100

let t: TestApp
let slug: string
let owner: Person
let stranger: Person
let kavita: Person
let leela: Person

beforeAll(async () => {
  t = await testApp()
  const payouts = openCampaignPayouts(t.database, t.services.sealer)
  const campaign = await payouts.funded([1_000 * RUPEES])
  t.clock.now = payouts.now()
  owner = await signUp(t, 'Sunita')
  stranger = await signUp(t, 'Asha')
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  leela = await signUpStaff(t, 'Leela', 'operator')
  slug = campaign.slug
  await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, slug))
}, 120_000)

const page = async (url: string, person?: Person) => textOf(await (await t.get(url, person?.init)).text())
const post = (fields: Record<string, string>, person: Person) => t.post(DESK, fields, person.init)
const place = (fields = {}, person = kavita) =>
  t.post(
    `${DESK}?edit=new_`,
    { act: 'place', slug, amountMinor: '400', topic: 'bills', reason: SECRET, days: '10', ...fields },
    person.init,
  )
const money = () => `/account/campaigns/${slug}/money`
const holdId = async () => (await t.database.db.select().from(campaignHolds)).at(-1)?.id ?? ''

describe('money of a campaign on hold', () => {
  it.each([
    [{ slug: 'https://diya.example/x' }, 400, 'Enter only the last part of the campaign’s address'],
    [{ slug: 'nothing' }, 409, 'There is no campaign with this address.'],
    [{ amountMinor: 'much' }, 400, 'Enter an amount, for example 1,500, or leave it empty.'],
    [{ topic: 'none' }, 400, 'Choose the short reason.'],
    [{ reason: '' }, 400, 'Enter the reason. The organiser reads it.'],
    [{ days: '31' }, 400, 'Enter 1 to 30 days.'],
  ])('placed with %o is refused at its field, and what was typed stays', async (fields, status, sentence) => {
    const answer = await place(fields)
    const html = await answer.text()
    expect([answer.status, textOf(html).includes(sentence)]).toEqual([status, true])
    if (!('reason' in fields)) expect(html).toContain(SECRET)
    expect(await t.database.db.select().from(campaignHolds)).toEqual([])
  })

  it('is placed by operators only; supporters read the short reason, the owner the whole one', async () => {
    expect((await place({}, stranger)).status).toBe(403)
    expect((await place()).headers.get('Location')).toContain('did=place')
    const shown = await page(`/campaign/${slug}`)
    expect(shown).toContain('₹400 is on hold until')
    expect(shown).toContain('we are checking bills of this campaign')
    expect(shown).not.toContain('Zqxsecret')
    const own = await page(money(), owner)
    for (const words of ['₹600 can be paid out now', 'We do not pay out ₹400 until', SECRET])
      expect(own).toContain(words)
    expect(await page('/operator/audit', leela)).not.toContain('Zqxsecret')
    expect(JSON.stringify(t.logged)).not.toContain('Zqxsecret')
  })

  it('is appealed by the owner once, with words', async () => {
    const appeal = { act: 'appeal', holdId: await holdId(), words: 'The hospital stamped bill 3.' }
    expect((await t.post(money(), appeal, stranger.init)).status).toBe(404)
    const empty = await t.post(money(), { ...appeal, words: '' }, owner.init)
    expect([empty.status, textOf(await empty.text()).includes('Say why the hold is wrong.')]).toEqual([400, true])
    expect((await t.post(money(), appeal, owner.init)).headers.get('Location')).toContain('did=appeal')
    const again = await t.post(money(), appeal, owner.init)
    expect([again.status, textOf(await again.text()).includes('You have already objected.')]).toEqual([409, true])
    const unknown = { ...appeal, holdId: '00000000-0000-4000-8000-000000000000' }
    expect((await t.post(money(), unknown, owner.init)).status).toBe(404)
  })

  it('is answered by another operator, and the answer is on the page of the owner', async () => {
    expect(await page('/operator', leela)).toContain('1 objection to a hold, the oldest: just now')
    const answer = { act: 'lifted', holdId: await holdId(), answer: 'You are right.' }
    const same = await post(answer, kavita)
    expect([same.status, textOf(await same.text()).includes('You cannot answer if you placed')]).toEqual([409, true])
    expect(await page(`${DESK}?edit=${answer.holdId}`, kavita)).toContain(
      'Another operator has to answer the objection',
    )
    expect(await page(`${DESK}?edit=${answer.holdId}`, leela)).toContain('The hospital stamped bill 3.')
    expect((await post(answer, leela)).headers.get('Location')).toContain('did=lifted')
    expect(await page(`/campaign/${slug}`)).not.toContain('on hold until')
    const own = await page(money(), owner)
    for (const words of ['₹1,000 can be paid out now', 'Our answer: You are right.']) expect(own).toContain(words)
    expect((await post({ act: 'lift', holdId: answer.holdId }, kavita)).status).toBe(409)
    expect((await post({ act: 'lift', holdId: 'nothing' }, kavita)).status).toBe(404)
  })
})
