import { PERSONAL_DATA } from '#app/features/erasure/personal-data-list.server.ts'
import { deleteMailsTo, smsMailboxAddress } from '#app/platform/mail/outbox.server.ts'
import type { PersonContext } from '#app/platform/personal-data.ts'

/** What is proven to be the person's: an address that they merely asked for may be somebody else's. */
export interface Addresses {
  email: string | null
  /** Digits without a plus. */
  phone: string | null
}

/**
 * Takes the signed-in person off everything but the account itself. Idempotent steps instead of one transaction: the
 * auth service removes the account in its own, and the locks of all features together would deadlock people who like
 * each other's stories, or a buyer of the shop that closes. Mails last, because the steps before write some.
 */
export async function erasePerson(ctx: PersonContext, addresses: Addresses): Promise<void> {
  for (const { forget } of PERSONAL_DATA) await forget?.(ctx)
  await deleteMailsTo(ctx.db, ctx, mailAddressesOf(addresses))
}

const mailAddressesOf = ({ email, phone }: Addresses): string[] =>
  [email, phone === null ? null : smsMailboxAddress(phone)].filter((address) => address !== null)
