import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { later, NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import {
  countWaitingApplications,
  findApplicationForOperator,
  findOwnApplication,
  listApplicationsForOperator,
  listOwnApplications,
} from './application-queries.server.ts'
import { applyToSell } from '#app/features/marketplace/apply/apply-to-sell.server.ts'
import { checkSeller } from '#app/features/marketplace/trust/check-seller.server.ts'
import { type Decision, decideApplication } from './decide-application.server.ts'
import { forgetApplications } from './forget-applications.server.ts'
import { readApplication } from './read-application.server.ts'
import { removeRegion } from '#app/features/marketplace/sellers/remove-region.server.ts'
import { revokeCheck } from '#app/features/marketplace/trust/revoke-check.server.ts'
import { saveOwnShop } from '#app/features/marketplace/shop-settings/save-own-shop.server.ts'
import { withdrawApplication } from '#app/features/marketplace/apply/withdraw-application.server.ts'
import type { ApplicationInput } from '#app/features/marketplace/apply/application.ts'
import { APPLICATIONS_A_MONTH_MAX } from '#app/features/marketplace/schema.ts'
import { findSellerForOperator } from '#app/features/marketplace/sellers/operator-seller-queries.server.ts'
import { findShop } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import {
  applicationEvidence,
  sellerApplications,
  sellerChecks,
} from '#app/features/marketplace/trust/trust-tables.server.ts'

const { db } = await testDatabase()
const at = contextOn(db, { sealer: await openSecrets(TEST_KEYS) })
const [hansa, meena] = [member('Hansa'), member('Meena')]
const [kavita, leela] = [member('Kavita', 'operator'), member('Leela', 'administrator')]
const BHUJ = { id: randomUUID(), name: 'Bhuj', country: 'India' }
const UNTIL = new Date('2028-03-12T18:29:59Z')
const SECRET = { legalName: 'Hansa Rabari', address: '12 Camp Road, Bhuj', phone: '+919876543210' }
const APPLICATION: ApplicationInput = {
  displayName: 'Dhaga',
  bio: 'Rabari stitch.',
  regionId: BHUJ.id,
  regionWish: null,
  homeState: 'Gujarat',
  gstin: null,
  secret: SECRET,
  evidence: [],
}
const YES: Decision = {
  verdict: 'approved',
  regionId: BHUJ.id,
  shop: null,
  checks: [
    { kind: 'identity', note: 'Voter ID seen in a video call', validUntil: UNTIL },
    { kind: 'craft', note: 'She showed her needle at work', validUntil: UNTIL },
  ],
}
const NO: Decision = { verdict: 'declined', reason: 'These are bought, not made.' }
const BACK: Decision = { verdict: 'returned', reason: 'Please add a picture of your work.' }

beforeEach(async () => {
  for (const table of [sellerChecks, applicationEvidence, sellerApplications, sellerProfiles, regions, media, outbox]) {
    await db.delete(table)
  }
  await db.insert(regions).values(BHUJ)
})

const apply = async (who: Actor = hansa, change: Partial<ApplicationInput> = {}) => {
  const outcome = await applyToSell(at(who), { ...APPLICATION, ...change })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}
const decide = (who: Actor, id: string, decision: Decision, days = 0) =>
  decideApplication(at(who, later(days * DAY_MS)), { id, site: SITE, ...decision })
const only = async () => {
  const [row] = await db.select().from(sellerApplications)
  if (!row) throw new Error('no application')
  return row
}
const papers = async () =>
  (await db.select().from(media)).map(({ isPrivate, discardedAt }) => ({ isPrivate, isGone: discardedAt !== null }))

describe('an applicant', () => {
  it('has one application, however often the form is posted, and only they and operators read it', async () => {
    const paper = await upload(hansa.userId)
    const id = await apply(hansa, { evidence: [paper] })
    expect(await apply(hansa, { displayName: 'Another', evidence: [paper] })).toBe(id)
    const row = await only()
    expect(row).toMatchObject({ state: 'waiting', displayName: 'Dhaga', userId: hansa.userId })
    for (const words of ['Rabari', 'Camp Road', '9876543210', 'hansa@'])
      expect(JSON.stringify(row.sealed)).not.toContain(words)
    expect(await papers()).toEqual([{ isPrivate: true, isGone: false }])
    const seen = { displayName: 'Dhaga', place: 'Bhuj, India', secret: { ...SECRET, email: 'hansa@example.org' } }
    const own = await findOwnApplication(at(hansa))
    expect(own).toMatchObject(seen)
    expect(own?.evidence.map((picture) => picture.id)).toEqual([paper])
    expect(await findApplicationForOperator(at(kavita), { id })).toMatchObject({ ...seen, isOwn: false })
    for (const other of [VISITOR, meena]) {
      expect(await findOwnApplication(at(other))).toBeNull()
      expect(await findApplicationForOperator(at(other), { id })).toBeNull()
      expect(await readApplication(at(other), { id })).toBeNull()
      expect([
        (await listApplicationsForOperator(db, { actor: other })).rows,
        await countWaitingApplications(db, { actor: other }),
      ]).toEqual([[], 0])
    }
    expect(await countWaitingApplications(db, { actor: kavita })).toBe(1)
    expect(await listOwnApplications(at(hansa))).toMatchObject([{ ...SECRET, displayName: 'Dhaga' }])
  })

  it('has one application also when the form is posted twice at the same time', async () => {
    const outcomes = await Promise.all([apply(), apply()])
    expect(new Set(outcomes).size).toBe(1)
    expect(await db.$count(sellerApplications)).toBe(1)
  })

  it('is read by an operator, which the audit log records once', async () => {
    const id = await apply()
    const before = await db.$count(auditLog)
    await readApplication(at(kavita), { id })
    await readApplication(at(kavita), { id })
    expect(await db.$count(auditLog)).toBe(before + 1)
  })

  it('cannot attach pictures of somebody else, and then nothing is written', async () => {
    const others = await upload(meena.userId)
    expect(await applyToSell(at(hansa), { ...APPLICATION, evidence: [others] })).toEqual({ ok: false, reason: 'files' })
    expect([await db.$count(sellerApplications), await papers()]).toEqual([0, [{ isPrivate: false, isGone: false }]])
  })

  it('must be signed in, choose an existing region, have no shop, and be below the limit of applications', async () => {
    const refused = async (who: Actor, change: object = {}) => {
      const outcome = await applyToSell(at(who), { ...APPLICATION, ...change })
      return outcome.ok ? 'taken' : outcome.reason
    }
    expect(await refused(VISITOR)).toBe('not-signed-in')
    expect(await refused(hansa, { regionId: randomUUID() })).toBe('no-region')
    await decide(kavita, await apply(meena), YES)
    expect(await refused(meena)).toBe('has-shop')
    for (let turn = 0; turn < APPLICATIONS_A_MONTH_MAX; turn++) await decide(kavita, await apply(), NO)
    expect(await refused(hansa)).toBe('too-many')
  })

  it('leaves no application behind when they erase their account', async () => {
    await apply(hansa, { evidence: [await upload(hansa.userId)] })
    await apply(meena)
    await forgetApplications(at(VISITOR))
    await forgetApplications(at(hansa))
    expect((await only()).userId).toBe(meena.userId)
    expect([await papers(), await db.$count(applicationEvidence)]).toEqual([[{ isPrivate: true, isGone: true }], 0])
  })

  it('withdraws it, and its papers are deleted at once; nobody else can', async () => {
    const id = await apply(hansa, { evidence: [await upload(hansa.userId)] })
    expect(await withdrawApplication(at(meena), { id })).toEqual({ ok: false, reason: 'not-found' })
    expect(await withdrawApplication(at(hansa), { id })).toEqual({ ok: true })
    expect(await only()).toMatchObject({ state: 'withdrawn', sealed: null })
    expect([await papers(), await db.$count(applicationEvidence)]).toEqual([[{ isPrivate: true, isGone: true }], 0])
    expect(await decide(kavita, id, YES)).toEqual({ ok: false, reason: 'unchanged' })
    expect(await withdrawApplication(at(hansa), { id })).toEqual({ ok: false, reason: 'not-found' })
  })
})

describe('an operator', () => {
  it('approves: shop, checks and badge exist at once, the papers are deleted, and the applicant gets a mail', async () => {
    const id = await apply(hansa, { evidence: [await upload(hansa.userId)] })
    expect(await decide(kavita, id, YES)).toEqual({ ok: true, isMailed: true, slug: 'dhaga' })
    const [shop] = await db.select().from(sellerProfiles)
    expect(shop).toMatchObject({
      userId: hansa.userId,
      slug: 'dhaga',
      legalName: 'Hansa Rabari',
      address: '12 Camp Road, Bhuj',
      state: 'Gujarat',
      deliversTo: 'own-state',
      noticeEmail: 'hansa@example.org',
      isVerified: true,
      verifiedUntil: UNTIL,
    })
    expect(await only()).toMatchObject({ state: 'approved', sellerId: shop?.id, decidedBy: kavita.userId })
    const kept = (await findApplicationForOperator(at(kavita), { id }))?.secret
    expect(kept).toEqual({ legalName: '', address: '', phone: SECRET.phone, email: 'hansa@example.org' })
    expect([await papers(), await db.$count(applicationEvidence)]).toEqual([[{ isPrivate: true, isGone: true }], 0])
    const [letter] = await listMails(db)
    expect(letter).toMatchObject({ to: 'hansa@example.org', subject: 'Your shop is open' })
    expect(letter?.text).not.toContain('Camp Road')
    const seen = await findShop(db, { slug: 'dhaga', now: NOW })
    expect(seen?.seller.checks.map(({ kind, note }) => [kind, note])).toEqual([
      ['identity', 'Voter ID seen in a video call'],
      ['craft', 'She showed her needle at work'],
    ])
    expect(JSON.stringify(seen)).not.toMatch(/Hansa Rabari|Camp Road|9876543210|hansa@/)
    expect(await decide(leela, id, NO)).toEqual({ ok: false, reason: 'unchanged' })
  })

  it('places an applicant without a listed region by town or district, and adds the region only once', async () => {
    const open = async (name: string, change: Partial<ApplicationInput>) => {
      const who = member(name)
      const id = await apply(who, { regionId: null, ...change })
      const outcome = await decide(kavita, id, { ...YES, regionId: null })
      if (!outcome.ok) return outcome.reason
      const [row] = await db
        .select({ region: regions.name, country: regions.country, district: sellerProfiles.district })
        .from(sellerProfiles)
        .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
        .where(eq(sellerProfiles.userId, who.userId))
      return row
    }
    expect(await open('Asha', { district: 'Kutch', town: 'Bhuj' })).toEqual({
      region: 'Bhuj',
      country: 'India',
      district: 'Kutch',
    })
    for (const name of ['Bina', 'Charu']) {
      expect(await open(name, { district: 'Anand', town: null })).toMatchObject({ region: 'Anand', district: 'Anand' })
    }
    expect(await open('Divya', { town: 'Khavda' })).toMatchObject({ region: 'Khavda', district: null })
    expect(await db.$count(regions)).toBe(3)
    // Abroad an operator still chooses.
    expect(await open('Esha', { homeState: null, regionWish: 'Kathmandu' })).toBe('no-region')
  })

  it('returns it, the applicant changes and sends it again: removed pictures are deleted, the others stay', async () => {
    const [first, second, third] = [await upload(hansa.userId), await upload(hansa.userId), await upload(hansa.userId)]
    const id = await apply(hansa, { evidence: [first, second] })
    expect(await decide(kavita, id, BACK)).toMatchObject({ ok: true, isMailed: true })
    expect(await findOwnApplication(at(hansa))).toMatchObject({
      state: 'returned',
      reason: BACK.reason,
      secret: SECRET,
    })
    expect(await decide(kavita, id, YES)).toEqual({ ok: false, reason: 'unchanged' })
    expect(await apply(hansa, { bio: 'Rabari stitch and mirrors.', evidence: [second, third] })).toBe(id)
    const own = await findOwnApplication(at(hansa))
    expect(own).toMatchObject({ state: 'waiting', bio: 'Rabari stitch and mirrors.', reason: null })
    expect(own?.evidence.map((picture) => picture.id)).toEqual([second, third])
    expect((await papers()).filter(({ isGone }) => isGone)).toHaveLength(1)
    expect((await listMails(db))[0]?.text).toContain(BACK.reason)
  })

  it('declines with a reason: no shop, no papers, nothing sealed', async () => {
    const id = await apply(hansa, { evidence: [await upload(hansa.userId)] })
    expect(await decide(kavita, id, { verdict: 'declined', reason: '  ' })).toEqual({ ok: false, reason: 'invalid' })
    expect(await decide(kavita, id, NO)).toMatchObject({ ok: true, isMailed: true })
    expect(await only()).toMatchObject({ state: 'declined', reason: NO.reason, sealed: null, sellerId: null })
    expect([await papers(), await db.$count(sellerProfiles)]).toEqual([[{ isPrivate: true, isGone: true }], 0])
  })

  it('is never the applicant, and never a plain member', async () => {
    const id = await apply(leela)
    for (const actor of [VISITOR, meena, leela]) {
      expect(await decide(actor, id, YES)).toEqual({ ok: false, reason: 'not-allowed' })
    }
    expect([(await only()).state, await db.$count(sellerProfiles)]).toEqual(['waiting', 0])
    expect((await findApplicationForOperator(at(leela), { id }))?.isOwn).toBe(true)
    expect(await decide(kavita, id, YES)).toMatchObject({ ok: true, slug: 'dhaga' })
  })

  it('opens no shop without a region, with an invalid or repeated check, or in a shop that has an owner', async () => {
    const id = await apply(hansa, { regionId: null, regionWish: 'Khavda' })
    const [identity] = YES.checks
    if (!identity) throw new Error('no check')
    const refusals: [object, string][] = [
      [{ regionId: '' }, 'no-region'],
      [{ checks: [{ ...identity, validUntil: new Date(NOW.getTime() + 800 * DAY_MS) }] }, 'invalid'],
      [{ checks: [{ ...identity, validUntil: NOW }] }, 'invalid'],
      [{ checks: [identity, identity] }, 'invalid'],
      [{ shop: 'nobody' }, 'no-shop'],
    ]
    for (const [change, reason] of refusals) {
      expect(await decide(kavita, id, { ...YES, ...change } as Decision)).toEqual({ ok: false, reason })
    }
    expect([await db.$count(sellerProfiles), await db.$count(sellerChecks)]).toEqual([0, 0])
    expect((await only()).state).toBe('waiting')
  })

  it('hands over a shop that operators ran; its name and story stay', async () => {
    await db
      .insert(sellerProfiles)
      .values({ slug: 'hansaben', displayName: 'Hansaben', bio: 'Mirrors.', regionId: BHUJ.id })
    const id = await apply(hansa, { gstin: '24ABCDE1234F1Z6' })
    expect(await decide(kavita, id, { ...YES, shop: 'hansaben' })).toMatchObject({ ok: true, slug: 'hansaben' })
    const rows = await db.select().from(sellerProfiles)
    expect(rows).toMatchObject([
      { displayName: 'Hansaben', bio: 'Mirrors.', userId: hansa.userId, deliversTo: 'india' },
    ])
    const other = await apply(meena)
    expect(await decide(kavita, other, { ...YES, shop: 'hansaben' })).toEqual({ ok: false, reason: 'no-shop' })
  })

  it('gives each shop its own slug', async () => {
    const slugs: unknown[] = []
    for (const name of ['Dhaga', 'Dhāga!', 'धागा']) {
      const outcome = await decide(kavita, await apply(member('Somebody'), { displayName: name }), YES)
      slugs.push(outcome.ok && outcome.slug)
    }
    expect(slugs).toEqual(['dhaga', 'dhaga-2', 'dhaga-3'])
  })

  it('cannot delete a region that an application names', async () => {
    await apply()
    expect(await removeRegion(at(kavita), { id: BHUJ.id })).toEqual({ ok: false, reason: 'in-use' })
  })
})

describe('a check', () => {
  const note = 'Aadhaar seen in a video call'
  const open = async (who = hansa) => {
    await decide(kavita, await apply(who), { ...YES, checks: [] })
  }
  const badge = async () => {
    const [shop] = await db.select().from(sellerProfiles)
    return [shop?.isVerified, shop?.verifiedUntil?.toISOString() ?? null]
  }
  const check = (who: Actor, change: object = {}, days = 0) =>
    checkSeller(at(who, later(days * DAY_MS)), { slug: 'dhaga', kind: 'identity', note, validUntil: UNTIL, ...change })

  it('of identity gives the badge, another kind does not; revoked, the badge is gone; a newer one restores it', async () => {
    await open()
    expect(await badge()).toEqual([false, null])
    expect(await check(kavita, { kind: 'craft' })).toEqual({ ok: true })
    expect(await badge()).toEqual([false, null])
    expect(await check(kavita)).toEqual({ ok: true })
    expect(await badge()).toEqual([true, UNTIL.toISOString()])
    const desk = await findSellerForOperator(db, { actor: kavita, slug: 'dhaga' })
    const identity = desk?.checks.find(({ kind }) => kind === 'identity')
    const checkId = identity?.id ?? ''
    expect(identity).toMatchObject({ by: 'Kavita', note, revokedAt: null })
    expect(await revokeCheck(at(leela), { checkId, reason: ' ' })).toEqual({ ok: false, reason: 'invalid' })
    expect(await revokeCheck(at(leela, later(DAY_MS)), { checkId, reason: 'It was her sister’s card.' })).toEqual({
      ok: true,
    })
    expect(await revokeCheck(at(leela, later(2 * DAY_MS)), { checkId, reason: 'Again' })).toEqual({ ok: true })
    expect(await badge()).toEqual([false, null])
    const seen = await findShop(db, { slug: 'dhaga', now: NOW })
    expect(seen?.seller.checks.map(({ kind }) => kind)).toEqual(['craft'])
    expect(JSON.stringify(seen)).not.toContain('sister')
    expect(await check(kavita, {}, 3)).toEqual({ ok: true })
    expect(await badge()).toEqual([true, UNTIL.toISOString()])
  })

  it('expires: after its last day it is not shown', async () => {
    await open()
    await check(kavita, { validUntil: new Date(NOW.getTime() + DAY_MS) })
    const kinds = async (days: number) =>
      (await findShop(db, { slug: 'dhaga', now: later(days * DAY_MS) }))?.seller.checks.map(({ kind }) => kind)
    expect([await kinds(0), await kinds(1)]).toEqual([['identity'], []])
  })

  it('is made and revoked by operators only, not in their own shop', async () => {
    await open(leela)
    await check(kavita)
    const before = await db.$count(auditLog)
    const [{ id: checkId = '' } = {}] = await db.select().from(sellerChecks)
    for (const actor of [VISITOR, meena, leela]) {
      expect(await check(actor)).toEqual({ ok: false, reason: 'not-allowed' })
      expect(await revokeCheck(at(actor), { checkId, reason: 'No' })).toEqual({ ok: false, reason: 'not-allowed' })
      expect((await findSellerForOperator(db, { actor, slug: 'dhaga' }))?.isOwn ?? null).toBe(
        actor === leela ? true : null,
      )
    }
    expect([await db.$count(sellerChecks), await db.$count(auditLog)]).toEqual([1, before])
  })

  it.each([
    ['of nothing', { note: ' ' }, 'invalid'],
    ['of another kind', { kind: 'taste' }, 'invalid'],
    ['that counts for ever', { validUntil: new Date('2028-11-23T08:00:00Z') }, 'bad-end'],
    ['that has ended', { validUntil: NOW }, 'bad-end'],
    ['of nobody', { slug: 'nobody' }, 'not-found'],
  ])('%s is refused', async (_, change, reason) => {
    await open()
    expect(await check(kavita, change)).toEqual({ ok: false, reason })
    expect(await db.$count(sellerChecks)).toBe(0)
  })
})

test('a seller changes their own story and region only', async () => {
  await decide(kavita, await apply(), YES)
  const change = { bio: 'New words.', regionId: BHUJ.id, isVerified: false, state: 'Goa', gstin: '24ABCDE1234F1Z6' }
  for (const actor of [VISITOR, meena])
    expect(await saveOwnShop(at(actor), change)).toEqual({ ok: false, reason: 'not-found' })
  expect(await saveOwnShop(at(hansa), { ...change, bio: ' ' })).toEqual({ ok: false, reason: 'invalid' })
  expect(await saveOwnShop(at(hansa), { ...change, regionId: randomUUID() })).toEqual({
    ok: false,
    reason: 'no-region',
  })
  expect(await saveOwnShop(at(hansa), change)).toEqual({ ok: true })
  const [shop] = await db.select().from(sellerProfiles)
  expect(shop).toMatchObject({ bio: 'New words.', isVerified: true, state: 'Gujarat', gstin: null })
})

/** An uploaded picture of this member. */
async function upload(ownerId: string): Promise<string> {
  const path = `stories/${NOW.getTime()}-${randomUUID().replaceAll('-', '').slice(0, 22)}`
  const variants = [{ file: `${path}.webp`, type: 'image/webp', width: 60, height: 80, size: 9 }]
  const row = { ownerId, kind: 'image' as const, width: 60, height: 80, size: 9, path, variants, createdAt: NOW }
  const [written] = await db.insert(media).values(row).returning({ id: media.id })
  return written?.id ?? ''
}
