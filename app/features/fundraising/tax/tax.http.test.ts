import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { openConsole } from '#app/features/console/console.test-support.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { one } from '#app/platform/db/one.ts'
import { readCsv } from '#app/platform/file-formats/csv.ts'
import { SECOND_MS } from '#app/platform/time/durations.ts'
import { textOf } from '#test/page-text.ts'
import { type Person, signUp } from '#test/people.ts'
import { listApprovals } from './approval-queries.server.ts'
import { taxApprovals } from './approval-tables.server.ts'
import { deleteOldTaxDetails } from './delete-old-details.server.ts'
import { giftTaxDetails } from './tables.server.ts'

const { t, db, asha, kavita, get, post } = await openConsole()
const PATH = '/operator/tax-approvals'
const SLUG = 'rukmini-grocery'
const start = t.clock.now
beforeEach(() => {
  t.clock.now = start
})

const APPROVAL = {
  act: 'save',
  known: '',
  organisation: 'City Hospital Trust',
  pan: 'aaatc 1234 f',
  number: 'AAATC1234FF20211',
  approvedOn: '2021-09-23',
  fromDay: '2026-04-01',
  untilDay: '',
  source: 'Order of approval',
  reason: 'A test',
}
const DONOR = { name: 'Asha Rao', pan: 'ABCPR1234K', address: '12 Lakshmi Road, Pune 411030' }

/** A new payee of the campaign, which replaces the one before. */
async function setPayee({ slug = SLUG, kind = 'institution' as 'institution' | 'owner', isCompared = true } = {}) {
  const { id } = one(await db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.slug, slug)))
  const current = and(eq(campaignPayees.campaignId, id), isNull(campaignPayees.replacedAt))
  await db.update(campaignPayees).set({ replacedAt: t.clock.now }).where(current)
  await db.insert(campaignPayees).values({
    campaignId: id,
    kind,
    name: 'City Hospital',
    reason: kind === 'owner' ? 'I paid for it' : null,
    sealedAccount: 'sealed',
    ending: '7890',
    savedBy: asha.userId,
    savedAt: t.clock.now,
    ...(isCompared && { nameMatch: 'match' as const, matchedAt: t.clock.now }),
  })
}

async function approval(changes: Record<string, string> = {}): Promise<string> {
  const number = `URN${randomUUID().slice(0, 12)}`
  const added = await post(`${PATH}?edit=new_`, { ...APPROVAL, number, ...changes }, kavita)
  expect(added.status).toBe(303)
  return one((await listApprovals(db)).filter((row) => row.number === (changes['number'] ?? number))).id
}
const link = (known: string, campaign = SLUG) => post(`${PATH}?edit=${known}`, { act: 'link', known, campaign }, kavita)

async function linked(): Promise<string> {
  const id = await approval()
  await setPayee()
  expect((await link(id)).status).toBe(303)
  return id
}

/** Gives on the form, and pays; returns the receipt's path. */
async function give(amount = '500') {
  t.clock.now = new Date(t.clock.now.getTime() + SECOND_MS)
  const form = { name: 'Asha Rao', contact: 'asha@example.org', citizen: 'yes', tip: '0', intent: 'pay' }
  const started = await t.post(`/campaign/${SLUG}/support`, { ...form, amount, key: randomUUID() })
  const payUrl = new URL(started.headers.get('Location') ?? '', 'http://localhost:3000')
  const chosen = await t.post(`${payUrl.pathname}/outcome`, { method: 'upi', outcome: 'success' })
  return new URL(chosen.headers.get('Location') ?? '').pathname
}
const read = async (path: string, init?: RequestInit) => textOf(await (await t.get(path, init)).text())
function linesOf(csv: string): readonly (readonly string[])[] {
  const file = readCsv(Buffer.from(csv))
  if (!file.ok) throw new Error('not a CSV file')
  return file.rows.map(({ cells }) => cells)
}
const addDetails = (receipt: string, fields: Record<string, string> = {}) =>
  t.post(`${receipt}/tax`, { ...DONOR, ...fields })

describe('approved organisations', () => {
  it('are for operators only', async () => {
    expect((await get(PATH, asha)).status).toBe(403)
    expect((await post(`${PATH}?edit=new_`, APPROVAL, asha)).status).toBe(403)
    expect((await get(`${PATH}/${randomUUID()}/2026.csv`, asha)).status).toBe(403)
  })

  it.each([
    [{ organisation: '' }, 'Enter the name.', 400],
    [{ pan: 'AAAT1234F' }, 'This is not a PAN.', 400],
    [{ number: '' }, 'Enter the number.', 400],
    [{ approvedOn: '' }, 'Enter the date of the order.', 400],
    [{ untilDay: '2026-03-31' }, 'The last day is before the first one.', 409],
  ])('say what is wrong with %o, keep what was typed and add nothing', async (fields, sentence, status) => {
    const before = await db.$count(taxApprovals)
    const answer = await post(`${PATH}?edit=new_`, { ...APPROVAL, ...fields }, kavita)
    expect([answer.status, textOf(answer.html).includes(sentence)]).toEqual([status, true])
    expect(answer.html).toContain('Order of approval')
    expect(await db.$count(taxApprovals)).toBe(before)
  })

  it('do not overlap, and end once, with a reason', async () => {
    const id = await approval({ number: 'URN-ONCE' })
    const again = await post(`${PATH}?edit=new_`, { ...APPROVAL, number: 'URN-ONCE', fromDay: '2026-05-01' }, kavita)
    expect(textOf(again.html)).toContain('This approval has already been entered for these days.')
    const end = { act: 'save', known: id, untilDay: '2026-12-31', reason: 'Withdrawn' }
    expect((await post(PATH, end, kavita)).status).toBe(303)
    expect((await post(PATH, end, kavita)).status).toBe(409)
    expect(textOf((await get('/operator/audit', kavita)).html)).toContain('Withdrawn')
    await setPayee()
    expect(textOf((await link(id)).html)).toContain('This approval has ended.')
  })

  it('are linked only to campaigns that pay a compared account of an organisation', async () => {
    const id = await approval()
    expect(textOf((await link(id, 'no-such-campaign')).html)).toContain('There is no such campaign.')
    await setPayee({ kind: 'owner' })
    expect(textOf((await link(id)).html)).toContain('The money of this campaign does not go to an organisation.')
    await setPayee({ isCompared: false })
    expect(textOf((await link(id)).html)).toContain('has not been compared yet')
    await setPayee()
    expect((await link(id)).status).toBe(303)
    expect((await link(id)).status).toBe(303)
    expect(textOf((await link(await approval())).html)).toContain('This campaign is linked to another approval.')
    expect(textOf((await get(`${PATH}?edit=${id}`, kavita)).html)).toContain("Rukmini's grocery shop")
  })
})

describe('the receipt of a gift', () => {
  it('names organisation, PAN, number and both sections, when the donor could read it before', async () => {
    await setPayee()
    const before = await give()
    expect(await read(before)).toContain('You cannot use it for a tax deduction')
    await linked()
    expect(await read(`/campaign/${SLUG}/support`)).toContain(
      'This gift goes to City Hospital Trust. You can ask for a tax deduction (section 133) on your receipt.',
    )
    const words = await read(await give())
    expect(words).toContain('Approved under section 133 of the Income-tax Act, 2025 (earlier section 80G).')
    expect(words).toMatch(/Its PAN AAATC1234F Registration number \(URN\) URN/)
    expect(words).not.toContain('You cannot use it for a tax deduction')
    expect(await read(before)).not.toContain('section 133 of')
    expect((await t.get(`${before}/tax`)).status).toBe(404)
  })

  it('does not name it any more once the money goes to somebody else', async () => {
    await linked()
    const first = await give()
    await setPayee({ kind: 'owner' })
    expect(await read(await give())).not.toContain('City Hospital Trust')
    expect(await read(first)).toContain('City Hospital Trust')
  })

  it('takes PAN and address, shows only the end of the PAN, and says what is wrong', async () => {
    await linked()
    const receipt = await give()
    const wrong = await addDetails(receipt, { pan: 'ABC', address: 'Typed once' })
    expect(wrong.status).toBe(400)
    const html = await wrong.text()
    expect(textOf(html)).toContain('This is not a PAN.')
    expect(html).toContain('Typed once')
    expect((await addDetails(receipt)).status).toBe(303)
    const words = await read(receipt)
    expect(words).toContain('Your PAN ending in 234K')
    expect(words).not.toContain(DONOR.pan)
    expect((await t.get(`${receipt}.pdf`)).status).toBe(200)
    expect(JSON.stringify(await db.select().from(giftTaxDetails))).not.toContain(DONOR.pan)
  })

  it('takes them until the statement is written, and not for a returned gift', async () => {
    await linked()
    const receipt = await give()
    t.clock.now = new Date('2027-05-16T00:00:00+05:30')
    expect((await addDetails(receipt)).status).toBe(409)
    expect(await read(receipt)).toContain('your details can no longer be added')
    t.clock.now = start
    const other = await give()
    await t.post(other, { reason: 'A mistake' })
    expect((await addDetails(other)).status).toBe(404)
  })
})

describe('the statement of donations', () => {
  it('has one line for each PAN with the sum of the year, and each download is recorded', async () => {
    const id = await linked()
    const receipts = [await give('500'), await give('250.50'), await give('100')]
    for (const receipt of receipts.slice(0, 2)) await addDetails(receipt)
    await addDetails(receipts[2] ?? '', { name: '=SUM(1)', pan: 'ABCPS1234L' })
    const returned = await give('900')
    await addDetails(returned)
    await t.post(returned, { reason: 'A mistake' })
    const { status, html } = await get(`${PATH}/${id}/2026.csv`, kavita)
    expect(status).toBe(200)
    const [head, ...lines] = linesOf(html)
    expect(html).not.toContain(',=SUM')
    expect(head?.[3]).toBe('Unique Identification Number')
    expect(lines.map((line) => [line[0], line[2], line[3], line[4], line[7], line[8], line[11]])).toEqual([
      ['1', '1', DONOR.pan, '133', DONOR.name, DONOR.address, '750.50'],
      ['2', '1', 'ABCPS1234L', '133', '=SUM(1)', DONOR.address, '100.00'],
    ])
    expect(linesOf((await get(`${PATH}/${id}/2025.csv`, kavita)).html)).toHaveLength(1)
    expect(textOf((await get('/operator/audit', kavita)).html)).toContain('statement of 2026, 2')
    for (const path of [`${id}/20.csv`, `x/2026.csv`, `${randomUUID()}/2026.csv`])
      expect((await get(`${PATH}/${path}`, kavita)).status).toBe(404)
  })

  it('keeps the details of a donor for two financial years after that of the gift', async () => {
    await linked()
    await addDetails(await give())
    const before = await db.$count(giftTaxDetails)
    await deleteOldTaxDetails({ db, now: new Date('2029-03-31T23:00:00+05:30') })
    expect(await db.$count(giftTaxDetails)).toBe(before)
    await deleteOldTaxDetails({ db, now: new Date('2029-04-01T01:00:00+05:30') })
    expect(await db.$count(giftTaxDetails)).toBe(0)
  })

  it('loses the details of a member who erases her account; before, her export has them', async () => {
    const meera = await signUp(t, 'Meera')
    await linked()
    t.clock.now = new Date(t.clock.now.getTime() + SECOND_MS)
    const form = { name: 'Meera', contact: 'meera@example.org', citizen: 'yes', tip: '0', intent: 'pay', amount: '60' }
    const started = await t.post(`/campaign/${SLUG}/support`, { ...form, key: randomUUID() }, meera.init)
    const payUrl = new URL(started.headers.get('Location') ?? '', 'http://localhost:3000')
    const chosen = await t.post(`${payUrl.pathname}/outcome`, { method: 'upi', outcome: 'success' }, meera.init)
    const receipt = new URL(chosen.headers.get('Location') ?? '').pathname
    await addDetails(receipt)
    const exported = async ({ init }: Pick<Person, 'init'>) => {
      const archive = await (await t.get('/account/export', init)).text()
      expect(archive).toContain('your-data.json')
      return archive
    }
    for (const words of [DONOR.pan, DONOR.address]) {
      expect(await exported(meera)).toContain(words)
      expect(await exported(asha)).not.toContain(words)
    }
    expect(await read('/account', meera.init)).toContain('We delete the PAN and address')
    const before = await db.$count(giftTaxDetails)
    await t.post('/account', { word: 'erase' }, meera.init)
    expect(await db.$count(giftTaxDetails)).toBe(before - 1)
  })
})
