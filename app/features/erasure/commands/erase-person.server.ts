import { PERSONAL_DATA } from '#app/features/erasure/personal-data-list.server.ts'
import { forgetStops } from '#app/platform/mail/stops.server.ts'
import { forgetLanguages } from '#app/platform/mail/languages.server.ts'
import { deleteMailsTo, smsMailboxAddress } from '#app/platform/mail/outbox.server.ts'
import { type Addresses, contactsOf, type PersonContext } from '#app/platform/personal-data.ts'

/**
 * Removes the signed-in user from all data but the account. Idempotent steps instead of one transaction: the auth
 * service removes the account in its own, and the locks of all features together could deadlock with other users.
 * Mails last, because the earlier steps enqueue some.
 */
export async function erasePerson(ctx: PersonContext, addresses: Addresses): Promise<void> {
  for (const { forget } of PERSONAL_DATA) await forget?.(ctx, addresses)
  const mailed = mailAddressesOf(addresses)
  await deleteMailsTo(ctx.db, ctx, mailed)
  await forgetLanguages(ctx.db, ctx, mailed)
  await forgetStops(ctx.db, ctx, mailed)
}

const mailAddressesOf = (addresses: Addresses): string[] => [
  ...contactsOf(addresses),
  ...(addresses.phone === null ? [] : [smsMailboxAddress(addresses.phone)]),
]
