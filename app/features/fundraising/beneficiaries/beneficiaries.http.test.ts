import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { campaignChanges } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp, signUpStaff } from '#test/people.ts'
import { tells, withoutName } from './real-name.ts'
import { campaignBeneficiaries } from './tables.server.ts'

const SLUG = 'rukmini-grocery'
const PAGE = `/account/campaigns/${SLUG}/story`
/** A name that is nowhere in the demo data. */
const REAL = 'Kanakavalli Thirumalai'

let t: TestApp
let owner: Person
let operator: Person
beforeAll(async () => {
  t = await testApp()
  await seedFundraising(t.database.db, t.clock.now)
  owner = await signUp(t, 'Rukmini')
  operator = await signUpStaff(t, 'Op', 'operator')
  await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, SLUG))
})

const raw = async (path: string, init?: RequestInit) => (await t.get(path, init)).text()
const read = async (path: string) => textOf(await raw(path))
const keyOf = async (act: string) => {
  const form = (await raw(PAGE, owner.init)).split('<form').find((each) => each.includes(`value="${act}"`)) ?? ''
  return /name="key" value="([^"]+)"/.exec(form)?.[1] ?? ''
}
const save = async (form: object, key?: string) =>
  t.post(
    PAGE,
    {
      act: 'beneficiary',
      relation: 'friend',
      legalName: REAL,
      pseudonym: '',
      key: key ?? (await keyOf('beneficiary')),
      ...form,
    },
    owner.init,
  )
const story = async (part0: string) =>
  t.post(
    PAGE,
    { act: 'story', description: 'A fridge.', part0, quote0: '', reason: 'Clearer.', key: await keyOf('story') },
    owner.init,
  )
const refusal = async (answer: Response) => [answer.status, await answer.text()] as const

describe('who a campaign is for', () => {
  test('is asked for field by field, and keeps what was typed', async () => {
    const [status, html] = await refusal(await save({ relation: '', legalName: '', pseudonym: 'Meena' }))
    expect(status).toBe(400)
    for (const words of ['Choose who it is for.', 'Enter the real name.']) expect(html).toContain(words)
    expect(html).toContain('value="Meena"')
    const self = await refusal(await save({ relation: 'self', pseudonym: 'Meena' }))
    expect(self).toEqual([409, expect.stringContaining('so another name here would not hide it.')])
    const same = await refusal(await save({ pseudonym: 'Kanakavalli' }))
    expect(same).toEqual([409, expect.stringContaining('This is the real name.')])
    expect(await t.database.db.$count(campaignBeneficiaries)).toBe(0)
  })

  test('is on the page and before paying, and first said without a reason', async () => {
    expect(await read(`/campaign/${SLUG}`)).not.toContain('Who it is for')
    expect((await save({})).headers.get('Location')).toBe(`${PAGE}?did=beneficiary`)
    expect(await read(`/campaign/${SLUG}`)).toContain(`Who it is for ${REAL}, a friend or neighbour of the organiser`)
    expect(await t.database.db.$count(campaignChanges)).toBe(0)
  })

  test('cannot be hidden while an answer to a question tells it: the owner reads which, and changes it', async () => {
    const base = `/account/campaigns/${SLUG}/questions`
    await t.post(`/campaign/${SLUG}/questions`, { intent: 'ask', question: 'Who needs it?' }, operator.init)
    const questionId = /name="questionId" value="([^"]+)"/.exec(await raw(base, owner.init))?.[1] ?? ''
    const answer = (words: string) => t.post(base, { questionId, answer: words }, owner.init)
    expect((await answer(`${REAL}, of course.`)).status).toBeLessThan(400)
    const [status, html] = await refusal(await save({ pseudonym: 'Meena', reason: 'Her family asked.' }))
    expect([status, textOf(html)]).toEqual([
      409,
      expect.stringContaining(
        `The real name is in your answer to a question: “${REAL}, of course.”. Change the answer first.`,
      ),
    ])
    expect((await answer('She, of course.')).status).toBeLessThan(400)
  })

  test('cannot be hidden while the page tells it, and an older story then shows the other name', async () => {
    expect((await story(`${REAL} waits. Kanakavalli needs it.`)).status).toBe(303)
    const hidden = { pseudonym: 'Meena', reason: 'Her family asked.' }
    const told = await refusal(await save(hidden))
    expect(told).toEqual([409, expect.stringContaining('Remove it there first.')])
    expect((await story('She waits.')).status).toBe(303)
    const inReason = await refusal(await save({ ...hidden, reason: 'Kanakavalli asked.' }))
    expect(inReason).toEqual([409, expect.stringContaining('Remove it.')])
    expect((await save(hidden)).status).toBe(303)
    expect(await read(`/campaign/${SLUG}`)).toContain('Meena (name changed), a friend or neighbour of the organiser')
    const versions = await read(`/campaign/${SLUG}/versions`)
    expect(versions).toContain('Meena waits. Meena needs it.')
    expect(versions).toContain('Who the campaign is for was changed. Reason: Her family asked.')
    const again = await refusal(await story(`Now ${REAL.toUpperCase()} waits.`))
    expect(again).toEqual([409, expect.stringContaining('the real name of the person whose name is not shown')])
    expect(again[1]).toContain(`Now ${REAL.toUpperCase()} waits.</textarea>`)
  })

  test('with another name is told by no public page, list, feed, card or file, and not to the owner either', async () => {
    const paths = [
      `/campaign/${SLUG}`,
      `/campaign/${SLUG}.data`,
      `/campaign/${SLUG}/versions`,
      `/campaign/${SLUG}/versions.data`,
      `/campaign/${SLUG}/support`,
      `/campaign/${SLUG}/supporters`,
      `/embed/campaign/${SLUG}`,
      `/campaign/${SLUG}/poster.pdf`,
      '/campaign',
      '/campaign?q=Kanakavalli',
      '/',
      '/sitemap.xml',
      '/api/v1/campaigns',
      `/api/v1/campaigns/${SLUG}`,
    ]
    for (const path of paths)
      expect(await raw(path), path).not.toMatch(path.includes('?q=') ? /Thirumalai/i : /Kanakavalli|Thirumalai/i)
    expect(await raw(PAGE, owner.init)).not.toContain('Kanakavalli')
    const [row] = await t.database.db
      .select()
      .from(campaignBeneficiaries)
      .where(eq(campaignBeneficiaries.isPseudonym, true))
    expect(JSON.stringify(row)).not.toContain('Kanakavalli')
  })

  test('with another name is refused in every text that the organiser sends to readers, and the text is kept', async () => {
    const told = `For ${REAL}, on Monday.`
    const base = `/account/campaigns/${SLUG}`
    await t.post(`/campaign/${SLUG}/questions`, { intent: 'ask', question: 'When is it?' }, operator.init)
    const questionId = /name="questionId" value="([^"]+)"/.exec(await raw(`${base}/questions`, owner.init))?.[1] ?? ''
    const account = { holder: 'Rukmini', number: '123456789', numberAgain: '123456789', ifsc: 'SBIN0001234' }
    const [key, day, file] = [randomUUID(), '2026-11-30', randomUUID()]
    const forms: [string, Record<string, string>][] = [
      ['updates', { act: 'post', key, message: told }],
      ['updates', { act: 'thank', key, thanks: told }],
      ['end', { act: 'pause', until: day, reason: told }],
      ['end', { act: 'extend', day: '2026-12-20', reason: told }],
      ['end', { act: 'close', confirm: 'yes', reason: told }],
      ['money', { act: 'payee', kind: 'owner', name: 'Rukmini', reason: told, ...account }],
      ['money', { act: 'bill', what: told, amountMinor: '100', photoId: file }],
      ['money', { act: 'ask', amountMinor: '100', purpose: told, billIds: file }],
      ['questions', { questionId, answer: told }],
    ]
    for (const [part, form] of forms) {
      const [status, html] = await refusal(await t.post(`${base}/${part}`, form, owner.init))
      expect([status, html.includes('contains the real name'), html.includes(told)], form['act']).toEqual([
        409,
        true,
        true,
      ])
    }
    expect(await raw(`/campaign/${SLUG}`)).not.toContain('Kanakavalli')
  })

  test('is read by operators who check the account', async () => {
    await t.database.db
      .execute(`INSERT INTO campaign_payees (campaign_id, kind, name, sealed_account, ending, saved_by, saved_at)
      SELECT id, 'beneficiary', 'x', 'x', '1234', gen_random_uuid(), now() FROM campaigns WHERE slug = '${SLUG}'`)
    const { rows } = await t.database.db.execute<{ id: string }>('SELECT id FROM campaign_payees')
    const desk = textOf(await raw(`/operator/tranches?edit=${rows[0]?.id}`, operator.init))
    expect(desk).toContain(`Campaign for ${REAL}, a friend or neighbour of the organiser`)
  })

  test('in two tabs: the second save says so; the same again changes nothing', async () => {
    const key = await keyOf('beneficiary')
    const first = { relation: 'family', pseudonym: 'Meena', reason: 'She is my aunt.' }
    expect((await save(first, key)).headers.get('Location')).toBe(`${PAGE}?did=beneficiary`)
    expect((await save(first, key)).headers.get('Location')).toBe(`${PAGE}?did=same`)
    const [status, html] = await refusal(await save({ ...first, relation: 'other' }, key))
    expect([status, html]).toEqual([409, expect.stringContaining('changed in another tab or on another phone')])
    // Each version stays, so that a check of an earlier one does not count for a later one.
    expect(await t.database.db.$count(campaignBeneficiaries)).toBe(3)
    await expect(t.database.db.update(campaignBeneficiaries).set({ publicName: 'Sita' })).rejects.toThrow()
  })

  test('is deleted with the owner’s account', async () => {
    expect((await t.post('/account', { word: 'ERASE' }, owner.init)).status).toBe(303)
    expect(await t.database.db.$count(campaignBeneficiaries)).toBe(0)
    expect(await read(`/campaign/${SLUG}`)).not.toContain('Meena')
  })
})

test('a name is found as a whole word in every spelling, and a first name as it is written', () => {
  for (const text of ['Asha Rao asks', 'ASHA  RAO', 'for Asha, who', '"Asha"'])
    expect(tells(text, 'Asha Rao'), text).toBe(true)
  for (const text of ['ASHA workers', 'Ashapura', 'Natasha Raosahib', ''])
    expect(tells(text, 'Asha Rao'), text).toBe(false)
  expect(tells('राधा आई', 'राधा')).toBe(true)
  expect(tells('राधाबाई', 'राधा')).toBe(false)
  expect(withoutName('Asha Rao and Asha.', 'Asha Rao', '$& Sita')).toBe('$& Sita and $& Sita.')
  expect(tells('(x', '(x')).toBe(true)
})
