import { and, desc, eq } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { findIdByCode } from '#app/features/requests/queries.server.ts'
import { requests } from '#app/features/requests/tables.server.ts'
import { copy } from '#app/features/testimonies/copy.ts'
import { testimonies, testimonyDecisions } from '#app/features/testimonies/tables.server.ts'
import { removeTranslations } from '#app/features/translations/commands/save-translation.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** The request's code, or the story's id for the account that sent it. */
export type WithdrawInput = { code: string } | { id: string }

export type WithdrawOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/** Withdraws a story for its author. Final and idempotent. */
export async function withdrawTestimony(ctx: CommandContext, input: WithdrawInput): Promise<WithdrawOutcome> {
  return ctx.db.transaction(async (tx) => {
    const id =
      'code' in input ? await findByCode(tx, input.code) : ((await findOwnTestimony(tx, ctx, input.id))?.id ?? null)
    if (!id) return { ok: false, reason: 'not-found' }
    const [last] = await tx
      .select({ verdict: testimonyDecisions.verdict })
      .from(testimonyDecisions)
      .where(eq(testimonyDecisions.testimonyId, id))
      .orderBy(desc(testimonyDecisions.id))
      .limit(1)
    if (last?.verdict !== 'withdrawn') {
      await tx
        .insert(testimonyDecisions)
        .values({ testimonyId: id, verdict: 'withdrawn', reason: copy.withdrawn, at: ctx.now })
      await removeTranslations(tx, [id])
      await discardPicture(tx, { id, now: ctx.now })
      await publish(tx, [pagesChanged(['testimonies'])])
    }
    return { ok: true }
  })
}

async function discardPicture(tx: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  const rows = await tx.select({ pictureId: testimonies.pictureId }).from(testimonies).where(eq(testimonies.id, id))
  await discardMedia(tx, { mediaIds: rows.flatMap(({ pictureId }) => pictureId ?? []), now })
}

async function findByCode(tx: Db, code: string): Promise<string | null> {
  const requestId = await findIdByCode(tx, { code })
  if (!requestId) return null
  const rows = await tx
    .select({ id: testimonies.id })
    .from(testimonies)
    .where(eq(testimonies.requestId, requestId))
    .for('update')
  return rows[0]?.id ?? null
}

/** A story that the member sent, locked until the transaction ends; null for anybody else's. */
export async function findOwnTestimony(
  tx: Db,
  { actor }: CommandContext,
  id: string,
): Promise<{ id: string; story: string } | null> {
  if (actor.kind !== 'member' || !isUuid(id)) return null
  const rows = await tx
    .select({ id: testimonies.id, story: testimonies.story })
    .from(testimonies)
    .innerJoin(requests, eq(requests.id, testimonies.requestId))
    .where(and(eq(testimonies.id, id), eq(requests.userId, actor.userId)))
    .for('update', { of: testimonies })
  return rows[0] ?? null
}
