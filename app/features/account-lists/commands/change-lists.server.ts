import { and, asc, eq } from 'drizzle-orm'
import { mergeableLists, readDeviceLists } from '#app/features/account-lists/device-lists.ts'
import { listsOf } from '#app/features/account-lists/queries.server.ts'
import { mergeLists, LIST_KINDS, type Lists } from '#app/features/account-lists/schema.ts'
import { accountLists } from '#app/features/account-lists/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface Change {
  /** The request's Cookie header. */
  cookies: string | null
  /** Maps the current lists to the new ones; null refuses, and nothing is written. */
  change: (lists: Lists) => Lists | null
}

/**
 * Changes the cart or the saved list. A visitor's lists are stored on the device only; a member's also in their
 * account, where two devices take turns, so that neither undoes what the other added. Lists that the device collected
 * before the sign-in are merged. Returns the lists to store on the device (`listCookies`), or null when refused.
 * `change` must not touch the database: it runs inside the transaction.
 */
export async function changeLists(ctx: CommandContext, { cookies, change }: Change): Promise<Lists | null> {
  const device = readDeviceLists(cookies)
  const { actor } = ctx
  if (actor.kind !== 'member') return change(device.lists)
  return ctx.db.transaction(async (tx) => {
    const kept = await lockLists(tx, actor.userId, ctx.now)
    const changed = change(mergeLists(kept, mergeableLists(device)))
    if (changed === null) return null
    for (const kind of LIST_KINDS) {
      if (JSON.stringify(changed[kind]) === JSON.stringify(kept[kind])) continue
      await tx
        .update(accountLists)
        .set({ entries: [...changed[kind]], changedAt: ctx.now })
        .where(and(eq(accountLists.userId, actor.userId), eq(accountLists.kind, kind)))
    }
    return changed
  })
}

async function lockLists(tx: Db, userId: string, now: Date): Promise<Lists> {
  await tx
    .insert(accountLists)
    .values(LIST_KINDS.map((kind) => ({ userId, kind, entries: [], changedAt: now })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(accountLists)
    .where(eq(accountLists.userId, userId))
    .orderBy(asc(accountLists.kind))
    .for('update')
  return listsOf(rows)
}
