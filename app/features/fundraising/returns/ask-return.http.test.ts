import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import type { GiftRules } from '#app/features/fundraising/surplus/surplus-rules.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignPayouts,
  openCampaignPayouts,
  OPERATOR,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { readCampaignMoney } from '#app/features/fundraising/tranches/campaign-money.server.ts'
import { withdrawTranche } from '#app/features/fundraising/tranches/cancel-tranche.server.ts'
import { balance } from '#app/features/ledger/queries.server.ts'
import { findFailedChecks } from '#db/checks/data-checks.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { SITE } from '#test/context.ts'
import { textOf } from '#test/page-text.ts'
import { actorOf, member, type Person, signUp, signUpStaff } from '#test/people.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { askReturn, withdrawReturn } from './ask-return.server.ts'
import { prepareReturn } from './decide-return.server.ts'
import { returnCampaigns } from './return-campaigns.server.ts'
import { countReturns } from './return-queries.server.ts'
import { campaignReturns } from './tables.server.ts'

const REASON = 'The hospital took less than we thought.'

let t: TestApp
let payouts: CampaignPayouts
let owner: Person
let kavita: Person
let leela: Person

beforeAll(async () => {
  t = await testApp()
  payouts = openCampaignPayouts(t.database, t.services.sealer)
}, 120_000)

/** With ₹800 of two gifts, of which ₹100 are paid out. */
async function closed(
  rules: Partial<GiftRules & { goalMinor: number }> = { surplusRule: 'returned' },
  { paidMinor = 100_00 } = {},
) {
  const campaign = await payouts.funded([300_00, 500_00])
  if (paidMinor > 0) await payouts.released(campaign, paidMinor)
  await t.database.db.update(campaigns).set(rules).where(eq(campaigns.id, campaign.id))
  await closeCampaign(payouts.as(campaign.owner), { slug: campaign.slug, reason: 'She is well.' })
  return campaign
}
type Campaign = Awaited<ReturnType<typeof closed>>
const ask = ({ slug, owner: actor }: Campaign) => askReturn(payouts.as(actor), { slug, reason: REASON })
const withdraw = ({ slug, owner: actor }: Campaign) => withdrawReturn(payouts.as(actor), { slug })
const waiting = async () => (await countReturns(t.database.db, { actor: OPERATOR, state: 'asked' })).waiting
const money = ({ id: campaignId }: Campaign) => readCampaignMoney(t.database.db, { campaignId, now: payouts.now() })

describe('asking for the return of what is left', () => {
  it.each([
    [{ surplusRule: 'returned' }, true],
    [{ surplusRule: 'same-need' }, false],
    [{ surplusRule: 'same-cause' }, false],
    // The goal is ₹35,000: less was given than needed.
    [{ shortfallRule: 'returned' }, true],
    [{ shortfallRule: 'returned', goalMinor: 800_00 }, false],
  ] as const)('is possible as the rules %o promise: %s', async (rules, isPromised) => {
    const campaign = await closed(rules)
    expect(await ask(campaign)).toEqual(isPromised ? { ok: true } : { ok: false, reason: 'not-promised' })
    expect(await money(campaign)).toMatchObject({ isReturning: isPromised, payableMinor: isPromised ? 0 : 700_00 })
  })

  it('is for its owner, once, after it was closed, while no payout is asked for and something is left', async () => {
    const before = await waiting()
    const open = await payouts.funded([300_00])
    await t.database.db.update(campaigns).set({ surplusRule: 'returned' }).where(eq(campaigns.id, open.id))
    expect(await ask(open)).toEqual({ ok: false, reason: 'not-closed' })
    const asked = await payouts.asked(open, 100_00)
    await closeCampaign(payouts.as(open.owner), { slug: open.slug, reason: 'She is well.' })
    expect(await ask(open)).toEqual({ ok: false, reason: 'payout-open' })
    await withdrawTranche(payouts.as(open.owner), { id: asked })
    for (const actor of [OPERATOR, member('Asha')])
      expect(await askReturn(payouts.as(actor), { slug: open.slug, reason: REASON })).toMatchObject({
        reason: 'not-found',
      })
    expect(await ask(open)).toEqual({ ok: true })
    expect(await ask(open)).toEqual({ ok: false, reason: 'already-asked' })
    expect(await waiting()).toBe(before + 1)
    expect(await withdrawReturn(payouts.as(OPERATOR), { slug: open.slug })).toMatchObject({ reason: 'not-found' })
    expect(await withdraw(open)).toEqual({ ok: true })
    expect(await withdraw(open)).toEqual({ ok: false, reason: 'decided' })
    expect(await waiting()).toBe(before)
    expect(await money(open)).toMatchObject({ payableMinor: 300_00, isReturning: false })
    const empty = await payouts.funded([])
    await t.database.db.update(campaigns).set({ surplusRule: 'returned' }).where(eq(campaigns.id, empty.id))
    await closeCampaign(payouts.as(empty.owner), { slug: empty.slug, reason: 'She is well.' })
    expect(await ask(empty)).toEqual({ ok: false, reason: 'nothing-left' })
  })

  it('is decided by operators who do not help the owner, and the request itself stays as it was', async () => {
    const campaign = await closed()
    await ask(campaign)
    const { id } = campaign
    const coOwners = [{ userId: OPERATOR.userId, may: ['story' as const] }]
    await t.database.db.update(campaigns).set({ coOwners }).where(eq(campaigns.id, id))
    const input = { campaignId: id, cause: 'unneeded', reason: REASON } as const
    expect(await prepareReturn(payouts.as(OPERATOR), input)).toEqual({ ok: false, reason: 'not-allowed' })
    const changed = t.database.db.update(campaignReturns).set({ askedBy: OPERATOR.userId })
    await expect(changed.where(eq(campaignReturns.campaignId, id))).rejects.toThrow()
  })
})

describe('the owner of a closed campaign', () => {
  it('asks on the page where she closed it, two operators agree, and supporters read why', async () => {
    const campaign = await closed()
    const { slug, id } = campaign
    const path = `/account/campaigns/${slug}/end`
    t.clock.now = payouts.now()
    owner = await signUp(t, 'Sunita')
    kavita = await signUpStaff(t, 'Kavita', 'operator')
    leela = await signUpStaff(t, 'Leela', 'operator')
    payouts.wait(t.clock.now.getTime() - payouts.now().getTime())
    await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.id, id))
    const page = async (url: string, person: Person) => textOf(await (await t.get(url, person.init)).text())
    const post = (fields: Record<string, string>) => t.post(path, fields, owner.init)

    expect(await page(path, owner)).toContain('₹700 of 2 gifts is left.')
    expect(await page(path, owner)).toContain('The rest goes back to the supporters.')
    const missing = await post({ act: 'return', reason: '' })
    expect([missing.status, await missing.text()]).toEqual([400, expect.stringContaining('Write why the money goes')])
    expect((await post({ act: 'return', reason: REASON })).headers.get('Location')).toBe(`${path}?did=return`)
    const again = await post({ act: 'return', reason: 'Another reason.' })
    const refused = await again.text()
    expect([again.status, refused.includes('already asked for'), refused.includes('Another reason.')]).toEqual([
      409,
      true,
      true,
    ])
    expect(await page(path, owner)).toContain('You asked for the return on')
    expect(await page(`/account/campaigns/${slug}/money`, owner)).toContain('what is left is to go back')
    expect(await page(`/campaign/${slug}`, owner)).not.toContain(REASON)

    expect(await page('/operator', kavita)).toMatch(
      /\d returns? of (a campaign’s|campaigns’) money that (its organiser|organisers) asked for/,
    )
    const decide = (act: string, person: Person, fields = {}) =>
      t.post('/operator/campaign-returns', { act, id, ...fields }, person.init)
    const shown = await (await t.get(`/operator/campaign-returns?edit=${id}`, kavita.init)).text()
    expect(shown).toContain(`${REASON}</textarea>`)
    expect((await decide('prepare', kavita, { cause: 'unneeded', reason: REASON })).status).toBe(303)
    const late = await post({ act: 'withdraw' })
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('already decided about it')])
    expect(await page(path, owner)).toContain('A second person has to confirm it.')
    expect((await decide('confirm', kavita)).status).toBe(409)
    expect((await decide('confirm', leela)).status).toBe(303)
    const jobs = { ...payouts.deps, site: SITE, sealer: plainSealer }
    while ((await returnCampaigns(jobs)) > 0);
    expect(await balance(t.database.db, `liability:campaign:${id}`)).toBe(0)
    expect(await page(path, owner)).toContain('What was left then went back to the supporters on')
    expect(await page(`/campaign/${slug}`, owner)).toContain(REASON)
    expect(await findFailedChecks(t.database.db, payouts.now())).toEqual([])
  })

  it('withdraws the request, or an operator declines it, also when nothing is left any more', async () => {
    const campaign = await closed({ surplusRule: 'returned' }, { paidMinor: 0 })
    await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.id, campaign.id))
    const own = { ...campaign, owner: actorOf(owner) }
    const path = `/account/campaigns/${campaign.slug}/end`
    await ask(own)
    expect((await t.post(path, { act: 'withdraw' }, owner.init)).headers.get('Location')).toBe(`${path}?did=withdraw`)
    payouts.wait(1_000)
    await ask(own)
    for (const { token } of campaign.gifts)
      await returnContribution(payouts.as(OPERATOR), { token, reason: 'She asked.' })
    const shown = textOf(await (await t.get(`/operator/campaign-returns?edit=${campaign.id}`, kavita.init)).text())
    expect([shown.includes('Return what is left'), shown.includes('Decline the request')]).toEqual([false, true])
    const declined = await t.post('/operator/campaign-returns', { act: 'cancel', id: campaign.id }, kavita.init)
    expect(declined.status).toBe(303)
    expect(textOf(await (await t.get(path, owner.init)).text())).toContain('Nothing went back with it.')
    expect(await money(campaign)).toMatchObject({ isReturning: false })
  })
})
