import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { readChecks } from '#app/features/fundraising/campaign-checks/check-queries.server.ts'
import {
  type CampaignPayouts,
  HOSPITAL,
  openCampaignPayouts,
  OPERATOR,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { findPayeeToCheck } from '#app/features/fundraising/payees/payee-check-queries.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { DAY_MS, SECOND_MS } from '#app/platform/time/durations.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { askBanks } from './ask-banks.server.ts'
import { checkPayee } from './check-payee.server.ts'
import { savePayee } from './save-payee.server.ts'

let database: Database
let payouts: CampaignPayouts

beforeAll(async () => {
  database = await testDatabase()
  payouts = openCampaignPayouts(database)
})

const ask = (provider = payouts.provider.payouts) =>
  askBanks({
    db: database.db,
    now: payouts.now(),
    sealer: plainSealer,
    site: SITE,
    log: payouts.deps.log,
    payouts: provider,
  })

/** A new payee whose account ends with these digits. */
async function saved(ending: string, { holder = 'City Hospital' } = {}) {
  const name = 'City Hospital'
  const campaign = await payouts.funded([], { isChecked: false })
  const account = { ...HOSPITAL.account, holder, number: `00123456${ending}` }
  const outcome = await savePayee(payouts.as(campaign.owner), { ...HOSPITAL, slug: campaign.slug, name, account })
  if (!outcome.ok) throw new Error(outcome.reason)
  const payeeId = await payouts.payeeId(campaign.slug)
  const row = async () => (await database.db.select().from(campaignPayees).where(eq(campaignPayees.id, payeeId)))[0]
  const toCheck = () => findPayeeToCheck(database.db, { actor: OPERATOR, sealer: plainSealer, id: payeeId })
  const checks = () => readChecks(database.db, { slug: campaign.slug, now: payouts.now() })
  return { ...campaign, payeeId, row, toCheck, checks }
}

async function answered() {
  await ask()
  payouts.wait(2 * SECOND_MS)
  return ask()
}

describe('a new account', () => {
  it('in the name of who is paid is compared by the bank alone, and the page says so', async () => {
    const payee = await saved('4321')
    expect([await ask(), (await payee.row())?.nameMatch]).toEqual([0, 'unknown'])
    payouts.wait(2 * SECOND_MS)
    expect(await ask()).toBe(1)
    expect(await payee.row()).toMatchObject({ nameMatch: 'match', matchedBy: null, bankAnswer: 'exists' })
    expect((await payee.checks()).valid).toMatchObject([{ kind: 'bank', by: null, words: 'City Hospital.' }])
    expect(await payee.toCheck()).toBeNull()
    expect(await ask()).toBe(0)
  })

  it.each([
    ['of a close name', '0011', {}, { holder: 'close', payee: 'close' }],
    ['of another name', '0008', {}, { holder: 'other', payee: 'other' }],
    ['of a holder with another name', '4321', { holder: 'Ramesh Kumar' }, { holder: 'match', payee: 'other' }],
  ])('%s waits for an operator, who sees how both names compare', async (_, ending, names, verdicts) => {
    const payee = await saved(ending, names)
    expect(await answered()).toBe(1)
    expect(await payee.row()).toMatchObject({ nameMatch: 'unknown', matchedAt: null, bankAnswer: 'exists' })
    expect(await payee.toCheck()).toMatchObject({ bankAnswer: 'exists', bank: verdicts })
    expect(JSON.stringify(await payee.toCheck())).not.toContain('00123456')
    expect((await payee.checks()).valid).toEqual([])
    const { payeeId } = payee
    expect(await checkPayee(payouts.as(OPERATOR), { payeeId, match: 'close' })).toEqual({ ok: true })
    expect((await payee.checks()).valid).toMatchObject([{ kind: 'bank', by: 'Olga' }])
  })

  it('that is closed is refused, and nothing is checked', async () => {
    const payee = await saved('0009')
    expect(await answered()).toBe(1)
    expect(await payee.row()).toMatchObject({ nameMatch: 'closed', bankAnswer: 'closed', sealedAtBank: null })
    expect((await payee.checks()).valid).toEqual([])
  })

  it('that the bank does not answer about waits for an operator after a day', async () => {
    const payee = await saved('0010')
    expect(await answered()).toBe(0)
    payouts.wait(DAY_MS)
    expect(await ask()).toBe(1)
    expect(await payee.row()).toMatchObject({ nameMatch: 'unknown', bankAnswer: 'no-answer' })
    expect(await payee.toCheck()).toMatchObject({ bankAnswer: 'no-answer', bank: null })
  })

  it('that was replaced meanwhile keeps no answer', async () => {
    const payee = await saved('4321')
    await ask()
    const account = { ...HOSPITAL.account, number: '001234560010' }
    await savePayee(payouts.as(payee.owner), { ...HOSPITAL, slug: payee.slug, account })
    payouts.wait(2 * SECOND_MS)
    await ask()
    expect(await payee.row()).toMatchObject({ nameMatch: 'unknown', bankAnswer: null })
    expect((await payee.checks()).valid).toEqual([])
  })
})

describe('a provider', () => {
  it('that is away is asked again, and one that refuses is not', async () => {
    const payee = await saved('4321')
    let calls = 0
    const failing = (kind: 'unavailable' | 'refused') => ({
      ...payouts.provider.payouts!,
      checkAccount: () => {
        calls += 1
        return Promise.reject(
          new PaymentProviderError(kind, { provider: 'sandbox', action: 'check-account', code: 'x' }),
        )
      },
    })
    await ask(failing('unavailable'))
    expect(await payee.row()).toMatchObject({ bankAnswer: null })
    const before = calls
    await ask(failing('refused'))
    expect(calls).toBeGreaterThan(before)
    expect(await payee.row()).toMatchObject({ nameMatch: 'unknown', bankAnswer: 'no-answer' })
    expect(JSON.stringify(payouts.logged)).not.toMatch(/00123456|City Hospital/)
  })

  it('without payouts leaves every account to operators', async () => {
    const payee = await saved('4321')
    await askBanks({
      db: database.db,
      now: payouts.now(),
      sealer: plainSealer,
      site: SITE,
      log: payouts.deps.log,
      payouts: undefined,
    })
    expect(await payee.row()).toMatchObject({ nameMatch: 'unknown', bankAnswer: null, bankAskedAt: null })
  })
})
