import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { deleteDueDocuments } from '#app/features/fundraising/documents/delete-due-documents.server.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import {
  type CampaignPayouts,
  HOSPITAL,
  openCampaignPayouts,
} from '#app/features/fundraising/tranches/campaign-payouts.test-support.ts'
import { exportMoney } from '#app/features/fundraising/money/export-money.server.ts'
import { savePayee } from '#app/features/fundraising/payees/save-payee.server.ts'
import { phonePhoto } from '#app/features/media/fixtures.test-support.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import { deck } from '#app/features/media/pdf.test-support.ts'
import { sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { type TestApp, testApp } from '#test/app.ts'
import { listMails } from '#test/mails.ts'
import { actorOf, type Person, signUp, signUpStaff } from '#test/people.ts'
import { textOf } from '#test/page-text.ts'

const WHAT = 'Voter card of Zqxsunita Devi'
const DESK = '/operator/campaign-documents'

let t: TestApp
let payouts: CampaignPayouts
let slug: string
let other: string
let owner: Person
let second: Person
let kavita: Person
let leela: Person
let photo: Buffer

beforeAll(async () => {
  t = await testApp()
  payouts = openCampaignPayouts(t.database, t.services.sealer)
  owner = await signUp(t, 'Sunita')
  second = await signUp(t, 'Asha')
  kavita = await signUpStaff(t, 'Kavita', 'operator')
  leela = await signUpStaff(t, 'Leela', 'operator')
  slug = await payouts.campaign({ ownerUserId: owner.userId, title: 'A sewing room' })
  other = await payouts.campaign({ ownerUserId: second.userId, title: 'A school bus' })
  photo = await phonePhoto()
}, 120_000)

const pathOf = (of: string) => `/account/campaigns/${of}/checks`
const page = async (url: string, person?: Person) => (await t.get(url, person?.init)).text()

interface Sent {
  of?: string
  act?: string
  what?: string
  amountMinor?: string
  file?: Buffer | null
  person?: Person
}

/** Posts a form as a browser without JavaScript does. */
function send({ of = slug, act = 'identity', what = WHAT, amountMinor, file = photo, person = owner }: Sent = {}) {
  const body = new FormData()
  body.set('act', act)
  body.set('what', what)
  if (amountMinor !== undefined) body.set('amountMinor', amountMinor)
  body.set('file', file ? new File([new Uint8Array(file)], 'card.jpg') : new File([], ''))
  const headers = { ...person.init.headers, Origin: new URL(t.services.config.siteUrl).origin }
  return t.request(pathOf(of), { method: 'POST', redirect: 'manual', headers, body })
}

const rowsOf = (of: string) =>
  t.database.db
    .select({ document: campaignDocuments })
    .from(campaignDocuments)
    .innerJoin(campaigns, eq(campaigns.id, campaignDocuments.campaignId))
    .where(eq(campaigns.slug, of))
    .orderBy(campaignDocuments.addedAt)
const newest = async (of = slug) => (await rowsOf(of)).at(-1)!.document
const decide = (act: string, id: string, person: Person, fields = {}) =>
  t.post(DESK, { act, id, ...fields }, person.init)
const until = (days: number) => new Date(t.clock.now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

describe('documents of a campaign', () => {
  it('are for its owner: others find no page', async () => {
    expect((await t.get(pathOf(slug), owner.init)).status).toBe(200)
    for (const person of [second, kavita]) {
      expect((await t.get(pathOf(slug), person.init)).status).toBe(404)
      expect((await send({ person })).status).toBe(404)
    }
    expect(await rowsOf(slug)).toEqual([])
  })

  it.each([
    ['no file', { file: null }, 'Choose a photo or a PDF.'],
    ['no words', { what: '' }, 'Say what it is.'],
    ['an estimate without an amount', { act: 'estimate' }, 'Enter the amount of the estimate, like 12,500.'],
    [
      'a file that is no photo',
      { file: Buffer.from('#!/bin/sh\n'.repeat(600)) },
      'Send a photo (JPEG, PNG or WebP) or a PDF.',
    ],
    [
      'a large file',
      { file: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * 1024 * 1024)]) },
      'larger than 10 MB',
    ],
  ])('with %s are refused at their field, and the words are kept', async (_, change, sentence) => {
    const answer = await send(change)
    const html = await answer.text()
    expect([answer.status, textOf(html).includes(sentence)]).toEqual([400, true])
    if (!('what' in change)) expect(html).toContain(WHAT)
    expect(await rowsOf(slug)).toEqual([])
  })

  it('larger than a form may be lead back to the page, which says so', async () => {
    const answer = await send({ file: Buffer.alloc(17 * 1024 * 1024) })
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${pathOf(slug)}?did=too-large`])
    expect(textOf(await page(`${pathOf(slug)}?did=too-large`, owner))).toContain('Nothing was sent. The file is larger')
  })

  it('are sent without JavaScript, seen by the owner and the desk only, and taken back', async () => {
    expect((await send()).headers.get('Location')).toContain('did=sent')
    expect((await send({ act: 'relation', what: 'Ration card', file: await deck() })).status).toBe(303)
    const shown = await page(pathOf(slug), owner)
    for (const words of [WHAT, 'Ration card', 'we are checking it', 'We delete the file on'])
      expect(shown).toContain(words)
    const file = /href="(\/media\/[^"]+)"/.exec(shown)?.[1] ?? ''
    const statuses = []
    for (const person of [owner, kavita, second, undefined]) statuses.push((await t.get(file, person?.init)).status)
    expect(statuses).toEqual([200, 200, 404, 404])
    const { id } = await newest()
    const remove = (person: Person, of: string) => t.post(pathOf(of), { act: 'remove', id }, person.init)
    expect((await remove(second, other)).status).toBe(409)
    expect((await remove(owner, slug)).headers.get('Location')).toContain('did=removed')
    expect((await remove(owner, slug)).status).toBe(409)
    expect(await newest()).toMatchObject({ mediaId: null, decision: null })
  })
})

describe('the desk', () => {
  it('has a count and a clock on the overview, and records each opening', async () => {
    t.clock.now = new Date(t.clock.now.getTime() + 40 * 60 * 1000)
    expect(textOf(await page('/operator', kavita))).toContain('1 campaign document to check, the oldest: 40 min ago')
    const { id } = (await rowsOf(slug))[0]!.document
    const details = await page(`${DESK}?edit=${id}`, kavita)
    for (const words of [WHAT, 'Open the document', 'Record the check']) expect(details).toContain(words)
    const read = await t.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(read.map(({ verb, byName, detail }) => [verb, byName, detail])).toEqual([['read', 'Kavita', 'identity']])
  })

  it('does not decide about its own campaign, a wrong kind or a wrong day', async () => {
    const { id } = (await rowsOf(slug))[0]!.document
    await t.database.db.update(campaigns).set({ ownerUserId: kavita.userId }).where(eq(campaigns.slug, slug))
    const seen = { seen: 'identity-organiser', words: '', untilDay: until(30) }
    const own = await decide('check', id, kavita, seen)
    expect([own.status, (await own.text()).includes('Another operator has to do this.')]).toEqual([409, true])
    await t.database.db.update(campaigns).set({ ownerUserId: owner.userId }).where(eq(campaigns.slug, slug))
    const wrong = await decide('check', id, kavita, { ...seen, seen: 'estimate' })
    expect([wrong.status, (await wrong.text()).includes('fits the kind of the document')]).toEqual([409, true])
    for (const untilDay of [until(-1), until(800)]) {
      const answer = await decide('check', id, kavita, { ...seen, untilDay })
      expect([answer.status, (await answer.text()).includes('at most 730 days away')]).toEqual([409, true])
    }
    expect((await decide('check', id, second, seen)).status).toBe(403)
    expect(textOf(await page(`/campaign/${slug}`))).not.toContain('What we checked')
  })

  it('records what it saw: the page says what, by whom, when and until when, and nothing of the document', async () => {
    const { id } = (await rowsOf(slug))[0]!.document
    const seen = { seen: 'identity-organiser', words: 'By video call.', untilDay: '2027-05-31' }
    expect((await decide('check', id, kavita, seen)).headers.get('Location')).toContain('did=check')
    const again = await decide('check', id, leela, seen)
    expect([again.status, (await again.text()).includes('Somebody has already decided')]).toEqual([409, true])
    const html = await page(`/campaign/${slug}`)
    const text = textOf(html)
    expect(text).toContain('We saw an identity document of the organiser. By video call.')
    expect(text).toContain('Checked by Kavita of our team on 20 November 2026, valid until 31 May 2027')
    expect(textOf(await page(pathOf(slug), owner))).toContain('checked')
    for (const secret of [WHAT, 'Zqxsunita', kavita.userId, id]) expect(html).not.toContain(secret)
    expect(JSON.stringify(t.logged)).not.toContain('Zqxsunita')
    expect(await page('/operator/audit', leela)).not.toContain('Zqxsunita')
    expect(JSON.stringify(await exportMoney(t.database.db, owner))).toContain(WHAT)
    expect(JSON.stringify(await exportMoney(t.database.db, second))).not.toContain('Zqxsunita')
  })

  it('finds the same file with another campaign, also among bills', async () => {
    const { id: first } = (await rowsOf(slug))[0]!.document
    expect(textOf(await page(`${DESK}?edit=${first}`, kavita))).not.toContain('The same file was sent before')
    const { id: photoId } = await uploadAs(t, second, { bytes: photo })
    const bill = { act: 'bill', what: 'Bus', amountMinor: '5,000', photoId }
    expect((await t.post(`/account/campaigns/${other}/money`, bill, second.init)).status).toBe(303)
    expect(textOf(await page(`${DESK}?edit=${first}`, kavita))).toContain('With the campaign “A school bus”')
    expect((await send({ of: other, person: second, act: 'estimate', what: 'Bus', amountMinor: '5,000' })).status).toBe(
      303,
    )
    const { id, amountMinor, fingerprints } = await newest(other)
    expect([amountMinor, fingerprints?.length]).toEqual([5_000_00, 1])
    expect(textOf(await page(`${DESK}?edit=${id}`, kavita))).toContain('With the campaign “A sewing room”')
    expect(textOf(await page(pathOf(other), second))).not.toContain('A sewing room')
    const unlike = await phonePhoto(640, 480)
    await send({ of: other, person: second, act: 'relation', what: 'Another file', file: unlike })
    const { id: alone } = await newest(other)
    expect(textOf(await page(`${DESK}?edit=${alone}`, kavita))).not.toContain('The same file was sent before')
  })

  it('refuses a document with a reason that the owner reads', async () => {
    const [row] = await t.database.db.select().from(campaigns).where(eq(campaigns.slug, other))
    await t.database.db.insert(campaignSubmissions).values({
      ownerUserId: second.userId,
      formKey: 'a-form-of-the-test',
      slug: `${other}-sent`,
      cause: 'education',
      title: 'A school bus',
      story: 'A story',
      personalWhy: 'Why',
      goalMinor: 10_000_00,
      costs: [],
      organiserName: 'Asha',
      ownerEmail: second.email,
      statesAdult: true,
      campaignId: row?.id ?? '',
      createdAt: t.clock.now,
    })
    const { id } = await newest(other)
    expect((await decide('refuse', id, kavita, { reason: '' })).status).toBe(400)
    const refuse = { reason: 'We cannot read the name.' }
    expect((await decide('refuse', id, kavita, refuse)).headers.get('Location')).toContain('did=refuse')
    expect(textOf(await page(pathOf(other), second))).toContain('The reason: We cannot read the name.')
    const mails = await listMails(t.database.db, { to: second.email })
    expect(mails.map(({ text }) => text).join()).toContain('The reason: We cannot read the name.')
    expect(textOf(await page(`/campaign/${other}`))).not.toContain('What we checked')
  })

  it('withdraws a check that was wrong', async () => {
    expect(
      (await send({ of: other, person: second, act: 'relation', what: 'Letter', file: await deck() })).status,
    ).toBe(303)
    const { id } = await newest(other)
    const seen = { seen: 'relation-document', words: '', untilDay: until(30) }
    await decide('check', id, kavita, seen)
    expect(textOf(await page(`/campaign/${other}`))).toContain('We saw a document about how')
    expect((await decide('withdraw', id, leela)).headers.get('Location')).toContain('did=withdraw')
    expect(textOf(await page(`/campaign/${other}`))).not.toContain('What we checked')
  })
})

describe('what the page says about a check', () => {
  it('has the amount of an estimate, and never that the organiser is somebody else', async () => {
    const untilDay = until(30)
    await send({ act: 'estimate', what: 'Machine', amountMinor: '5,000', file: await phonePhoto(500, 400) })
    await decide('check', (await newest()).id, leela, { seen: 'estimate', words: 'For one machine.', untilDay })
    const said = 'We saw an estimate. Its amount: ₹5,000. For one machine.'
    expect(textOf(await page(`/campaign/${slug}`))).toContain(said)
    await send({ act: 'relation', what: 'A letter', file: await phonePhoto(400, 500) })
    const { id } = await newest()
    const form = { act: 'check', id, seen: 'same-person', words: '', untilDay }
    const answer = await t.post(`${DESK}?edit=${id}`, form, leela.init)
    const refused = 'The campaign does not say that it is for its organiser.'
    expect([answer.status, textOf(await answer.text())]).toEqual([409, expect.stringContaining(refused)])
    expect(textOf(await page(`/campaign/${slug}`))).not.toContain('The organiser is the person the campaign is for')
  })
})

describe('new facts and days', () => {
  it('a new payee: the page says that the bank account is being checked again', async () => {
    const as = { ...payouts.as(actorOf(owner)), now: t.clock.now }
    payouts.wait(t.clock.now.getTime() - payouts.now().getTime())
    await payouts.payee({ slug, owner: actorOf(owner) })
    expect(textOf(await page(`/campaign/${slug}`))).toContain('in the name of the hospital, college or shop.')
    await savePayee(as, {
      ...HOSPITAL,
      slug,
      name: 'Town Hospital',
      account: { ...HOSPITAL.account, number: '1234567891' },
    })
    const text = textOf(await page(`/campaign/${slug}`))
    expect(text).toContain('This is being checked again, because the bank account was changed.')
    expect(text).toContain('We saw an identity document of the organiser.')
    expect(text).not.toContain('in the name of the hospital')
  })

  it('files are deleted on their day in India, the row and the check stay', async () => {
    const { id, deleteOn, mediaId } = (await rowsOf(slug))[0]!.document
    expect(mediaId).not.toBeNull()
    const shown = await page(pathOf(slug), owner)
    const file = /href="(\/media\/[^"]+)"/.exec(shown)?.[1] ?? ''
    const midnight = new Date(`${deleteOn}T00:00:00+05:30`)
    const run = (now: Date) => deleteDueDocuments({ db: t.database.db, now })
    expect(await run(new Date(midnight.getTime() - 1))).toBe(0)
    expect((await t.get(file, owner.init)).status).toBe(200)
    expect(await run(midnight)).toBeGreaterThan(0)
    expect(await run(midnight)).toBe(0)
    expect((await t.get(file, kavita.init)).status).toBe(404)
    await sweepMedia({ ...t.services.media, now: midnight })
    expect((await rowsOf(slug)).find(({ document }) => document.id === id)?.document).toMatchObject({
      mediaId: null,
      deletedAt: midnight,
      decision: 'accepted',
    })
    expect(textOf(await page(pathOf(slug), owner))).toContain('The file is deleted.')
    expect(textOf(await page(`/campaign/${slug}`))).toContain('We saw an identity document of the organiser.')
    t.clock.now = new Date('2027-06-01T00:00:00+05:30')
    expect(textOf(await page(`/campaign/${slug}`))).not.toContain('We saw an identity document')
  })
})
