import { expect, test } from 'vitest'
import { type Member, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/durations.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { answerInvitation } from './commands/answer-invitation.server.ts'
import { createSquad } from './commands/create-squad.server.ts'
import { forgetSquads } from './commands/forget-squads.server.ts'
import { inviteToSquad } from './commands/invite-to-squad.server.ts'
import { leaveSquad } from './commands/leave-squad.server.ts'
import { countSquadMates, findInvitation, findSquad } from './queries.server.ts'
import { INVITATIONS_A_DAY_MAX, readAddresses, SQUAD_SIZE_MAX } from './schema.ts'
import { squads } from './tables.server.ts'

const { db } = await testDatabase()
const START = new Date('2026-11-20T08:00:00Z')
const site = { brandName: 'Diya', siteUrl: 'https://diya.example' }
const member = (displayName: string): Member => ({
  kind: 'member',
  userId: crypto.randomUUID(),
  displayName,
  email: `${displayName.toLowerCase()}@example.in`,
  roles: [],
  memberSince: new Date(START.getTime() - DAY_MS),
})
const ctx = (actor: Member | typeof VISITOR, days = 0) => ({
  db,
  actor,
  now: new Date(START.getTime() + days * DAY_MS),
  requestId: 'test',
  sealer: plainSealer,
})
const tokenFor = async (email: string): Promise<string> => {
  const mails = await listMails(db, { to: email })
  return /\/squads\/invitation\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const [asha, bela, chitra] = [member('Asha'), member('Bela'), member('Chitra')]
let id = ''

test('addresses are read with commas, doubles fold into one, and wrong ones are named', () => {
  expect(readAddresses('Bela@example.in, bela@example.in;\n chitra@example.in, nonsense, a@b')).toEqual({
    addresses: ['bela@example.in', 'chitra@example.in'],
    wrong: ['nonsense', 'a@b'],
  })
})

test('a squad is founded once, and each friend gets one mail; the founder gets none', async () => {
  const squad = { name: 'Night bus', badge: 'lioness' as const, emails: ['bela@example.in', 'asha@example.in'], site }
  const founded = await createSquad(ctx(asha), squad)
  const again = await createSquad(ctx(asha), squad)
  expect(again).toEqual(founded)
  id = founded.ok ? founded.id : ''
  expect(await db.select().from(squads)).toHaveLength(1)
  expect((await listMails(db)).map(({ to }) => to)).toEqual(['bela@example.in'])
  expect(await createSquad(ctx(VISITOR), squad)).toEqual({ ok: false, reason: 'not-signed-in' })
})

test('an invitation wants a signed-in person, works once, and opens the squad to her alone', async () => {
  const token = await tokenFor('bela@example.in')
  expect(await findInvitation(db, { token, now: START })).toMatchObject({ name: 'Night bus', founder: 'Asha' })
  expect(await answerInvitation(ctx(VISITOR), { token, isYes: true })).toEqual({ ok: false, reason: 'not-signed-in' })
  expect(await answerInvitation(ctx(bela), { token, isYes: true })).toEqual({ ok: true, squadId: id })
  expect(await answerInvitation(ctx(chitra), { token, isYes: true })).toEqual({ ok: false, reason: 'not-found' })
  const seen = await findSquad(db, { actor: bela, id, now: START })
  expect(seen?.members.map(({ name }) => name)).toEqual(['Asha', 'Bela'])
  expect(await findSquad(db, { actor: chitra, id, now: START })).toBeNull()
  expect(await countSquadMates(db, asha)).toBe(1)
})

test('a late answer and a no change nothing; after its time she can be asked again', async () => {
  await inviteToSquad(ctx(bela), { id, emails: ['chitra@example.in'], site })
  const late = await tokenFor('chitra@example.in')
  expect(await answerInvitation(ctx(chitra, 15), { token: late, isYes: true })).toEqual({
    ok: false,
    reason: 'not-found',
  })
  expect(await inviteToSquad(ctx(asha, 15), { id, emails: ['chitra@example.in'], site })).toEqual({ ok: true, sent: 1 })
  const again = await tokenFor('chitra@example.in')
  expect(await answerInvitation(ctx(VISITOR, 15), { token: again, isYes: false })).toEqual({ ok: true, squadId: null })
  expect(await countSquadMates(db, asha)).toBe(1)
})

test('a stranger cannot invite, and a squad neither outgrows its size nor floods the mail', async () => {
  const many = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `friend${i + from}@example.in`)
  expect(await inviteToSquad(ctx(chitra), { id, emails: many(1), site })).toEqual({ ok: false, reason: 'not-found' })
  expect(await inviteToSquad(ctx(asha), { id, emails: many(SQUAD_SIZE_MAX), site })).toEqual({
    ok: false,
    reason: 'too-many',
  })
  for (let sent = 0; sent < INVITATIONS_A_DAY_MAX; sent += 15) {
    expect(await inviteToSquad(ctx(asha, 40), { id, emails: many(15, sent), site })).toEqual({ ok: true, sent: 15 })
    for (const email of many(15, sent)) {
      await answerInvitation(ctx(VISITOR, 40), { token: await tokenFor(email), isYes: false })
    }
  }
  expect(await inviteToSquad(ctx(asha, 40), { id, emails: many(1, 99), site })).toEqual({
    ok: false,
    reason: 'too-many-today',
  })
})

test('only the founder lets somebody go; when she leaves, the oldest friend takes over; an empty squad ends', async () => {
  expect(await leaveSquad(ctx(bela), { id, userId: asha.userId })).toEqual({ ok: false, reason: 'not-found' })
  await forgetSquads(ctx(asha))
  expect(await findSquad(db, { actor: asha, id, now: START })).toBeNull()
  expect((await findSquad(db, { actor: bela, id, now: START }))?.isFounder).toBe(true)
  expect(await leaveSquad(ctx(bela), { id, userId: bela.userId })).toEqual({ ok: true })
  expect(await db.select().from(squads)).toEqual([])
})

test('a day’s invitations are counted by person, whatever the squad', async () => {
  const dina = member('Dina')
  const many = (from: number) => Array.from({ length: 18 }, (_, i) => `d${from + i}@example.in`)
  const first = await createSquad(ctx(dina), { name: 'One', badge: 'lioness', emails: many(0), site })
  expect(first.ok).toBe(true)
  const before = (await listMails(db)).length
  expect(await createSquad(ctx(dina), { name: 'Two', badge: 'lioness', emails: many(20), site })).toEqual({
    ok: false,
    reason: 'too-many-today',
  })
  expect((await db.select().from(squads)).map(({ name }) => name)).toEqual(['One'])
  expect(await listMails(db)).toHaveLength(before)
  const tomorrow = await createSquad(ctx(dina, 1), { name: 'Two', badge: 'lioness', emails: many(20), site })
  expect(tomorrow.ok).toBe(true)
})

test('a new or unconfirmed account founds a squad, and invites nobody until it is a day old', async () => {
  const memberSince = new Date(START.getTime() - 90 * MINUTE_MS - 1)
  const young = { ...member('Esha'), memberSince }
  const from = new Date('2026-11-21T06:30:00Z')
  const squad = { name: 'New', badge: 'lioness' as const, emails: ['e1@example.in'], site }
  expect(await createSquad(ctx(young), squad)).toEqual({ ok: false, reason: 'too-new', from })
  expect(await createSquad(ctx({ ...young, memberSince: null }), squad)).toMatchObject({
    reason: 'too-new',
    from: null,
  })
  const founded = await createSquad(ctx(young), { ...squad, emails: [] })
  const newId = founded.ok ? founded.id : ''
  const invite = (actor: Member, days: number) =>
    inviteToSquad(ctx(actor, days), { id: newId, emails: squad.emails, site })
  expect(await invite(young, 0)).toEqual({ ok: false, reason: 'too-new', from })
  expect(await listMails(db, { to: 'e1@example.in' })).toEqual([])
  expect(await invite(young, 1)).toEqual({ ok: true, sent: 1 })
})
