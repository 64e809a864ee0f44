import * as v from 'valibot'
import type { Actor, Member, PrivateContext, Role } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { openSecrets } from '#auth/secrets.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { listMails } from '#test/mails.ts'
import { createProfile } from './commands/create-profile.server.ts'
import { profileForm } from './schema.ts'

const sealer = await openSecrets(TEST_KEYS)

export const NOW = new Date('2026-11-22T08:00:00Z')
export const SITE = { brandName: 'Diya', siteUrl: 'https://diya.example' }

export function member(displayName: string, ...roles: Role[]): Member {
  const email = `${displayName.toLowerCase()}@example.in`
  const memberSince = new Date(NOW.getTime() - DAY_MS)
  return { kind: 'member', userId: crypto.randomUUID(), displayName, email, roles, memberSince }
}

export function contextFor(db: Db) {
  return (actor: Actor, days = 0): PrivateContext => ({
    db,
    actor,
    now: new Date(NOW.getTime() + days * DAY_MS),
    requestId: 'test',
    sealer,
  })
}

/** A member with a profile; under eighteen with the address of her mother. */
export async function enrol(db: Db, who: Member, change: Record<string, unknown> = {}): Promise<string> {
  const input = v.parse(profileForm, {
    displayName: who.displayName,
    collegeName: 'Mount Carmel College',
    yearOfStudy: '2',
    ageBand: '18-or-older',
    ...change,
  })
  const outcome = await createProfile(contextFor(db)(who), { input, site: SITE })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

export const MINOR = { ageBand: 'under-18', guardianEmail: 'mother@example.in' }

/** The token of the latest letter to this address. */
export async function tokenTo(db: Db, address: string): Promise<string> {
  const mails = await listMails(db, { to: address })
  return /\/guardian-consent\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
