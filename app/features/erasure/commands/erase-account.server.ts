import { type ErasingContext, erasePerson } from './erase-person.server.ts'
import type { OwnAccount } from '#app/platform/own-account.ts'

/**
 * Erases the signed-in person, then removes the account. Should the last step fail, they are still signed in and can
 * do it again.
 */
export async function eraseAccount(ctx: ErasingContext, own: OwnAccount): Promise<void> {
  await erasePerson(ctx, own)
  await own.delete()
}
