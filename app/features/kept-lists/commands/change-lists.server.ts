import { and, asc, eq } from 'drizzle-orm'
import { joining, readDeviceLists } from '#app/features/kept-lists/device-lists.ts'
import { listsOf } from '#app/features/kept-lists/queries.server.ts'
import { joinLists, LIST_KINDS, type Lists } from '#app/features/kept-lists/schema.ts'
import { keptLists } from '#app/features/kept-lists/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface Change {
  /** The request's Cookie header. */
  cookies: string | null
  /** From the lists as they are to the lists as they shall be; null refuses, and nothing is written. */
  change: (lists: Lists) => Lists | null
}

/**
 * Changes the cart or the saved list: a visitor's on the device alone, a member's beside her account too, where two
 * devices wait for each other, so that neither takes back what the other added. What the device collected before she
 * signed in joins on the way. Gives the lists for the device to keep (`listCookies`), or null when it was refused.
 * `change` must not touch the database: the transaction holds it.
 */
export async function changeLists(ctx: CommandContext, { cookies, change }: Change): Promise<Lists | null> {
  const device = readDeviceLists(cookies)
  const { actor } = ctx
  if (actor.kind !== 'member') return change(device.lists)
  return ctx.db.transaction(async (tx) => {
    const kept = await lockLists(tx, actor.userId, ctx.now)
    const changed = change(joinLists(kept, joining(device)))
    if (changed === null) return null
    for (const kind of LIST_KINDS) {
      if (JSON.stringify(changed[kind]) === JSON.stringify(kept[kind])) continue
      await tx
        .update(keptLists)
        .set({ entries: [...changed[kind]], changedAt: ctx.now })
        .where(and(eq(keptLists.userId, actor.userId), eq(keptLists.kind, kind)))
    }
    return changed
  })
}

async function lockLists(tx: Db, userId: string, now: Date): Promise<Lists> {
  await tx
    .insert(keptLists)
    .values(LIST_KINDS.map((kind) => ({ userId, kind, entries: [], changedAt: now })))
    .onConflictDoNothing()
  const rows = await tx
    .select()
    .from(keptLists)
    .where(eq(keptLists.userId, userId))
    .orderBy(asc(keptLists.kind))
    .for('update')
  return listsOf(rows)
}
