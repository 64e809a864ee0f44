import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { findFile } from '#app/features/media/queries.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { submitRequest } from '#app/features/requests/submit/submit-request.server.ts'
import { testimonyForms } from './request-forms.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { seedTestimonies } from './demo.ts'
import { testDatabase } from '#test/database.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { listMails } from '#test/mails.ts'
import { NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { findByCode } from '#app/features/requests/queries.server.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { storedReason } from './stored-words.server.ts'
import { decideTestimony } from './commands/decide-testimony.server.ts'
import { forgetTestimonies } from './commands/forget-testimonies.server.ts'
import { storeTestimony } from './commands/submit-testimony.server.ts'
import { withdrawTestimony } from './commands/withdraw-testimony.server.ts'
import { listOwnTestimonies } from './own-queries.server.ts'
import { listApproved, listForOperator } from './queries.server.ts'
import type { DecisionInput } from './schema.ts'
import { testimonies, testimonyDecisions } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db, { sealer: await openSecrets(TEST_KEYS) })
const ASHA = member()
const OPERATOR = member('Kavita', 'operator')
const TOLD = { name: 'Asha', age: '', location: 'Pune', story: 'I opened a shop.', email: 'asha@example.in' }
const ANONYMOUS = { ...TOLD, consentAnonymous: 'yes' }
const NAMED = { ...TOLD, consentWithName: 'yes' }

beforeEach(async () => {
  for (const table of [testimonies, requests, outbox]) await db.delete(table)
})

describe('a story that was sent', () => {
  it('is shown to nobody before an operator approves it', async () => {
    await tell(NAMED)
    expect(await shown()).toEqual([])
    const [waiting] = (await listForOperator(db, { actor: OPERATOR })).rows
    expect(waiting).toMatchObject({ story: 'I opened a shop.', verdict: null })
    expect((await listForOperator(db, { actor: ASHA })).rows).toEqual([])
  })

  it('is shown with name and place after approval, and its author is mailed', async () => {
    await tell(NAMED)
    expect(await decide({ verdict: 'approved' })).toEqual({ ok: true, isMailed: true })
    expect(await shown()).toMatchObject([{ story: 'I opened a shop.', name: 'Asha', place: 'Pune', isSample: false }])
    const mails = (await listMails(db)).filter(({ text }) => text.includes('/success-stories'))
    expect(mails.map(({ to }) => to)).toEqual(['asha@example.in'])
  })

  it('was approved or withdrawn in words that everybody reads in their own language', async () => {
    const { code } = await tell(NAMED)
    await decide({ verdict: 'approved' })
    const told = async () => (await findByCode(as(VISITOR), { code }))?.events.at(-1)?.body
    expect(await told()).toContain('We have published your story')
    expect(await inLanguage('hi', told)).toMatch(/^हमने आपकी कहानी .*छापी है/)
    await inLanguage('hi', () => withdrawTestimony(as(VISITOR), { code }))
    const [withdrawn] = (await listForOperator(db, { actor: OPERATOR })).rows
    expect(storedReason(withdrawn?.reason ?? '')).toBe('The author removed their story.')
    expect(storedReason('It names your neighbour.')).toBe('It names your neighbour.')
  })

  it('has neither name nor place when its author chose anonymity, not even in the row', async () => {
    await tell({ ...ANONYMOUS, consentWithName: 'yes' })
    await decide({ verdict: 'approved' })
    expect(await shown()).toMatchObject([{ name: null, place: null }])
    expect(JSON.stringify(await db.select().from(testimonies))).not.toMatch(/Asha|Pune/)
    const stored = { requestId: randomUUID(), showsName: false, name: 'Asha', story: 'x', createdAt: NOW }
    await expect(db.insert(testimonies).values(stored)).rejects.toThrow()
  })

  it('is declined with a reason that its author reads', async () => {
    await tell(ANONYMOUS)
    expect(await decide({ verdict: 'declined', reason: 'It names your neighbour.' })).toMatchObject({ ok: true })
    expect(await shown()).toEqual([])
    const mails = (await listMails(db)).map(({ text }) => text)
    expect(mails.some((text) => text.includes('It names your neighbour.'))).toBe(true)
  })

  it('of a person under eighteen is shown only with a guardian’s consent', async () => {
    await tell({ ...ANONYMOUS, age: '16' })
    expect(await decide({ verdict: 'approved' })).toEqual({ ok: false, reason: 'guardian-missing' })
    expect(await shown()).toEqual([])
    expect(await decide({ verdict: 'approved', hasGuardian: true })).toMatchObject({ ok: true })
    expect(await db.select().from(testimonyDecisions)).toMatchObject([{ guardianConsented: true }])
  })

  it.each<[string, Actor]>([
    ['a visitor', VISITOR],
    ['a member', ASHA],
  ])('is not decided on by %s', async (_, actor) => {
    await tell(NAMED)
    expect(await decide({ verdict: 'approved' }, actor)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await db.select().from(testimonyDecisions)).toEqual([])
  })
})

describe('withdrawing a story', () => {
  it('works with the code, at once and for good', async () => {
    const { code } = await tell(NAMED)
    await decide({ verdict: 'approved' })
    expect(await withdrawTestimony(as(VISITOR), { code })).toEqual({ ok: true })
    expect(await withdrawTestimony(as(VISITOR), { code })).toEqual({ ok: true })
    expect(await shown()).toEqual([])
    expect(await decide({ verdict: 'approved' })).toEqual({ ok: false, reason: 'withdrawn' })
    expect(await db.select().from(testimonyDecisions)).toHaveLength(2)
  })

  it('works from the account that sent it, and not from another', async () => {
    await tell(NAMED, ASHA)
    await decide({ verdict: 'approved' })
    const [own] = await listOwnTestimonies(db, { userId: ASHA.userId })
    const id = own?.id ?? ''
    expect(await withdrawTestimony(as(member()), { id })).toEqual({ ok: false, reason: 'not-found' })
    expect(await withdrawTestimony(as(VISITOR), { id })).toEqual({ ok: false, reason: 'not-found' })
    expect(await shown()).toHaveLength(1)
    expect(await withdrawTestimony(as(ASHA), { id })).toEqual({ ok: true })
    expect(await shown()).toEqual([])
  })

  it('with a wrong code changes nothing', async () => {
    await tell(NAMED)
    await decide({ verdict: 'approved' })
    expect(await withdrawTestimony(as(VISITOR), { code: 'AAAAAAAAAA' })).toEqual({ ok: false, reason: 'not-found' })
    expect(await shown()).toHaveLength(1)
  })

  it('happens when the account is erased, and affects nobody else’s story', async () => {
    await tell(NAMED, ASHA)
    await decide({ verdict: 'approved' })
    await tell({ ...NAMED, story: 'Another one.' }, member())
    await forgetTestimonies(as(ASHA))
    expect((await db.select().from(testimonies)).map(({ story }) => story)).toEqual(['Another one.'])
  })
})

describe('the samples', () => {
  it('are marked, and stand behind the real stories', async () => {
    await seedTestimonies(db, NOW)
    expect((await shown()).map(({ isSample }) => isSample)).toEqual([true, true, true, true])
    await tell(ANONYMOUS)
    expect(await shown()).toHaveLength(4)
    await decide({ verdict: 'approved' })
    const stories = await shown()
    expect(stories).toHaveLength(5)
    expect(stories[0]).toMatchObject({ story: 'I opened a shop.', isSample: false })
  })
})

describe('a picture with a story', () => {
  it('is visible to its owner and operators until the story is approved, and is deleted when the story is withdrawn', async () => {
    const picture = await uploadPicture(ASHA)
    await tell({ ...ANONYMOUS, mediaId: picture.id, mediaCaption: 'My shop' }, ASHA)
    expect(await seenBy(picture)).toEqual({ visitor: null, other: null, owner: 'hers', operator: 'hers' })
    expect((await listForOperator(db, { actor: OPERATOR })).rows).toMatchObject([
      { picture: { id: picture.id, caption: 'My shop' } },
    ])
    await decide({ verdict: 'approved' })
    expect(await seenBy(picture)).toMatchObject({ visitor: 'everybody’s', other: 'everybody’s' })
    expect(await shown()).toMatchObject([{ name: null, picture: { caption: 'My shop' } }])
    await decide({ verdict: 'declined', reason: 'It shows a neighbour.' })
    expect(await seenBy(picture)).toMatchObject({ visitor: null, owner: 'hers' })
    const [row] = await db.select({ id: testimonies.id }).from(testimonies)
    await withdrawTestimony(as(ASHA), { id: String(row?.id) })
    expect(await seenBy(picture)).toEqual({ visitor: null, other: null, owner: null, operator: null })
  })

  it('that another user uploaded, or that comes without a session, is ignored, and the story is stored', async () => {
    const picture = await uploadPicture(ASHA)
    await tell({ ...ANONYMOUS, mediaId: picture.id })
    await tell({ ...NAMED, mediaId: picture.id }, member())
    await tell({ ...NAMED, story: 'Another.', mediaId: 'not-an-id' }, ASHA)
    expect((await listForOperator(db, { actor: OPERATOR })).rows.map(({ picture: shownWith }) => shownWith)).toEqual([
      null,
      null,
      null,
    ])
    expect(await seenBy(picture)).toMatchObject({ visitor: null, owner: 'hers' })
  })
})

async function uploadPicture(owner: Member): Promise<{ id: string; path: string }> {
  const path = `stories/${NOW.getTime()}-${randomBytes(16).toString('base64url')}`
  const variants = [{ file: `${path}.webp`, type: 'image/webp', width: 4, height: 3, size: 9 }]
  const row = {
    ownerId: owner.userId,
    kind: 'image',
    width: 4,
    height: 3,
    size: 9,
    path,
    variants,
    createdAt: NOW,
  } as const
  const [written] = await db.insert(media).values(row).returning({ id: media.id })
  return { id: String(written?.id), path }
}

async function seenBy({ path }: { path: string }) {
  const see = async (actor: Actor) => {
    const found = await findFile(db, { stem: path, file: `${path}.webp`, findActor: () => Promise.resolve(actor) })
    return found && (found.isPublic ? 'everybody’s' : 'hers')
  }
  const [visitor, other, owner, operator] = [
    await see(VISITOR),
    await see(member()),
    await see(ASHA),
    await see(OPERATOR),
  ]
  return { visitor, other, owner, operator }
}

async function tell(fields: Record<string, string>, actor: Actor = VISITOR): Promise<{ code: string }> {
  const posted = new FormData()
  for (const [name, value] of Object.entries(fields)) posted.set(name, value)
  const form = testimonyForms.story
  const read = parseFields(form, posted)
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  const ctx = as(actor)
  const also = async (tx: typeof db, requestId: string) => {
    await storeTestimony({ ...ctx, db: tx }, posted).story(read.value)(tx, requestId)
  }
  const { receipt } = await submitRequest(ctx, { form, values: read.value, site: SITE, also })
  return receipt
}

async function decide(input: Partial<DecisionInput>, actor: Actor = OPERATOR) {
  const [{ id } = { id: '' }] = await db.select({ id: testimonies.id }).from(testimonies).orderBy(testimonies.isSample)
  return decideTestimony(
    as(actor),
    { id, verdict: 'approved', reason: '', hasGuardian: false, versionSeen: '', ...input },
    SITE,
  )
}

async function shown() {
  return (await listApproved(db)).entries
}
