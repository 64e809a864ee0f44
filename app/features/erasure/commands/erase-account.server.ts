import type { OwnAccount } from '#app/platform/own-account.ts'
import type { PersonContext } from '#app/platform/personal-data.ts'
import { erasePerson } from './erase-person.server.ts'

/**
 * Erases the signed-in person, then removes the account. Should the last step fail, they are still signed in and can
 * do it again.
 */
export async function eraseAccount(ctx: PersonContext, own: OwnAccount): Promise<void> {
  await erasePerson(ctx, own)
  await own.delete()
}
