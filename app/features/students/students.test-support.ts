import * as v from 'valibot'
import type { Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import { TEST_KEYS } from '#test/keys.ts'
import { listMails } from '#test/mails.ts'
import { contextOn, SITE } from '#test/context.ts'
import { createProfile } from './commands/create-profile.server.ts'
import { profileForm } from './schema.ts'

const sealer = await openSecrets(TEST_KEYS)

/** Creates a student profile for this member and returns its id. Pass `MINOR` for a student under 18. */
export async function createStudent(db: Db, who: Member, change: Record<string, unknown> = {}): Promise<string> {
  const input = v.parse(profileForm, {
    displayName: who.displayName,
    collegeName: 'Mount Carmel College',
    yearOfStudy: '2',
    ageBand: '18-or-older',
    ...change,
  })
  const outcome = await createProfile(contextOn(db, { sealer })(who), { input, site: SITE })
  if (!outcome.ok) throw new Error(outcome.reason)
  return outcome.id
}

export const MINOR = { ageBand: 'under-18', guardianEmail: 'mother@example.in' }

/** The token in the latest mail to this address; '' without one. */
export async function latestGuardianToken(db: Db, address: string): Promise<string> {
  const mails = await listMails(db, { to: address })
  return /\/guardian-consent\/(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
