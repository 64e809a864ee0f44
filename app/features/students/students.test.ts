import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { listFigures } from '#app/features/impact/queries.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { later, NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { answerGuardian } from './guardian-consent/answer-guardian.server.ts'
import { askGuardian } from './guardian-consent/ask-guardian.server.ts'
import { blockPerson } from './commands/block-person.server.ts'
import { changeProfile } from './commands/change-profile.server.ts'
import { confirmAdult } from './commands/confirm-adult.server.ts'
import { createProfile } from './commands/create-profile.server.ts'
import { forgetStudent } from './commands/forget-student.server.ts'
import { unblockPerson } from './commands/unblock-person.server.ts'
import { withdrawConsent } from './guardian-consent/withdraw-consent.server.ts'
import {
  exportStudent,
  findGuardianQuestion,
  findStudent,
  findStudentAddress,
  listOwnBlocks,
} from './queries.server.ts'
import { GUARDIAN_ASKS_A_DAY_MAX, GUARDIAN_LINK_DAYS, GUARDIAN_COOLDOWN_DAYS } from './limits.ts'
import { profileForm } from './schema.ts'
import { createStudent, MINOR, latestGuardianToken } from './students.test-support.ts'
import { guardianConsents, personBlocks, studentProfiles } from './tables.server.ts'

const { db } = await testDatabase()
const as = contextOn(db, { sealer: await openSecrets(TEST_KEYS) })
const [asha, bela] = [member('Asha'), member('Bela')]
const MOTHER = MINOR.guardianEmail

beforeEach(async () => {
  for (const table of [studentProfiles, personBlocks, outbox]) await db.delete(table)
})

const PROFILE = {
  displayName: ' Asha\u0000  Kale ',
  collegeName: 'Fergusson',
  yearOfStudy: '3',
  ageBand: '18-or-older',
}

describe('a student profile', () => {
  it('is created once; a second form by the same account changes nothing', async () => {
    const input = v.parse(profileForm, PROFILE)
    const first = await createProfile(as(asha), { input, site: SITE })
    const second = await createProfile(as(asha), { input: { ...input, displayName: 'Other' }, site: SITE })
    expect(first).toMatchObject({ ok: true, isNew: true })
    expect(second).toEqual({ ...first, isNew: false })
    expect(await db.select().from(studentProfiles)).toHaveLength(1)
    expect(await listFigures(db, ['student-leaders'])).toMatchObject([{ counted: 1 }])
    expect(await findStudent(db, asha.userId)).toMatchObject({
      displayName: 'Asha Kale',
      yearOfStudy: 3,
      bio: null,
      mayPublish: true,
      guardian: { state: 'not-needed' },
    })
    expect(await listMails(db)).toEqual([])
    expect(await createProfile(as(VISITOR), { input, site: SITE })).toEqual({ ok: false, reason: 'not-signed-in' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['displayName', { displayName: ' ' }],
    ['displayName', { displayName: 'a'.repeat(81) }],
    ['collegeName', { collegeName: undefined }],
    ['yearOfStudy', { yearOfStudy: '6' }],
    ['yearOfStudy', { yearOfStudy: 0 }],
    ['yearOfStudy', { yearOfStudy: 2.5 }],
    ['yearOfStudy', { yearOfStudy: undefined }],
    ['ageBand', { ageBand: undefined }],
    ['guardianEmail', { ageBand: 'under-18' }],
    ['guardianEmail', { guardianEmail: 'mother' }],
    ['bio', { bio: 'a'.repeat(501) }],
  ])('says at %s what is wrong with %j', (field, change) => {
    const result = v.safeParse(profileForm, { ...PROFILE, ...change })
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([field])
    expect(result.issues?.[0]?.message).toMatch(/\.$/)
  })

  it('stores the e-mail address sealed, and mails are still sent to it', async () => {
    const id = await createStudent(db, asha)
    expect(JSON.stringify(await db.select().from(studentProfiles))).not.toContain('asha@example.org')
    expect(await findStudentAddress(as(VISITOR), { studentProfileId: id })).toBe('asha@example.org')
  })

  it('is changed by its owner, who can lower the age band; only an operator can raise it', async () => {
    const id = await createStudent(db, asha)
    const fields = { displayName: 'Asha K', collegeName: 'Fergusson', yearOfStudy: 4, studentId: null, course: null }
    const change = { ...fields, bio: null, profileImageId: null }
    expect(await changeProfile(as(asha), { ...change, ageBand: 'under-18' })).toEqual({ ok: true })
    expect(await findStudent(db, asha.userId)).toMatchObject({ yearOfStudy: 4, mayPublish: false })
    expect(await changeProfile(as(asha), { ...change, ageBand: '18-or-older' })).toEqual({
      ok: false,
      reason: 'age-by-operator',
    })
    expect(await changeProfile(as(bela), change)).toEqual({ ok: false, reason: 'no-profile' })
    expect(await confirmAdult(as(bela), { id })).toEqual({ ok: false, reason: 'not-allowed' })
    expect((await findStudent(db, asha.userId))?.mayPublish).toBe(false)
    expect(await confirmAdult(as(member('Olga', 'operator')), { id })).toEqual({ ok: true })
    expect((await findStudent(db, asha.userId))?.mayPublish).toBe(true)
    expect(await db.select().from(auditLog)).toMatchObject([{ verb: 'checked', subjectKind: 'student', subjectId: id }])
  })

  it('does not accept a picture that another user uploaded', async () => {
    const profileImageId = crypto.randomUUID()
    await createStudent(db, asha, { profileImageId })
    const found = await findStudent(db, asha.userId)
    expect(found?.profileImageId).toBeNull()
    expect(await changeProfile(as(asha), { ...v.parse(profileForm, PROFILE), profileImageId })).toEqual({
      ok: false,
      reason: 'not-your-picture',
    })
  })
})

describe('the guardian of a student under eighteen', () => {
  it('is asked by one mail, and cannot be the student themselves', async () => {
    const input = v.parse(profileForm, { ...PROFILE, ...MINOR, guardianEmail: 'ASHA@example.org' })
    expect(await createProfile(as(asha), { input, site: SITE })).toEqual({ ok: false, reason: 'own-address' })
    expect(await db.select().from(studentProfiles)).toEqual([])
    await createStudent(db, asha, MINOR)
    expect((await listMails(db)).map(({ to }) => to)).toEqual([MOTHER])
    expect(JSON.stringify(await db.select().from(guardianConsents))).not.toContain(MOTHER)
    expect(await findStudent(db, asha.userId)).toMatchObject({ mayPublish: false, guardian: { state: 'asked' } })
    const token = await latestGuardianToken(db, MOTHER)
    expect(await answerGuardian(as(asha), { token, answer: 'allowed', site: SITE })).toEqual({
      ok: false,
      reason: 'own-link',
    })
    expect((await findStudent(db, asha.userId))?.mayPublish).toBe(false)
  })

  it('agrees once, can open the link again, and later withdraws the consent with it', async () => {
    await createStudent(db, asha, MINOR)
    const token = await latestGuardianToken(db, MOTHER)
    expect(await findGuardianQuestion(db, { token, now: NOW })).toMatchObject({ studentName: 'Asha', state: 'open' })
    expect(await withdrawConsent(as(VISITOR), { token })).toEqual({ ok: false, reason: 'not-found' })
    expect(await answerGuardian(as(VISITOR, later(DAY_MS)), { token, answer: 'allowed', site: SITE })).toEqual({
      ok: true,
    })
    expect(await answerGuardian(as(VISITOR, later(DAY_MS)), { token, answer: 'declined', site: SITE })).toEqual({
      ok: false,
      reason: 'not-found',
    })
    expect((await findStudent(db, asha.userId))?.mayPublish).toBe(true)
    expect(await latestGuardianToken(db, MOTHER)).toBe(token)
    expect(await askGuardian(as(asha, later(DAY_MS)), { email: 'aunt@example.in', site: SITE })).toEqual({
      ok: false,
      reason: 'allowed-already',
    })
    expect(await withdrawConsent(as(VISITOR, later(400 * DAY_MS)), { token })).toEqual({ ok: true })
    expect(await withdrawConsent(as(VISITOR, later(400 * DAY_MS)), { token })).toEqual({ ok: true })
    expect(await findStudent(db, asha.userId)).toMatchObject({ mayPublish: false, guardian: { state: 'withdrawn' } })
    expect((await findGuardianQuestion(db, { token, now: NOW }))?.state).toBe('withdrawn')
  })

  it('is not asked again for a while after a refusal, and nobody else is asked in that time', async () => {
    await createStudent(db, asha, MINOR)
    await answerGuardian(as(VISITOR), { token: await latestGuardianToken(db, MOTHER), answer: 'declined', site: SITE })
    const ask = (days: number) =>
      askGuardian(as(asha, later(days * DAY_MS)), { email: 'friend@example.in', site: SITE })
    expect(await ask(GUARDIAN_COOLDOWN_DAYS - 1)).toEqual({ ok: false, reason: 'rest' })
    expect((await listMails(db)).filter(({ to }) => to.startsWith('friend'))).toEqual([])
    expect(await ask(GUARDIAN_COOLDOWN_DAYS)).toEqual({ ok: true })
  })

  it('cannot answer an expired link, nor one that a newer mail replaced', async () => {
    await createStudent(db, asha, MINOR)
    const token = await latestGuardianToken(db, MOTHER)
    const answer = (days: number) =>
      answerGuardian(as(VISITOR, later(days * DAY_MS)), { token, answer: 'allowed', site: SITE })
    expect(await answer(GUARDIAN_LINK_DAYS)).toEqual({ ok: false, reason: 'not-found' })
    expect(await askGuardian(as(asha), { email: 'aunt@example.in', site: SITE })).toEqual({ ok: true })
    expect(await answer(0)).toEqual({ ok: false, reason: 'not-found' })
    expect((await findGuardianQuestion(db, { token, now: NOW }))?.state).toBe('replaced')
    expect((await findStudent(db, asha.userId))?.mayPublish).toBe(false)
  })

  it('gets a limited number of mails a day, and none when no consent is needed', async () => {
    await createStudent(db, asha, MINOR)
    const ask = (days: number) => askGuardian(as(asha, later(days * DAY_MS)), { email: MOTHER, site: SITE })
    for (let sent = 1; sent < GUARDIAN_ASKS_A_DAY_MAX; sent++) expect(await ask(0)).toEqual({ ok: true })
    expect(await ask(0)).toEqual({ ok: false, reason: 'too-many' })
    expect(await ask(2)).toEqual({ ok: true })
    await createStudent(db, bela)
    expect(await askGuardian(as(bela), { email: MOTHER, site: SITE })).toEqual({ ok: false, reason: 'not-needed' })
    expect(await askGuardian(as(member('Nobody')), { email: MOTHER, site: SITE })).toMatchObject({ ok: false })
  })
})

describe('a block', () => {
  it('is stored once, and only the member who made it lists and ends it', async () => {
    const studentProfileId = await createStudent(db, bela)
    expect(await blockPerson(as(VISITOR), { studentProfileId })).toEqual({ ok: false, reason: 'not-signed-in' })
    expect(await blockPerson(as(bela), { studentProfileId })).toEqual({ ok: false, reason: 'self' })
    expect(await blockPerson(as(asha), { studentProfileId: 'nonsense' })).toEqual({ ok: false, reason: 'not-found' })
    for (let i = 0; i < 2; i++) expect(await blockPerson(as(asha), { studentProfileId })).toEqual({ ok: true })
    const [block, ...more] = await listOwnBlocks(db, { actor: asha })
    expect(block).toMatchObject({ name: 'Bela' })
    expect(more).toEqual([])
    expect(await listOwnBlocks(db, { actor: bela })).toEqual([])
    await unblockPerson(as(bela), { id: block?.id ?? '' })
    expect(await listOwnBlocks(db, { actor: asha })).toHaveLength(1)
    await unblockPerson(as(asha), { id: block?.id ?? '' })
    expect(await listOwnBlocks(db, { actor: asha })).toEqual([])
  })
})

it('a student downloads their data; erasing removes the profile, the consent, the mails and the blocks', async () => {
  await createStudent(db, asha, MINOR)
  await blockPerson(as(asha), { studentProfileId: await createStudent(db, bela) })
  expect(await exportStudent(as(asha))).toMatchObject({
    profile: { displayName: 'Asha' },
    guardianQuestions: [{ email: MOTHER, answer: null }],
    blocked: [{ name: 'Bela' }],
  })
  await forgetStudent(as(asha))
  expect(await findStudent(db, asha.userId)).toBeNull()
  expect(await db.select().from(guardianConsents)).toEqual([])
  expect(await db.select().from(personBlocks)).toEqual([])
  expect(await listMails(db, { to: MOTHER })).toEqual([])
  expect(await findStudent(db, bela.userId)).not.toBeNull()
})
