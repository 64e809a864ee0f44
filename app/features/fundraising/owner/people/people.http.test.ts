import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { one } from '#app/platform/db/one.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp } from '#test/people.ts'
import { campaignCoOwners } from './co-owner-tables.server.ts'
import { CO_OWNERS_MAX } from './co-owner-parts.ts'

const SLUG = 'rukmini-grocery'
const PATH = `/account/campaigns/${SLUG}`
const MEERA = 'meera-helps@example.org'

let t: TestApp
let owner: Person
let meera: Person
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  owner = await signUp(t, 'Rukmini')
  meera = await signUp(t, 'Meera')
  await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, SLUG))
})
beforeEach(async () => {
  await t.database.db.delete(campaignCoOwners)
})

const status = async (path: string, person: Person) =>
  (await t.get(path, { ...person.init, redirect: 'manual' })).status
const read = async (path: string, person = owner) => textOf(await (await t.get(path, person.init)).text())
const invite = (fields: Record<string, string | string[]>, person = owner) =>
  t.post(
    `${PATH}/people`,
    { act: 'invite', address: MEERA, may: 'updates', ...fields } as Record<string, string>,
    person.init,
  )
const answer = (path: string, isYes: boolean, person: Person | null) =>
  t.post(path, { answer: isYes ? 'yes' : 'no' }, person?.init)
const coOwners = async () =>
  one(await t.database.db.select({ all: campaigns.coOwners }).from(campaigns).where(eq(campaigns.slug, SLUG))).all

/** The path of the newest invitation that was sent to this address. */
async function invitationFor(to = MEERA): Promise<string> {
  const mails = await listMails(t.database.db, { to })
  return /\/campaign-invitation\/[\w-]+/.exec(mails.at(-1)?.text ?? '')?.[0] ?? ''
}

async function helping(may = 'updates'): Promise<void> {
  expect((await invite({ may })).status).toBe(303)
  expect((await answer(await invitationFor(), true, meera)).headers.get('Location')).toBe(PATH)
}

describe('an invitation to help with a campaign', () => {
  test('says who invites to what, works once, and tells the owner who accepted', async () => {
    expect((await invite({ may: 'money' })).status).toBe(303)
    const path = await invitationFor()
    expect(await read(path, meera)).toContain('You could add bills and ask for payouts.')
    expect((await t.get(path)).status).toBe(200)
    const visitor = await answer(path, true, null)
    expect(visitor.headers.get('Location')).toContain('/auth?next=')
    expect((await answer(path, true, meera)).status).toBe(303)
    expect((await answer(path, true, meera)).status).toBe(404)
    expect(await coOwners()).toEqual([{ userId: meera.userId, may: ['money'] }])
    expect(await read(`${PATH}/people`)).toContain('Meera May add bills and ask for payouts.')
    expect(JSON.stringify(await t.database.db.select().from(campaignCoOwners))).not.toContain(MEERA)
  })

  test('can be declined, withdrawn, or become too old; then nobody may do anything', async () => {
    for (const end of [
      async (path: string) => answer(path, false, null),
      async () => {
        const { id } = one(await t.database.db.select().from(campaignCoOwners))
        return t.post(`${PATH}/people`, { act: 'remove', id }, owner.init)
      },
      async () => {
        await t.database.db.update(campaignCoOwners).set({ expiresAt: t.clock.now })
      },
    ]) {
      await invite({})
      const path = await invitationFor()
      await end(path)
      expect((await answer(path, true, meera)).status).toBe(404)
      expect((await t.get(path)).status).toBe(404)
      expect(await coOwners()).toEqual([])
      await t.database.db.delete(campaignCoOwners)
    }
  })

  test('needs an address and something to do; what was typed stays', async () => {
    const refused = await invite({ may: '', address: 'not an address' })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(textOf(html)).toContain('Choose what this person may do.')
    expect(html).toContain('value="not an address"')
    expect(textOf(await (await invite({ address: owner.email ?? '' })).text())).toContain('This is your own address.')
    await invite({})
    expect(textOf(await (await invite({})).text())).toContain('This person is already invited.')
  })

  test('is not sent to more people than a campaign may have', async () => {
    for (let i = 0; i < CO_OWNERS_MAX; i++) expect((await invite({ address: `p${i}@example.org` })).status).toBe(303)
    const refused = await invite({ address: 'one-more@example.org' })
    expect([refused.status, textOf(await refused.text()).includes('Remove somebody first')]).toEqual([409, true])
  })

  test('cannot be accepted by the owner, nor sent by a co-owner or a stranger', async () => {
    await invite({})
    expect((await answer(await invitationFor(), true, owner)).status).toBe(409)
    expect((await invite({}, meera)).status).toBe(404)
    expect((await answer(await invitationFor(), true, meera)).status).toBe(303)
    expect((await invite({ address: 'third@example.org' }, meera)).status).toBe(404)
  })
})

describe('a co-owner', () => {
  test('opens the pages of her part, sees links to no others, and gets 404 for these', async () => {
    await helping('updates')
    const html = await (await t.get(PATH, meera.init)).text()
    expect(html).toContain(`href="${PATH}/updates"`)
    for (const page of ['/supporters', '/money', '/end']) {
      expect(html).not.toContain(`href="${PATH}${page}"`)
      expect(await status(PATH + page, meera)).toBe(404)
      expect((await t.post(PATH + page, { act: 'close', reason: 'x', confirm: 'yes' }, meera.init)).status).toBe(404)
    }
    for (const page of ['', '/updates', '/share', '/people']) expect(await status(PATH + page, meera)).toBe(200)
    expect((await t.post(`${PATH}/supporters.csv`, {}, meera.init)).status).toBe(404)
    expect(await read('/account/campaigns', meera)).toContain('Campaigns that you help with')
  })

  test('posts an update in her part', async () => {
    await helping('updates')
    const posted = await t.post(
      `${PATH}/updates`,
      { act: 'post', key: randomUUID(), message: 'The fridge is here.' },
      meera.init,
    )
    expect(posted.status).toBe(303)
    expect(await read(`/campaign/${SLUG}`, meera)).toContain('The fridge is here.')
  })

  test('answers questions with the updates, and without them can neither read nor answer', async () => {
    const asha = await signUp(t, 'Asha')
    const question = { intent: 'ask', question: 'Who has made the estimate?', name: 'Asha' }
    expect((await t.post(`/campaign/${SLUG}/questions`, question, asha.init)).status).toBe(303)
    const { id } = one(await t.database.db.select().from(campaignQuestions))
    const reply = () =>
      t.post(`${PATH}/questions`, { questionId: id, answer: 'Verma Electricals made it.' }, meera.init)
    await helping('money')
    expect([await status(`${PATH}/questions`, meera), (await reply()).status]).toEqual([404, 404])
    expect(await read(`/campaign/${SLUG}`)).not.toContain('Verma Electricals')
    await t.database.db.delete(campaignCoOwners)
    await helping('updates')
    expect(await read(`${PATH}/questions`, meera)).toContain('Who has made the estimate?')
    expect((await reply()).status).toBe(303)
    expect(await read(`/campaign/${SLUG}`)).toContain('Verma Electricals made it.')
  })

  test('with the money sees who is paid, and cannot change it', async () => {
    await helping('money')
    const html = await (await t.get(`${PATH}/money`, meera.init)).text()
    expect(textOf(html)).toContain('The organiser has not said yet who gets the money.')
    expect(html).not.toContain('name="ifsc"')
    const account = { holder: 'Meera', number: '001234567890', numberAgain: '001234567890', ifsc: 'SBIN0001234' }
    const fields = { act: 'payee', kind: 'institution', name: 'A shop', ...account }
    expect((await t.post(`${PATH}/money`, fields, meera.init)).status).toBe(404)
  })

  test('may do nothing any more once she is removed, or has left', async () => {
    for (const person of [owner, meera]) {
      await helping()
      const { id } = one(await t.database.db.select().from(campaignCoOwners))
      const removed = await t.post(`${PATH}/people`, { act: 'remove', id }, person.init)
      expect(removed.status).toBe(303)
      expect(await coOwners()).toEqual([])
      expect(await status(`${PATH}/updates`, meera)).toBe(404)
      expect(
        (await t.post(`${PATH}/updates`, { act: 'post', key: randomUUID(), message: 'Still here.' }, meera.init))
          .status,
      ).toBe(404)
      await t.database.db.delete(campaignCoOwners)
    }
  })

  test('cannot remove another co-owner', async () => {
    await helping()
    const other = await signUp(t, 'Other')
    await invite({ address: 'other-helps@example.org' })
    await answer(await invitationFor('other-helps@example.org'), true, other)
    const rows = await t.database.db.select().from(campaignCoOwners)
    const hers = rows.find(({ userId }) => userId === meera.userId)
    expect((await t.post(`${PATH}/people`, { act: 'remove', id: hers?.id ?? '' }, other.init)).status).toBe(404)
    expect(await coOwners()).toHaveLength(2)
  })

  test('who closes her account helps nobody any more', async () => {
    const leaving = await signUp(t, 'Leaving')
    await invite({ address: 'leaving@example.org' })
    await answer(await invitationFor('leaving@example.org'), true, leaving)
    expect(await coOwners()).toHaveLength(1)
    await t.post('/account', { word: 'erase' }, leaving.init)
    expect(await coOwners()).toEqual([])
  })
})
