import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { savePayee } from '#app/features/fundraising/payees/save-payee.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignPayouts,
  HOSPITAL,
  openCampaignPayouts,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import { sendPayouts } from '#app/features/payments/commands/send-payouts.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { actorOf, type Person, signUp, signUpStaff } from '#test/people.ts'
import { textOf } from '#test/page-text.ts'

const RUPEES = 100
const NAME = 'Zqxanonymous Giver'

let t: TestApp
let payouts: CampaignPayouts
let campaign: Awaited<ReturnType<CampaignPayouts['funded']>>
let owner: Person
let stranger: Person
let kavita: Person
let leela: Person
let path: string

beforeAll(async () => {
  t = await testApp()
  payouts = openCampaignPayouts(t.database, t.services.sealer)
  campaign = await payouts.funded([300 * RUPEES, 500 * RUPEES, 400 * RUPEES])
  t.clock.now = payouts.now()
  owner = await signUp(t, 'Sunita')
  stranger = await signUp(t, 'Asha')
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  leela = await signUpStaff(t, 'Leela', 'operator')
  payouts.wait(t.clock.now.getTime() - payouts.now().getTime())
  await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.id, campaign.id))
  campaign = { ...campaign, owner: actorOf(owner) }
  path = `/account/campaigns/${campaign.slug}/money`
}, 120_000)

const page = async (url: string, person?: Person) => (await t.get(url, person?.init)).text()
const ask = (fields: Record<string, string>, person = owner) =>
  t.post(path, { act: 'ask', purpose: 'Room and medicines', ...fields }, person.init)
const decide = (act: string, id: string, person: Person, fields = {}) =>
  t.post('/operator/tranches', { act, id, ...fields }, person.init)
const trancheId = async () => {
  const [row] = await t.database.db.select().from(campaignTranches).where(eq(campaignTranches.campaignId, campaign.id))
  return row?.id ?? ''
}

describe('the money of a campaign', () => {
  it('is for its owner: others find no page', async () => {
    expect((await t.get(path, owner.init)).status).toBe(200)
    expect((await t.get(path, stranger.init)).status).toBe(404)
    expect((await t.get(path, kavita.init)).status).toBe(404)
    expect((await ask({ amountMinor: '100' }, stranger)).status).toBe(404)
    expect((await t.post(path, { act: 'unknown' }, owner.init)).status).toBe(404)
  })

  it('is explained line by line', async () => {
    const text = textOf(await page(path, owner))
    expect(text).toContain('₹1,200 can be paid out now')
    expect(text).toContain('City Hospital')
    expect(text).toContain('Account ending in 7890')
    expect(text).not.toContain('001234567890')
  })

  it('a wrong account is refused at each field, without the number, and changes nothing', async () => {
    const typed = { act: 'payee', kind: 'owner', name: 'Sunita Devi', reason: '', holder: 'Sunita Devi' }
    const refused = await t.post(path, { ...typed, number: '12', numberAgain: '13', ifsc: 'X' }, owner.init)
    const html = await refused.text()
    expect(refused.status).toBe(400)
    for (const words of ['Say why the money goes to you', 'has 9 to 18 digits', 'An IFSC has 11 characters']) {
      expect(html).toContain(words)
    }
    expect(html).toContain('value="Sunita Devi"')
    expect(textOf(await page(path, owner))).toContain('Account ending in 7890')
  })

  it('a bill without a file, an amount or words is asked for at each field', async () => {
    const refused = await t.post(path, { act: 'bill', what: '', amountMinor: '' }, owner.init)
    const text = textOf(await refused.text())
    expect(refused.status).toBe(400)
    for (const words of ['Say what the bill is for.', 'Enter the amount of the bill', 'Add a photo or a PDF']) {
      expect(text).toContain(words)
    }
  })
})

describe('a payout', () => {
  it('is asked for with bills; each refusal says what is missing and keeps the form', async () => {
    const small = await payouts.bill(campaign, 100 * RUPEES)
    const tooMuch = await ask({ amountMinor: '1,200.01', billIds: small })
    expect(tooMuch.status).toBe(409)
    const html = await tooMuch.text()
    expect(html).toContain('₹1,200 can be paid out now. Ask for that or less.')
    expect(html).toContain('value="1,200.01"')
    const bare = await ask({ amountMinor: '600', billIds: small })
    expect(await bare.text()).toContain('Your bills cover ₹100 of this payout, and ₹420 is needed.')
    const large = await payouts.bill(campaign, 600 * RUPEES)
    const strange = await ask({ amountMinor: '600', billIds: randomUUID() })
    expect([strange.status, await strange.text()]).toEqual([409, expect.stringContaining('is not of this campaign')])
    const key = randomUUID()
    for (let press = 1; press <= 2; press += 1) {
      const asked = await ask({ key, amountMinor: '600', billIds: large })
      expect(asked.headers.get('Location')).toContain('did=ask')
    }
    expect(await t.database.db.$count(campaignTranches)).toBe(1)
    expect(textOf(await page(path, owner))).toContain('we are checking it')
  })

  it('is prepared by one operator and released by another', async () => {
    const id = await trancheId()
    const overview = textOf(await page('/operator', kavita))
    expect(overview).toContain('campaign payout to prepare, the oldest: just now')
    const details = textOf(await page(`/operator/tranches?edit=${id}`, kavita))
    for (const words of ['Room and medicines', 'City Hospital', 'Prepare ₹600', 'Bill 1'])
      expect(details).toContain(words)
    expect((await decide('prepare', id, kavita)).headers.get('Location')).toContain('did=prepare')
    const same = await decide('release', id, kavita)
    expect([same.status, await same.text()]).toEqual([
      409,
      expect.stringContaining('Another operator has to release it'),
    ])
    expect((await t.get(`/operator/tranches/${id}.csv`, leela.init)).status).toBe(404)
    expect((await decide('release', id, leela)).headers.get('Location')).toContain('did=release')
    // The provider sends it: there is no file, and nobody records its answer by hand.
    expect((await t.get(`/operator/tranches/${id}.csv`, leela.init)).status).toBe(404)
    const byHand = await decide('paid', id, leela, { utr: 'SBIN226000001' })
    expect([byHand.status, textOf(await byHand.text())]).toEqual([409, expect.stringContaining('tells us what became')])
    await sendPayouts(t.services.webhooks)
    const sent = textOf(await page(`/operator/tranches?edit=${id}`, leela))
    for (const words of ['Sandbox', 'On its way to the bank']) expect(sent).toContain(words)
    t.clock.now = new Date(t.clock.now.getTime() + 60_000)
    await t.services.sandbox?.deliverDue(t.clock.now)
    expect(textOf(await page(`/operator/tranches?edit=${id}`, leela))).toContain('arrived')
  })

  it('is on the campaign page and on the receipts of the gifts that paid it, and on no other', async () => {
    const [first, second, third] = campaign.gifts
    const shown = textOf(await page(`/campaign/${campaign.slug}`))
    const bill = 'Bill 1: Room and medicines, ₹600'
    for (const words of [
      'Where the money went',
      '₹600 paid out',
      '₹600 still held',
      'Who is paid City Hospital',
      bill,
    ]) {
      expect(shown).toContain(words)
    }
    const receipts = []
    for (const gift of [first, second, third]) receipts.push(textOf(await page(`/receipt/${gift?.token}`)))
    expect(receipts[0]).toContain('₹300 to City Hospital')
    expect(receipts[0]).not.toContain('is not paid out yet')
    expect(receipts[1]).toContain('₹300 to City Hospital')
    expect(receipts[1]).toContain('₹200 is not paid out yet')
    expect(receipts[2]).not.toContain('City Hospital')
    expect(receipts[2]).toContain('₹400 is not paid out yet')
    for (const gift of [first, third])
      await t.database.db
        .update(contributions)
        .set({ userId: stranger.userId })
        .where(eq(contributions.publicToken, gift?.token ?? ''))
    const mine = textOf(await page('/account/gifts', stranger))
    for (const words of ['₹300 paid out. The receipt says to whom.', 'Not paid out yet']) expect(mine).toContain(words)
  })

  it('needs an update, on the page that sends it to supporters; a co-owner who may not post sees no button', async () => {
    const helper = { userId: stranger.userId, may: ['money'] as const }
    const isOwn = eq(campaigns.id, campaign.id)
    const shown = await page(path, owner)
    expect(textOf(shown)).toContain('An update about your last payout is due by')
    expect(shown).toContain(`href="/account/campaigns/${campaign.slug}/updates"`)
    await t.database.db
      .update(campaigns)
      .set({ coOwners: [helper] })
      .where(isOwn)
    const asHelper = await page(path, stranger)
    expect(textOf(asHelper)).toContain('An update about your last payout is due by')
    expect(asHelper).not.toContain(`/account/campaigns/${campaign.slug}/updates`)
    await t.database.db.update(campaigns).set({ coOwners: [] }).where(isOwn)
  })

  it('to the organiser is said with its reason and without a name, once the bank knows the account', async () => {
    const reason = 'I have paid the hospital already.'
    await payouts.payee(campaign, { kind: 'owner', name: 'Sunita Devi Zqx', reason })
    const shown = textOf(await page(`/campaign/${campaign.slug}`))
    expect(shown).toContain(`Who is paid The organiser. The reason: ${reason}`)
    expect(shown).not.toContain('Zqx')
    const unknown = { ...HOSPITAL, slug: campaign.slug, name: 'Moon Hospital' }
    expect(await savePayee(payouts.as(campaign.owner), unknown)).toMatchObject({ ok: true })
    expect(textOf(await page(`/campaign/${campaign.slug}`))).not.toContain('Who is paid')
  })

  it('names no supporter anywhere, and no person who is paid', async () => {
    const gift = await payouts.paid(campaign.slug, { name: NAME, isAnonymous: true, amountMinor: 100 * RUPEES })
    const id = await trancheId()
    for (const [url, person] of [
      [path, owner],
      [`/campaign/${campaign.slug}`, stranger],
      [`/operator/tranches?edit=${id}`, kavita],
      [`/receipt/${campaign.gifts[0]?.token}`, stranger],
    ] as const) {
      const html = await page(url, person)
      expect(html).not.toContain('Zqxanonymous')
      expect(html).not.toContain(gift.contributionId)
      expect(html).not.toContain('City Hospital Trust')
    }
  })
})
