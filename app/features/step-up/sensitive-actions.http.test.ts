import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { answerReturn } from '#app/features/orders/returns/answer-return.server.ts'
import { disputeReturn } from '#app/features/orders/returns/dispute-return.server.ts'
import { requestReturn } from '#app/features/orders/returns/request-return.server.ts'
import { type Market, openMarket, OPERATOR, type TestProduct } from '#app/features/orders/market.test-support.ts'
import { approvePayout } from '#app/features/payouts/payout/approve-payout.server.ts'
import { placeHold } from '#app/features/payouts/holds/place-hold.server.ts'
import { appealHold } from '#app/features/payouts/holds/appeal-hold.server.ts'
import { addApproval } from '#app/features/fundraising/tax/save-approval.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { openCampaignPayouts } from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { preparePayout } from '#app/features/payouts/payout/prepare-payout.server.ts'
import { payoutLines, sellerBankAccounts } from '#app/features/payouts/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { bearerOf, confirmIdentity, member, type Person, signUp, signUpStaff } from '#test/people.ts'
import { SENSITIVE_ACTIONS, type SensitiveAction } from './sensitive-actions.ts'

// Every guarded page and action, through the whole server, without and with a fresh proof.

let t: TestApp
let market: Market
let kavita: Person
let leela: Person
let savitri: Person
let asha: Person
let jar: TestProduct

beforeAll(async () => {
  t = await testApp()
  market = await openMarket(t.database)
  t.clock.now = market.now()
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  leela = await signUpStaff(t, 'Leela', 'operator', 'administrator')
  savitri = await signUp(t, 'Savitri')
  asha = await signUp(t, 'Asha')
  const hers = { userId: savitri.userId, noticeEmail: savitri.email }
  await market.db.update(sellerProfiles).set(hers).where(eq(sellerProfiles.id, market.savitri.id))
  market.savitri.actor.userId = savitri.userId
  jar = await market.product({ title: 'Jar', stock: 99 })
  market.wait(-8 * DAY_MS)
  await delivered()
  market.wait(8 * DAY_MS)
  await market.sweep()
  // The first page of a run is compiled.
  await t.get('/account/shop/earnings', savitri.init)
})

interface Case {
  act: SensitiveAction
  /** The form's `act`; none for a page with one form, and for reading. */
  form: string
  who: () => Person
  /** Creates the subject; returns the form's fields, or the path to read. */
  ready: () => Promise<{ path?: string; fields?: Record<string, string> }>
  /** A typed value that is shown again. */
  typed?: string
}

const CHECKER = member('Meera', 'operator')
const as = (actor: typeof OPERATOR) => ({ ...market.context(actor), sealer: t.services.sealer })

async function delivered() {
  const order = await market.paid([{ slug: jar.slug }])
  return { token: order.token, shipment: await market.delivered(order) }
}

/** A return that the seller refused and the buyer disputed. */
async function dispute(): Promise<string> {
  const { token, shipment } = await delivered()
  const lines = shipment.lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const said = { reason: 'damaged' as const, words: 'The lid is broken and half of it ran out.', photos: [] }
  const opened = await requestReturn(market.context(), {
    key: randomUUID(),
    token,
    shipmentId: shipment.id,
    lines,
    ...said,
  })
  const returnId = opened.ok ? opened.returnId : ''
  const no = { returnId, verdict: 'refused' as const, words: 'It left me whole.', photos: [] }
  await answerReturn(market.context(market.savitri.actor), no)
  await disputeReturn(market.context(), { token, returnId, words: 'Please look at it.', photos: [] })
  return returnId
}

async function prepared(): Promise<string> {
  const outcome = await preparePayout(as(OPERATOR), { currency: 'INR', key: randomUUID() })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

async function sent(): Promise<{ id: string; lineId: string }> {
  const id = await prepared()
  const approved = await approvePayout(as(CHECKER), { id })
  if (!approved.ok) throw new Error(approved.reason)
  const [line] = await market.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id))
  return { id, lineId: line?.id ?? '' }
}

async function hold({ isAppealed = false } = {}): Promise<string> {
  const about = { sellerId: market.savitri.id, currency: 'INR' as const, amountMinor: 100, days: 5, reason: 'Why' }
  const placed = await placeHold(market.context(OPERATOR), about)
  if (!placed.ok) throw new Error(placed.reason)
  if (isAppealed) await appealHold(market.context(market.savitri.actor), { holdId: placed.id, words: 'I have photos.' })
  return placed.id
}

/** Savitri's campaign with money; the account is older than two days by the product's clock. */
async function campaign() {
  const payouts = openCampaignPayouts(t.database, t.services.sealer)
  payouts.wait(t.clock.now.getTime() - payouts.now().getTime() - 4 * DAY_MS)
  const funded = await payouts.funded([50_000])
  payouts.wait(t.clock.now.getTime() - payouts.now().getTime())
  return { payouts, ...funded }
}

async function tranche(state: 'asked' | 'prepared' | 'released'): Promise<string> {
  const { payouts, ...funded } = await campaign()
  return payouts[state](funded, 40_000)
}

async function taxApproval(): Promise<string> {
  const days = { approvedOn: '2021-09-23', fromDay: '2026-04-01', untilDay: null }
  const said = { organisation: 'City Hospital Trust', pan: 'AAATC1234F', source: 'The order', reason: 'A test' }
  const added = await addApproval(
    { ...market.context(OPERATOR), sealer: t.services.sealer },
    { ...days, ...said, number: randomUUID() },
  )
  if (!added.ok) throw new Error(added.reason)
  return added.id
}

const account = { holder: 'Savitri Devi', number: '001234567890', numberAgain: '001234567890', ifsc: 'SBIN0001234' }
const why = { words: 'Half of it can be used by her.' }
const queueMember = () => ({ queue: 'safety', userId: kavita.userId })

const ACTS: Case[] = [
  {
    act: 'bank-account',
    form: 'account',
    who: () => savitri,
    ready: async () => ({ fields: account }),
    typed: '001234567890',
  },
  {
    act: 'payouts',
    form: 'prepare',
    who: () => kavita,
    ready: async () => {
      await market.db.update(sellerBankAccounts).set({ changedAt: new Date(market.now().getTime() - 3 * DAY_MS) })
      return { fields: { currency: 'INR' } }
    },
  },
  {
    act: 'payouts',
    form: 'cancel',
    who: () => leela,
    ready: async () => {
      const [line] = await market.db.select().from(payoutLines)
      return { fields: { id: line?.payoutId ?? '' } }
    },
  },
  { act: 'payouts', form: 'approve', who: () => leela, ready: async () => ({ fields: { id: await prepared() } }) },
  {
    act: 'bank-file',
    form: '',
    who: () => kavita,
    ready: async () => ({ path: `/operator/payouts/${await lastPayout()}.csv` }),
  },
  {
    act: 'payouts',
    form: 'returned',
    who: () => kavita,
    ready: async () => {
      const id = await lastPayout()
      const [line] = await market.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id))
      return { path: `/operator/payouts?edit=${id}`, fields: { id, lineId: line?.id ?? '', reason: 'Account closed' } }
    },
    typed: 'Account closed',
  },
  {
    act: 'payouts',
    form: 'confirm',
    who: () => leela,
    ready: async () => {
      const id = await lastPayout()
      const [line] = await market.db.select().from(payoutLines).where(eq(payoutLines.payoutId, id))
      return { path: `/operator/payouts?edit=${id}`, fields: { id, lineId: line?.id ?? '' } }
    },
  },
  { act: 'payouts', form: 'paid', who: () => kavita, ready: async () => ({ fields: await sent() }) },
  {
    act: 'campaign-payee',
    form: 'payee',
    who: () => savitri,
    ready: async () => {
      const { slug, id } = await campaign()
      await market.db.update(campaigns).set({ ownerUserId: savitri.userId }).where(eq(campaigns.id, id))
      return {
        path: `/account/campaigns/${slug}/money`,
        fields: { ...account, kind: 'institution', name: 'Town Hospital' },
      }
    },
    typed: 'Town Hospital',
  },
  {
    act: 'campaign-people',
    form: 'invite',
    who: () => savitri,
    ready: async () => {
      const { slug, id } = await campaign()
      await market.db.update(campaigns).set({ ownerUserId: savitri.userId }).where(eq(campaigns.id, id))
      return {
        path: `/account/campaigns/${slug}/people`,
        fields: { address: 'meera-helps@example.org', may: 'updates' },
      }
    },
    typed: 'meera-helps@example.org',
  },
  ...(['prepare', 'release'] as const).map((form): Case => ({
    act: 'campaign-payouts',
    form,
    who: () => kavita,
    ready: async () => ({ fields: { id: await tranche(form === 'prepare' ? 'asked' : 'prepared') } }),
  })),
  {
    act: 'campaign-payouts',
    form: 'came-back',
    who: () => kavita,
    ready: async () => {
      const id = await tranche('released')
      return { path: `/operator/tranches?edit=${id}`, fields: { id, reason: 'Account closed' } }
    },
    typed: 'Account closed',
  },
  {
    act: 'campaign-returns',
    form: 'prepare',
    who: () => kavita,
    ready: async () => {
      const { id, slug } = await campaign()
      await closeCampaign(as(OPERATOR), { slug, reason: 'It is done.' })
      const fields = { id, cause: 'unneeded', reason: 'Nobody needs it any more.' }
      return { path: `/operator/campaign-returns?edit=${id}`, fields }
    },
    typed: 'Nobody needs it any more.',
  },
  {
    act: 'campaign-bank-file',
    form: '',
    who: () => kavita,
    ready: async () => ({ path: `/operator/tranches/${await tranche('released')}.csv` }),
  },
  {
    act: 'tax-statement',
    form: '',
    who: () => kavita,
    ready: async () => ({ path: `/operator/tax-approvals/${await taxApproval()}/2026.csv` }),
  },
  {
    act: 'campaign-holds',
    form: 'place',
    who: () => kavita,
    ready: async () => {
      const { slug } = await campaign()
      const about = { slug, amountMinor: '', topic: 'bills', days: '5' }
      return { path: '/operator/campaign-holds?edit=new_', fields: { ...about, reason: 'Bill 3 is not readable.' } }
    },
    typed: 'Bill 3 is not readable.',
  },
  ...(['all', 'part', 'nothing'] as const).map((form): Case => ({
    act: 'disputes',
    form,
    who: () => kavita,
    ready: async () => {
      const id = await dispute()
      return { path: `/operator/disputes?edit=${id}`, fields: { id, ...why, ...(form === 'part' && { amount: '60' }) } }
    },
    typed: why.words,
  })),
  {
    act: 'holds',
    form: 'place',
    who: () => kavita,
    ready: async () => {
      const about = { sellerId: market.savitri.id, currency: 'INR', amountMinor: '1', days: '5' }
      return { path: '/operator/holds?edit=new_', fields: { ...about, reason: 'Two parcels were empty.' } }
    },
    typed: 'Two parcels were empty.',
  },
  { act: 'holds', form: 'lift', who: () => kavita, ready: async () => ({ fields: { holdId: await hold() } }) },
  ...(['lifted', 'upheld'] as const).map((form): Case => ({
    act: 'holds',
    form,
    who: () => kavita,
    ready: async () => {
      const holdId = await hold({ isAppealed: true })
      return { path: `/operator/holds?edit=${holdId}`, fields: { holdId, answer: 'We looked at it.' } }
    },
    typed: 'We looked at it.',
  })),
  {
    act: 'commission',
    form: 'set',
    who: () => kavita,
    ready: async () => ({ fields: { category: 'all', percent: '2.5', from: '2027-01-01', note: 'For the post' } }),
    typed: 'For the post',
  },
  {
    act: 'people',
    form: 'appoint',
    who: () => leela,
    ready: async () => ({ fields: { email: asha.email } }),
    typed: 'asha-',
  },
  { act: 'people', form: 'join', who: () => leela, ready: async () => ({ fields: queueMember() }) },
  { act: 'people', form: 'leave', who: () => leela, ready: async () => ({ fields: queueMember() }) },
  { act: 'people', form: 'dismiss', who: () => leela, ready: async () => ({ fields: { userId: asha.userId } }) },
  { act: 'export', form: '', who: () => asha, ready: async () => ({}) },
  { act: 'erasure', form: '', who: () => asha, ready: async () => ({ fields: { word: 'ERASE' } }), typed: 'ERASE' },
]

async function lastPayout(): Promise<string> {
  const { rows } = await market.db.execute(sql`SELECT id FROM payouts ORDER BY prepared_at DESC, number DESC LIMIT 1`)
  return (rows as { id: string }[])[0]?.id ?? ''
}

/** Moves all proofs 15 minutes and a second into the past. */
const expireProofs = () =>
  t.database.db.execute(sql`UPDATE auth.sessions SET proven_at = proven_at - interval '901 seconds'`)

/** One line per table: number of rows, and a digest of their contents. */
/** Without the language of mails, which follows the page of any form that a member sends. */
async function everyRow(): Promise<string[]> {
  const tables = await t.database.db.execute(sql`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_schema IN ('public', 'auth') AND table_type = 'BASE TABLE' AND table_name <> 'mail_languages'
    ORDER BY 1`)
  const lines = []
  for (const { name } of tables.rows as { name: string }[]) {
    const digest = await t.database.db.execute(
      sql.raw(
        `SELECT count(*) AS rows, md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text), '')) AS all FROM ${name} t`,
      ),
    )
    lines.push(`${name} ${JSON.stringify(digest.rows[0])}`)
  }
  return lines
}

const send = ({ act, form, who }: Case, { path, fields }: Awaited<ReturnType<Case['ready']>>) => {
  const page = SENSITIVE_ACTIONS[act]
  return page.by === 'GET'
    ? t.get(path ?? page.path, { ...who().init, redirect: 'manual' })
    : t.post(path ?? page.path, { ...(form && { act: form }), ...fields }, who().init)
}

describe('every sensitive action', () => {
  it('has a test here', () => {
    const pageActions = Object.entries(SENSITIVE_ACTIONS).filter(([, { by }]) => by !== 'auth')
    expect([...new Set(ACTS.map(({ act }) => act))].toSorted()).toEqual(pageActions.map(([act]) => act).toSorted())
  })

  it.each(ACTS.map((action) => [`${action.act} ${action.form}`, action] as const))(
    '%s does nothing without a fresh proof, keeps what was typed, and goes on after it',
    async (_name, action) => {
      // Codes of the second factor move the product's clock forward; the market's clock follows.
      market.wait(t.clock.now.getTime() - market.now().getTime())
      const asked = await action.ready()
      const { path, by } = SENSITIVE_ACTIONS[action.act]
      // What the open page shows may be in the audit log.
      if (by !== 'GET') await t.get(asked.path ?? path, action.who().init)
      await expireProofs()
      const before = await everyRow()
      const refused = await send(action, asked)
      const html = await refused.text()
      if (by === 'GET') {
        expect(refused.status).toBe(302)
        expect(refused.headers.get('Location')).toContain(`/account/confirm-identity?for=${action.act}&next=`)
      } else {
        expect(refused.status).toBe(403)
        expect(html).toContain('because you confirmed more than 15 minutes ago')
        expect(html).toMatch(/href="\/account\/confirm-identity\?[^"]*tab=1"[^>]*target="_blank"/)
        if (action.typed) expect(html).toContain(escapeMarkup(action.typed))
      }
      expect(await everyRow()).toEqual(before)

      expect((await confirmIdentity(t, action.who())).status).toBe(303)
      const done = await send(action, asked)
      expect([done.status, done.headers.get('Location')]).toEqual(
        SENSITIVE_ACTIONS[action.act].by === 'GET' ? [200, null] : [303, expect.stringMatching(/did=|erased$/)],
      )
      expect(await everyRow()).not.toEqual(before)
    },
  )

  it.each(['payouts', 'holds', 'campaign-holds', 'disputes', 'commission'] as const)(
    '%s: a form that nobody knows yet needs the proof as well',
    async (act) => {
      await expireProofs()
      expect((await t.post(SENSITIVE_ACTIONS[act].path, { act: 'something-new' }, kavita.init)).status).toBe(403)
    },
  )
})

describe('other actions on the same pages need no proof', () => {
  it('an operator asks both sides of a dispute', async () => {
    const id = await dispute()
    await expireProofs()
    const path = `/operator/disputes?edit=${id}`
    const page = await (await t.get(path, kavita.init)).text()
    expect(page).toContain('Confirm it is you to decide about this dispute')
    expect(page).toContain('value="say"')
    for (const act of ['all', 'part', 'nothing']) expect(page).not.toContain(`value="${act}"`)
    const asked = await t.post(path, { act: 'say', id, words: 'Do you have a photo of the lid?' }, kavita.init)
    expect(asked.headers.get('Location')).toContain('did=say')
  })

  it('a seller appeals a hold', async () => {
    const holdId = await hold()
    await expireProofs()
    const path = '/account/shop/earnings'
    const page = await (await t.get(path, savitri.init)).text()
    expect(page).toContain('Confirm it is you to change your bank account')
    expect(page).not.toContain('name="ifsc"')
    const said = await t.post(path, { act: 'appeal', holdId, words: 'I have photos.' }, savitri.init)
    expect(said.headers.get('Location')).toContain('did=appeal')
  })
})

describe('the account’s forms, which post to the auth service', () => {
  const call = (person: Person, method: string, path: string, body: object) =>
    t.request(`/auth/v1${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...bearerOf(person),
      },
      body: JSON.stringify(body),
    })

  it.each([
    ['email', 'PUT', '/user', { email: 'another@example.com' }],
    ['password', 'PUT', '/user', { password: 'another good long phrase' }],
    ['second-step', 'POST', '/factors', { factor_type: 'totp' }],
    ['passkeys', 'POST', '/passkeys/registration/options', {}],
  ] as const)('%s: the page shows a button in its place, the service refuses', async (act, method, path, body) => {
    const rehana = await signUp(t, 'Rehana')
    await expireProofs()
    const page = await (await t.get(SENSITIVE_ACTIONS[act].path, rehana.init)).text()
    expect(page).toContain(`/account/confirm-identity?for=${act}&amp;next=`)
    for (const name of ['email', 'password', 'word']) expect(page).not.toContain(`name="${name}"`)
    const refused = await call(rehana, method, path, body)
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('step_up_needed')])
    await confirmIdentity(t, rehana)
    expect((await call(rehana, method, path, body)).status).toBe(200)
    expect(await (await t.get('/account', rehana.init)).text()).toContain('type ERASE')
  })
})
