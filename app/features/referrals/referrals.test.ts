import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { VISITOR } from '#app/platform/context.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { testDatabase } from '#test/database.ts'
import { later, NOW } from '#test/clock.ts'
import { contextOn } from '#test/context.ts'
import { member } from '#test/people.ts'
import { agreeToReferral, removeReferral } from './commands/answer-referral.server.ts'
import { forgetVouches } from './commands/forget-vouches.server.ts'
import { unvouch, vouch } from './commands/vouch.server.ts'
import { listProfiles } from './queries.server.ts'
import { referrals, vouches } from './tables.server.ts'
import { hashToken } from './tokens.server.ts'

const { db } = await testDatabase()
const ctx = contextOn(db)
const [asha, bela, chitra] = [member('Asha'), member('Bela'), member('Chitra')]
let referralId = ''

beforeAll(async () => {
  const [row] = await db
    .insert(referrals)
    .values({ tokenHash: hashToken('t'), wing: 'doc', createdAt: NOW })
    .returning({ id: referrals.id })
  referralId = row?.id ?? ''
})

test('nobody can vouch for a person who has not agreed', async () => {
  expect(await vouch(ctx(asha), { referralId, text: 'She is good.' })).toEqual({ ok: false, reason: 'not-found' })
  expect(await vouch({ ...ctx(asha), actor: VISITOR }, { referralId, text: '' })).toEqual({
    ok: false,
    reason: 'not-signed-in',
  })
})

test('a member vouches once; of three vouches the newest two are shown', async () => {
  const profile = { displayName: 'Lata', snippet: 'I listen.', education: '', seeking: '', skills: [], softTags: [] }
  await agreeToReferral(ctx(asha), { token: 't', profile })
  await vouch(ctx(asha, later(MINUTE_MS)), { referralId, text: 'First' })
  await vouch(ctx(bela, later(2 * MINUTE_MS)), { referralId, text: 'Second' })
  await vouch(ctx(chitra, later(3 * MINUTE_MS)), { referralId, text: 'Third' })
  await vouch(ctx(asha, later(4 * MINUTE_MS)), { referralId, text: 'First, said better' })
  const [shown] = await listProfiles(db, { userId: bela.userId })
  expect(shown?.threads.map(({ text }) => text)).toEqual(['First, said better', 'Third'])
  expect(shown).toMatchObject({ vouchCount: 3, isVouched: true })
})

test('a member withdraws a vouch; erasing the account deletes all of them', async () => {
  await unvouch(ctx(bela), { referralId })
  await forgetVouches(ctx(chitra))
  const rows = await db.select().from(vouches).where(eq(vouches.referralId, referralId))
  expect(rows.map(({ byName }) => byName)).toEqual(['Asha'])
})

test('removing a profile deletes the vouches for it', async () => {
  await removeReferral(ctx(asha), { token: 't' })
  expect(await listProfiles(db, { userId: null })).toEqual([])
  expect(await db.select().from(vouches)).toEqual([])
})
