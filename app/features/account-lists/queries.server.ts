import { eq } from 'drizzle-orm'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { mergeableLists, readDeviceLists } from './device-lists.ts'
import { mergeLists, type ListKind, type Lists } from './schema.ts'
import { accountLists } from './tables.server.ts'

/**
 * The lists of this request. A visitor's come from the device's cookies. A member's come from the account, merged with
 * what the device collected before the sign-in; that part is stored with the next change.
 */
export async function readLists({ db, actor }: CommandContext, cookies: string | null): Promise<Lists> {
  const device = readDeviceLists(cookies)
  if (actor.kind !== 'member') return device.lists
  return mergeLists(await listAccountLists(db, { userId: actor.userId }), mergeableLists(device))
}

/** The lists stored for an account, for its pages and its personal data export. */
export async function listAccountLists(db: Db, { userId }: { userId: string }): Promise<Lists> {
  const rows = await db.select().from(accountLists).where(eq(accountLists.userId, userId))
  return listsOf(rows)
}

export function listsOf(rows: readonly Pick<typeof accountLists.$inferSelect, 'kind' | 'entries'>[]): Lists {
  const of = (kind: ListKind) => rows.find((row) => row.kind === kind)?.entries ?? []
  return { cart: of('cart'), saved: of('saved') }
}
