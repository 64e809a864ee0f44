import { eq } from 'drizzle-orm'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { joining, readDeviceLists } from './device-lists.ts'
import { joinLists, type ListKind, type Lists } from './schema.ts'
import { keptLists } from './tables.server.ts'

/**
 * The lists that this request is about: a visitor's lie on the device. A member's are her account's, on whatever
 * device; what this device collected before she signed in is shown with them, and joins them at the next change.
 */
export async function readLists({ db, actor }: CommandContext, cookies: string | null): Promise<Lists> {
  const device = readDeviceLists(cookies)
  if (actor.kind !== 'member') return device.lists
  return joinLists(await listKept(db, { userId: actor.userId }), joining(device))
}

/** What an account keeps, for its pages and for her download. */
export async function listKept(db: Db, { userId }: { userId: string }): Promise<Lists> {
  const rows = await db.select().from(keptLists).where(eq(keptLists.userId, userId))
  return listsOf(rows)
}

export function listsOf(rows: readonly Pick<typeof keptLists.$inferSelect, 'kind' | 'entries'>[]): Lists {
  const of = (kind: ListKind) => rows.find((row) => row.kind === kind)?.entries ?? []
  return { cart: of('cart'), saved: of('saved') }
}
