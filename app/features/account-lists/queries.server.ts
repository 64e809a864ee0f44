import { eq } from 'drizzle-orm'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { EarlyRead } from '#app/platform/http/early-read.server.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { mergeableLists, readDeviceLists } from './device-lists.ts'
import { mergeLists, type ListKind, type Lists } from './schema.ts'
import { accountLists } from './tables.server.ts'

type Asked = CommandContext & Partial<Pick<RequestContext, 'begun'>>

export const earlyLists: EarlyRead<Lists> = {
  paths: /^\/(?:cart|checkout|saved)(?![\w-])/,
  read: ({ db, userId }) => listAccountLists(db, { userId }),
}

/**
 * The lists of this request. A visitor's come from the device's cookies. A member's come from the account, merged with
 * what the device collected before the sign-in; that part is stored with the next change.
 */
export async function readLists(ctx: Asked, cookies: string | null): Promise<Lists> {
  const device = readDeviceLists(cookies)
  if (ctx.actor.kind !== 'member') return device.lists
  const kept = await (ctx.begun?.(earlyLists) ?? listAccountLists(ctx.db, ctx.actor))
  return mergeLists(kept, mergeableLists(device))
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
