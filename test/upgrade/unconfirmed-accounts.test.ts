import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { oneTimeTokens } from '#auth/tables/one-time-tokens.server.ts'
import { identities, users } from '#auth/tables/users.server.ts'
import { testDatabase } from '#test/database.ts'

const FOLDER = 'db/migrations'
const MIGRATION = readdirSync(FOLDER).find((name) => name.endsWith('_sign-ups-with-their-token.sql')) ?? ''
const SIGNED_UP = new Date('2026-11-20T10:00:00.123Z')
const LATER = new Date('2026-11-20T10:05:00.123Z')

const { db } = await testDatabase()

/** The migration's statements that move rows; the test database already has its tables. */
async function moveRows(): Promise<void> {
  const statements = readFileSync(`${FOLDER}/${MIGRATION}`, 'utf8').split('--> statement-breakpoint')
  const moves = statements.filter((statement) => /^UPDATE /m.test(statement))
  expect(moves).toHaveLength(4)
  for (const move of moves) await db.execute(sql.raw(move))
}

async function addAccount(
  name: string,
  row: Partial<typeof users.$inferInsert>,
  { tokenAt, isOwn = true }: { tokenAt?: Date; isOwn?: boolean } = {},
): Promise<string> {
  const id = randomUUID()
  const email = `${name}@example.org`
  const own = { sub: id, email, email_verified: false, phone_verified: false, display_name: name }
  const metadata = isOwn ? own : { plan: 'gold' }
  const common = { aud: 'authenticated', role: 'authenticated', passwordHash: `hash of ${name}` }
  await db.insert(users).values({ id, email, ...common, userMetadata: metadata, createdAt: SIGNED_UP, ...row })
  if (tokenAt) {
    const token = { kind: 'confirmation', tokenHash: name, codeHmac: 'x', relatesTo: email } as const
    await db
      .insert(oneTimeTokens)
      .values({ userId: id, ...token, createdAt: tokenAt, codeExpiresAt: LATER, expiresAt: LATER })
  }
  return id
}

const stateOf = async (id: string) => {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  const [token] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, id))
  return { user, token }
}

test('an unconfirmed account of an earlier release keeps its password only with the mail of its own sign-up', async () => {
  const waiting = await addAccount('waiting', {}, { tokenAt: SIGNED_UP })
  const repeated = await addAccount('repeated', {}, { tokenAt: LATER })
  const forgotten = await addAccount('forgotten', {})
  const member = await addAccount('member', { emailConfirmedAt: SIGNED_UP })
  const made = await addAccount('made', {}, { isOwn: false })
  const external = await addAccount('external', { passwordHash: null }, { tokenAt: SIGNED_UP, isOwn: false })
  const identity = { userId: external, provider: 'github', providerId: '7', identityData: {} }
  const [github] = await db.insert(identities).values(identity).returning()

  await moveRows()

  const bare = (id: string, name: string) => ({
    sub: id,
    email: `${name}@example.org`,
    email_verified: false,
    phone_verified: false,
  })
  expect(await stateOf(waiting)).toMatchObject({
    user: { passwordHash: null },
    token: { passwordHash: 'hash of waiting', userMetadata: { display_name: 'waiting' }, identityId: null },
  })
  expect((await stateOf(waiting)).user?.userMetadata).toEqual(bare(waiting, 'waiting'))
  expect(await stateOf(repeated)).toMatchObject({
    user: { passwordHash: null, userMetadata: bare(repeated, 'repeated') },
    token: { passwordHash: null, userMetadata: null },
  })
  expect((await stateOf(forgotten)).user?.passwordHash).toBeNull()
  expect((await stateOf(member)).user).toMatchObject({
    passwordHash: 'hash of member',
    userMetadata: { display_name: 'member' },
  })
  expect((await stateOf(made)).user).toMatchObject({ passwordHash: 'hash of made', userMetadata: { plan: 'gold' } })
  expect(await stateOf(external)).toMatchObject({
    user: { userMetadata: {} },
    token: { identityId: github?.id, userMetadata: { plan: 'gold' } },
  })
})
