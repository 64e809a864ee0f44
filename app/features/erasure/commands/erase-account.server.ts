import type { OwnAccount } from '#app/platform/own-account.ts'
import type { PersonContext } from '#app/platform/personal-data.ts'
import { erasePerson } from './erase-person.server.ts'

/**
 * Erases the signed-in user, then removes the account. When the last step fails, they are still signed in and can
 * repeat it.
 */
export async function eraseAccount(ctx: PersonContext, own: OwnAccount): Promise<void> {
  await erasePerson(ctx, own)
  await own.delete()
}
