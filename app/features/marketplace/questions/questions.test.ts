import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { decideFlag } from '#app/features/marketplace/trust/decide-flag.server.ts'
import { flag } from '#app/features/marketplace/trust/flag.server.ts'
import { listFlags } from '#app/features/marketplace/trust/flag-queries.server.ts'
import { marketFlags } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { personBlocks } from '#app/features/students/tables.server.ts'
import type { AskInput } from '#app/features/questions/commands/ask-question.server.ts'
import { QUESTIONS_A_DAY_MAX } from '#app/features/questions/schema.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { member } from '#test/people.ts'
import { forgetQuestions } from './forget-questions.server.ts'
import { countOpenQuestions, listShopQuestions } from './question-queries.server.ts'
import { productQuestions } from './question-tables.server.ts'
import {
  answerQuestion,
  askQuestion,
  declineQuestion,
  listOwnQuestions,
  listQuestions,
  openAskedShop,
  withdrawQuestion,
} from './questions.test-support.ts'

const { db } = await testDatabase()
const ctx = contextOn(db)
const [savitri, asha, bela] = [member('Savitri'), member('Asha'), member('Bela')]
const OPERATOR = member('Kavita', 'operator')
let productId = ''

beforeAll(async () => {
  productId = (await openAskedShop(db, savitri)).pickleId
})
beforeEach(async () => {
  for (const table of [productQuestions, outbox, personBlocks, marketFlags]) await db.delete(table)
  await db.update(sellerProfiles).set({ userId: savitri.userId })
})

const HOT = 'Is it very hot?'
const ask = (actor: Actor = asha, changes: Partial<AskInput> = {}, at = NOW) =>
  askQuestion(ctx(actor, at), { slug: 'pickle', question: HOT, name: 'Asha', ...changes })
const rows = () => db.select().from(productQuestions)
async function asked(actor: Actor = asha, changes: Partial<AskInput> = {}): Promise<string> {
  expect(await ask(actor, changes)).toMatchObject({ ok: true })
  const [latest] = await db
    .select({ id: productQuestions.id })
    .from(productQuestions)
    .orderBy(sql`ctid DESC`)
    .limit(1)
  return latest?.id ?? ''
}
const answer = (id: string, text = 'Only a little.', actor: Actor = savitri) =>
  answerQuestion(ctx(actor), { id, answer: text })
const shown = async (actor: Actor = VISITOR) =>
  (await listQuestions(db, { slug: 'pickle', actor })).questions.map(({ question }) => question)
const addressees = async () => (await listMails(db)).map(({ to }) => to)

describe('a question to the maker', () => {
  it('is read by the seller also behind a hundred others, each once', async () => {
    await db.execute(sql`
      INSERT INTO product_questions (product_id, question, created_at)
      SELECT ${productId}, 'Question ' || i, ${NOW.toISOString()} FROM generate_series(1, 101) i`)
    const [first, second] = [
      await listShopQuestions(db, { actor: savitri }),
      await listShopQuestions(db, { actor: savitri, page: 2 }),
    ]
    expect([first.rows.length, first.hasMore, second.rows.length, second.hasMore]).toEqual([100, true, 1, false])
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(101)
    expect((await listShopQuestions(db, { actor: bela, page: 2 })).rows).toEqual([])
  })

  it('is read by its asker and the seller only, until it is answered', async () => {
    const id = await asked()
    expect(await shown()).toEqual([])
    expect(await shown(asha)).toEqual([])
    const own = await listOwnQuestions(db, { slug: 'pickle', actor: asha })
    expect(own).toMatchObject([{ id, question: HOT, state: 'open', isOwn: true }])
    for (const actor of [bela, savitri, OPERATOR, VISITOR])
      expect(await listOwnQuestions(db, { slug: 'pickle', actor })).toEqual([])
    expect((await listShopQuestions(db, { actor: savitri })).rows).toMatchObject([{ id, productTitle: 'Mango pickle' }])
    expect((await listShopQuestions(db, { actor: bela })).rows).toEqual([])
    expect(await answer(id)).toEqual({ ok: true, removed: [] })
    expect(await listQuestions(db, { slug: 'pickle', actor: VISITOR })).toMatchObject({
      questions: [{ id, askerName: 'Asha', question: HOT, answer: 'Only a little.', state: 'answered', isOwn: false }],
      count: 1,
    })
    expect(await listOwnQuestions(db, { slug: 'pickle', actor: asha })).toEqual([])
  })

  it('is mailed to the seller without the asker’s name or address, and the answer to the asker', async () => {
    const id = await asked()
    expect(await addressees()).toEqual([savitri.email])
    const [toSeller] = await listMails(db)
    expect(toSeller?.text).toContain(HOT)
    expect(JSON.stringify(toSeller)).not.toMatch(/Asha|asha@/)
    await answer(id)
    const [toAsker] = await listMails(db, { to: asha.email })
    expect(toAsker?.text).toMatch(/Savitri has answered[\s\S]*Only a little\.[\s\S]*\/product\/pickle\/questions/)
    expect(JSON.stringify(toAsker)).not.toContain(savitri.email)
    await answer(id, 'Not at all.')
    expect(await addressees()).toHaveLength(2)
    expect((await rows())[0]).toMatchObject({ sealedMail: null, answer: 'Not at all.' })
  })

  it('of a new account is in the list, and its words are in no mail', async () => {
    const nila = { ...member('Nila'), memberSince: NOW }
    await asked(nila)
    const [mail] = await listMails(db, { to: savitri.email })
    expect(mail?.text).toContain('Mango pickle')
    expect(mail?.text).not.toContain(HOT)
    expect((await listShopQuestions(db, { actor: savitri })).rows).toHaveLength(1)
  })

  it('is anonymous when no name is given, for the seller and for operators too', async () => {
    const id = await asked(asha, { name: ' ' })
    expect((await listShopQuestions(db, { actor: savitri })).rows[0]?.askerName).toBeNull()
    await answer(id)
    expect((await listQuestions(db, { slug: 'pickle', actor: bela })).questions[0]).not.toHaveProperty('userId')
    await flag(ctx(bela), { subject: 'question', subjectId: id, reason: 'hurtful', words: 'Rude.' })
    expect(JSON.stringify(await listFlags(db, { actor: OPERATOR }))).not.toMatch(new RegExp(`Asha|${asha.userId}`))
  })

  it('posted twice, also at once, is one question and one mail', async () => {
    const both = await Promise.all([ask(), ask(), ask()])
    expect(both).toEqual([1, 2, 3].map(() => ({ ok: true, removed: [] })))
    expect(await rows()).toHaveLength(1)
    expect(await addressees()).toEqual([savitri.email])
    await answer((await rows())[0]?.id ?? '')
    expect(await ask()).toEqual({ ok: false, reason: 'already' })
    expect(await ask(bela)).toMatchObject({ ok: true })
  })
})

describe('contact data', () => {
  it('is masked in the question, the answer and both mails, and the writer is told', async () => {
    const outcome = await ask(asha, { question: 'Hot? Call 98765 43210 or asha@example.com', name: 'Asha 9876543210' })
    expect(outcome).toEqual({ ok: true, removed: ['phone', 'email'] })
    const [row] = await rows()
    expect(row).toMatchObject({ question: 'Hot? Call ••• or •••', askerName: null })
    expect(await answer(row?.id ?? '', 'No. WhatsApp me: wa.me/919876543210, pay savitri@okaxis')).toEqual({
      ok: true,
      removed: ['link', 'upi'],
    })
    const written = JSON.stringify([await rows(), (await listMails(db)).map(({ text, html }) => [text, html])])
    expect(written).toContain('Hot? Call ••• or •••')
    expect(written).not.toMatch(/98765|example\.com|okaxis|wa\.me/)
  })

  it('alone is no question and no answer', async () => {
    for (const question of ['', '  \n', '+91 98765 43210', '@asha_rao', '🙏'])
      expect(await ask(asha, { question }), question).toEqual({ ok: false, reason: 'empty' })
    expect(await rows()).toEqual([])
    const id = await asked()
    for (const text of ['', '९८७६५ ४३२१०']) expect(await answer(id, text)).toEqual({ ok: false, reason: 'empty' })
    expect(await addressees()).toEqual([savitri.email])
  })
})

describe('limits', () => {
  test.each(['Very good? 🌶️🌶️ 👩🏽‍🍳', 'क्या इसमें हींग है?', 'x'.repeat(300)])('accept %s', async (question) => {
    const id = await asked(asha, { question })
    expect((await rows())[0]).toMatchObject({ id, question })
  })

  it('refuse 301 characters, and an answer of 1,001', async () => {
    expect(await ask(asha, { question: 'x'.repeat(301) })).toEqual({ ok: false, reason: 'too-long' })
    expect(await ask(asha, { question: 'x'.repeat(10_000) })).toEqual({ ok: false, reason: 'too-long' })
    expect(await answer(await asked(), 'x'.repeat(1_001))).toEqual({ ok: false, reason: 'too-long' })
  })

  it('allow three open questions about a product, and ten a day; withdrawing does not give them back', async () => {
    const ids = [await asked(asha, { question: 'One?' }), await asked(asha, { question: 'Two?' })]
    const atOnce = await Promise.all(['Three?', 'Four?', 'Five?'].map((question) => ask(asha, { question })))
    expect(atOnce.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await ask(asha, { question: 'Six?' })).toEqual({ ok: false, reason: 'too-many-open' })
    expect(await ask(bela)).toMatchObject({ ok: true })
    expect(await ask(asha, { slug: 'saree' })).toMatchObject({ ok: true })
    await answer(ids[0] ?? '')
    expect(await ask(asha, { question: 'Six?' })).toMatchObject({ ok: true })
    for (let i = (await rows()).length - 1; i < QUESTIONS_A_DAY_MAX; i++) {
      const id = await asked(asha, { question: `Number ${i}?`, slug: 'saree' })
      await withdrawQuestion(ctx(asha), { id })
    }
    expect(await ask(asha, { slug: 'saree', question: 'More?' })).toEqual({ ok: false, reason: 'too-many-today' })
    const later = new Date(NOW.getTime() + DAY_MS + 1)
    expect(await ask(asha, { slug: 'saree', question: 'More?' }, later)).toMatchObject({ ok: true })
  })
})

describe('who may do what', () => {
  it('members ask about what is for sale and not their own; blocked people do not', async () => {
    expect(await ask(VISITOR)).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await ask(savitri)).toEqual({ ok: false, reason: 'own' })
    for (const slug of ['draft', 'nothing', '../x'])
      expect(await ask(asha, { slug })).toEqual({ ok: false, reason: 'not-found' })
    for (const [blocker, blocked] of [
      [savitri, asha],
      [asha, savitri],
    ] as const) {
      await db.delete(personBlocks)
      await block(blocker, blocked)
      expect(await ask()).toEqual({ ok: false, reason: 'blocked' })
    }
    await db.update(sellerProfiles).set({ userId: null })
    expect(await ask(bela)).toEqual({ ok: false, reason: 'nobody' })
    expect(await rows()).toEqual([])
    expect(await addressees()).toEqual([])
  })

  it('only the seller answers and declines, and only while they run the shop', async () => {
    const id = await asked()
    for (const actor of [asha, bela, OPERATOR, VISITOR]) {
      expect(await answer(id, 'No.', actor)).toEqual({ ok: false, reason: 'not-found' })
      expect(await declineQuestion(ctx(actor), { id })).toEqual({ ok: false, reason: 'not-found' })
    }
    await db.update(sellerProfiles).set({ userId: null })
    expect(await answer(id)).toEqual({ ok: false, reason: 'not-found' })
    expect(await answer('nothing')).toEqual({ ok: false, reason: 'not-found' })
    expect(await addressees()).toEqual([savitri.email])
  })

  it('the seller declines and may answer later', async () => {
    const id = await asked()
    expect(await declineQuestion(ctx(savitri), { id })).toEqual({ ok: true })
    expect(await declineQuestion(ctx(savitri), { id })).toEqual({ ok: true })
    expect(await listOwnQuestions(db, { slug: 'pickle', actor: asha })).toMatchObject([{ state: 'declined' }])
    expect([await shown(), await addressees()]).toEqual([[], [savitri.email]])
    expect(await answer(id)).toMatchObject({ ok: true })
    expect(await shown()).toEqual([HOT])
    expect(await declineQuestion(ctx(savitri), { id })).toEqual({ ok: false, reason: 'not-open' })
  })

  it('only the asker withdraws, also an answered one: its texts are deleted and a waiting mail is not sent', async () => {
    const id = await asked()
    for (const actor of [bela, savitri, OPERATOR, VISITOR])
      expect(await withdrawQuestion(ctx(actor), { id })).toEqual({ ok: false, reason: 'not-found' })
    expect(await withdrawQuestion(ctx(asha), { id })).toEqual({ ok: true, slug: 'pickle' })
    expect(await addressees()).toEqual([])
    expect(await answer(id)).toEqual({ ok: false, reason: 'not-found' })
    expect(await withdrawQuestion(ctx(asha), { id })).toEqual({ ok: false, reason: 'not-found' })
    const second = await asked()
    await answer(second)
    await withdrawQuestion(ctx(asha), { id: second })
    expect([await shown(), (await listShopQuestions(db, { actor: savitri })).rows]).toEqual([[], []])
    expect(JSON.stringify(await rows())).not.toMatch(/hot|little|Asha/)
  })
})

describe('the lists', () => {
  it('show the seller the oldest open question first, and everybody the newest answer first, in pages', async () => {
    const [one, two, three] = [
      await asked(asha, { question: 'One?' }),
      await asked(bela, { question: 'Two?' }),
      await asked(asha, { question: 'Three?' }),
    ]
    const at = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
    for (const [i, id] of [one, two, three].entries())
      await db
        .update(productQuestions)
        .set({ createdAt: at(i) })
        .where(eq(productQuestions.id, id))
    const texts = async () => (await listShopQuestions(db, { actor: savitri })).rows.map(({ question }) => question)
    expect(await texts()).toEqual(['One?', 'Two?', 'Three?'])
    const [shop] = await db.select({ id: sellerProfiles.id }).from(sellerProfiles)
    expect(await countOpenQuestions(db, { sellerId: shop?.id ?? '' })).toBe(3)
    await answerQuestion(ctx(savitri, at(4)), { id: two, answer: 'Yes.' })
    await answerQuestion(ctx(savitri, at(5)), { id: one, answer: 'Yes.' })
    expect(await texts()).toEqual(['Three?', 'One?', 'Two?'])
    expect(await countOpenQuestions(db, { sellerId: shop?.id ?? '' })).toBe(1)
    expect(await shown()).toEqual(['One?', 'Two?'])
    const second = await listQuestions(db, { slug: 'pickle', actor: VISITOR, page: 2, perPage: 1 })
    expect(second).toMatchObject({ count: 2, questions: [{ question: 'Two?' }] })
  })

  it('leave out named questions of a blocked person for the two, and no anonymous one', async () => {
    await answer(await asked(asha, { question: 'Named?' }))
    await answer(await asked(asha, { question: 'Anonymous?', name: '' }))
    await block(bela, asha)
    expect(await shown(bela)).toEqual(['Anonymous?'])
    expect((await shown()).toSorted()).toEqual(['Anonymous?', 'Named?'])
  })
})

describe('a reported question', () => {
  const report = (subjectId: string, actor: Actor) =>
    flag(ctx(actor), { subject: 'question', subjectId, reason: 'hurtful', words: 'Rude.' })
  const decide = (id: string, decision: 'kept' | 'taken-off', actor: Actor = OPERATOR) =>
    decideFlag(ctx(actor), { id, decision, note: 'It insults her.' })

  it('is hidden by an operator with a reason, and shown again', async () => {
    const id = await asked()
    await answer(id)
    expect(await report(id, VISITOR)).toEqual({ ok: true })
    const [open] = (await listFlags(db, { actor: OPERATOR })).rows
    expect(open).toMatchObject({
      subject: 'question',
      about: {
        title: 'Mango pickle',
        text: `${HOT}\n\nOnly a little.`,
        href: `/product/pickle/questions#question-${id}`,
      },
    })
    for (const actor of [asha, savitri, VISITOR])
      expect(await decide(open?.id ?? '', 'taken-off', actor)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await decide(open?.id ?? '', 'taken-off')).toEqual({ ok: true })
    expect(await shown()).toEqual([])
    for (const list of [
      await listOwnQuestions(db, { slug: 'pickle', actor: asha }),
      (await listShopQuestions(db, { actor: savitri })).rows,
    ])
      expect(list).toMatchObject([{ state: 'hidden', hiddenReason: 'It insults her.' }])
    expect(await answer(id, 'Still.')).toEqual({ ok: false, reason: 'hidden' })
    expect(await report(id, bela)).toEqual({ ok: false, reason: 'not-found' })
    expect(await decide(open?.id ?? '', 'kept')).toEqual({ ok: true })
    expect(await shown()).toEqual([HOT])
  })

  it('can be reported by the seller before it is answered, by nobody else, and by nobody about their own', async () => {
    const id = await asked()
    for (const actor of [bela, VISITOR]) expect(await report(id, actor)).toEqual({ ok: false, reason: 'not-found' })
    expect(await report(id, savitri)).toEqual({ ok: true })
    await answer(id)
    expect(await report(id, asha)).toEqual({ ok: false, reason: 'own' })
  })

  it('is not decided by its asker or the seller', async () => {
    const operators = [
      { ...asha, roles: ['operator'] as const },
      { ...savitri, roles: ['operator'] as const },
    ]
    const id = await asked()
    await report(id, savitri)
    const [open] = await db.select().from(marketFlags)
    for (const actor of operators)
      expect(await decide(open?.id ?? '', 'taken-off', actor)).toEqual({ ok: false, reason: 'own' })
    await withdrawQuestion(ctx(asha), { id })
    expect((await listFlags(db, { actor: OPERATOR })).rows[0]?.about).toBeNull()
  })
})

describe('an erasure', () => {
  it('deletes the questions of the asker, with their answers, and nobody else’s', async () => {
    await answer(await asked())
    await asked(asha, { question: 'Open?' })
    await asked(bela, { question: 'Mine?' })
    await forgetQuestions(ctx(asha))
    expect(await rows()).toMatchObject([{ question: 'Mine?', userId: bela.userId }])
  })

  it('of the seller deletes what was asked in the shop', async () => {
    await answer(await asked())
    await asked(bela)
    await forgetQuestions(ctx(savitri))
    expect(await rows()).toEqual([])
    expect(await db.$count(products)).toBeGreaterThan(0)
  })
})

async function block(blocker: { userId: string }, blocked: { userId: string; displayName: string }): Promise<void> {
  const { userId: blockedUserId, displayName: blockedName } = blocked
  await db.insert(personBlocks).values({ blockerUserId: blocker.userId, blockedUserId, blockedName, createdAt: NOW })
}
