import { expect, test } from 'vitest'
import { type Member, VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { later, NOW } from '#test/clock.ts'
import { contextOn, SITE } from '#test/context.ts'
import { member } from '#test/people.ts'
import { answerInvitation } from './commands/answer-invitation.server.ts'
import { createSquad } from './commands/create-squad.server.ts'
import { forgetSquads } from './commands/forget-squads.server.ts'
import { inviteToSquad } from './commands/invite-to-squad.server.ts'
import { leaveSquad } from './commands/leave-squad.server.ts'
import { countSquadMates, findInvitation, findSquad } from './queries.server.ts'
import { INVITATIONS_A_DAY_MAX, readAddresses, SQUAD_SIZE_MAX } from './schema.ts'
import { squads } from './tables.server.ts'

const { db } = await testDatabase()
const ctx = contextOn(db)
const tokenFor = async (email: string): Promise<string> => {
  const mails = await listMails(db, { to: email })
  return /\/squads\/invitation\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
const [asha, bela, chitra] = [member('Asha'), member('Bela'), member('Chitra')]
let id = ''

test('addresses are split at commas, duplicates are merged, and invalid ones are named', () => {
  expect(readAddresses('Bela@example.org, bela@example.org;\n chitra@example.org, nonsense, a@b')).toEqual({
    addresses: ['bela@example.org', 'chitra@example.org'],
    wrong: ['nonsense', 'a@b'],
  })
})

test('a squad is created once, and each friend gets one mail; the founder gets none', async () => {
  const squad = {
    name: 'Night bus',
    badge: 'lioness' as const,
    addresses: ['bela@example.org', 'asha@example.org'],
    site: SITE,
  }
  const founded = await createSquad(ctx(asha), squad)
  const again = await createSquad(ctx(asha), squad)
  expect(again).toEqual(founded)
  id = founded.ok ? founded.id : ''
  expect(await db.select().from(squads)).toHaveLength(1)
  expect((await listMails(db)).map(({ to }) => to)).toEqual(['bela@example.org'])
  expect(await createSquad(ctx(VISITOR), squad)).toEqual({ ok: false, reason: 'not-signed-in' })
})

test('an invitation requires a signed-in user, works once, and gives access to that user only', async () => {
  const token = await tokenFor('bela@example.org')
  expect(await findInvitation(db, { token, now: NOW })).toMatchObject({ name: 'Night bus', founder: 'Asha' })
  expect(await answerInvitation(ctx(VISITOR), { token, isYes: true })).toEqual({ ok: false, reason: 'not-signed-in' })
  expect(await answerInvitation(ctx(bela), { token, isYes: true })).toEqual({ ok: true, squadId: id })
  expect(await answerInvitation(ctx(chitra), { token, isYes: true })).toEqual({ ok: false, reason: 'not-found' })
  const seen = await findSquad(db, { actor: bela, id, now: NOW })
  expect(seen?.members.map(({ name }) => name)).toEqual(['Asha', 'Bela'])
  expect(await findSquad(db, { actor: chitra, id, now: NOW })).toBeNull()
  expect(await countSquadMates(db, asha)).toBe(1)
})

test('an expired invitation and a declined one change nothing; after it expires the person can be invited again', async () => {
  await inviteToSquad(ctx(bela), { id, addresses: ['chitra@example.org'], site: SITE })
  const late = await tokenFor('chitra@example.org')
  expect(await answerInvitation(ctx(chitra, later(15 * DAY_MS)), { token: late, isYes: true })).toEqual({
    ok: false,
    reason: 'not-found',
  })
  expect(
    await inviteToSquad(ctx(asha, later(15 * DAY_MS)), { id, addresses: ['chitra@example.org'], site: SITE }),
  ).toEqual({ ok: true, sent: 1 })
  const again = await tokenFor('chitra@example.org')
  expect(await answerInvitation(ctx(VISITOR, later(15 * DAY_MS)), { token: again, isYes: false })).toEqual({
    ok: true,
    squadId: null,
  })
  expect(await countSquadMates(db, asha)).toBe(1)
})

test('a non-member cannot invite, and neither the size of a squad nor the invitations a day exceed their limits', async () => {
  const many = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `friend${i + from}@example.org`)
  expect(await inviteToSquad(ctx(chitra), { id, addresses: many(1), site: SITE })).toEqual({
    ok: false,
    reason: 'not-found',
  })
  expect(await inviteToSquad(ctx(asha), { id, addresses: many(SQUAD_SIZE_MAX), site: SITE })).toEqual({
    ok: false,
    reason: 'too-many',
  })
  for (let sent = 0; sent < INVITATIONS_A_DAY_MAX; sent += 15) {
    expect(await inviteToSquad(ctx(asha, later(40 * DAY_MS)), { id, addresses: many(15, sent), site: SITE })).toEqual({
      ok: true,
      sent: 15,
    })
    for (const email of many(15, sent)) {
      await answerInvitation(ctx(VISITOR, later(40 * DAY_MS)), { token: await tokenFor(email), isYes: false })
    }
  }
  expect(await inviteToSquad(ctx(asha, later(40 * DAY_MS)), { id, addresses: many(1, 99), site: SITE })).toEqual({
    ok: false,
    reason: 'too-many-today',
  })
})

test('only the founder removes a member; when the founder leaves, the oldest member takes over; an empty squad is deleted', async () => {
  expect(await leaveSquad(ctx(bela), { id, userId: asha.userId })).toEqual({ ok: false, reason: 'not-found' })
  await forgetSquads(ctx(asha))
  expect(await findSquad(db, { actor: asha, id, now: NOW })).toBeNull()
  expect((await findSquad(db, { actor: bela, id, now: NOW }))?.isFounder).toBe(true)
  expect(await leaveSquad(ctx(bela), { id, userId: bela.userId })).toEqual({ ok: true })
  expect(await db.select().from(squads)).toEqual([])
})

test('invitations a day are counted by member, in all squads together', async () => {
  const dina = member('Dina')
  const many = (from: number) => Array.from({ length: 18 }, (_, i) => `d${from + i}@example.org`)
  const first = await createSquad(ctx(dina), { name: 'One', badge: 'lioness', addresses: many(0), site: SITE })
  expect(first.ok).toBe(true)
  const before = (await listMails(db)).length
  expect(await createSquad(ctx(dina), { name: 'Two', badge: 'lioness', addresses: many(20), site: SITE })).toEqual({
    ok: false,
    reason: 'too-many-today',
  })
  expect((await db.select().from(squads)).map(({ name }) => name)).toEqual(['One'])
  expect(await listMails(db)).toHaveLength(before)
  const tomorrow = await createSquad(ctx(dina, later(DAY_MS)), {
    name: 'Two',
    badge: 'lioness',
    addresses: many(20),
    site: SITE,
  })
  expect(tomorrow.ok).toBe(true)
})

test('a new or unconfirmed account creates a squad, and can invite nobody until it is a day old', async () => {
  const memberSince = new Date(NOW.getTime() - 90 * MINUTE_MS - 1)
  const young = { ...member('Esha'), memberSince }
  const from = new Date('2026-11-21T06:30:00Z')
  const squad = { name: 'New', badge: 'lioness' as const, addresses: ['e1@example.org'], site: SITE }
  expect(await createSquad(ctx(young), squad)).toEqual({ ok: false, reason: 'too-new', from })
  expect(await createSquad(ctx({ ...young, memberSince: null }), squad)).toMatchObject({
    reason: 'too-new',
    from: null,
  })
  const founded = await createSquad(ctx(young), { ...squad, addresses: [] })
  const newId = founded.ok ? founded.id : ''
  const invite = (actor: Member, days: number) =>
    inviteToSquad(ctx(actor, later(days * DAY_MS)), { id: newId, addresses: squad.addresses, site: SITE })
  expect(await invite(young, 0)).toEqual({ ok: false, reason: 'too-new', from })
  expect(await listMails(db, { to: 'e1@example.org' })).toEqual([])
  expect(await invite(young, 1)).toEqual({ ok: true, sent: 1 })
})
