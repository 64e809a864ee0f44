import { randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { findInviteRefusal, invite, type InviteRefusal } from '#app/features/squads/invitations.server.ts'
import { type SquadInput, SQUADS_OF_MEMBER_MAX } from '#app/features/squads/schema.ts'
import { squadMembers, squads } from '#app/features/squads/tables.server.ts'
import { isOwnAddress, type PrivateContext } from '#app/platform/context.server.ts'
import { canReach } from '#app/platform/mail/notify.server.ts'
import type { Site } from '#app/platform/config/site.ts'

export type CreateOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: 'not-signed-in' }
  | { ok: false; reason: 'too-many-squads' }
  | ({ ok: false } & InviteRefusal)

/**
 * Creates a squad and sends the invitations, or neither when an invitation is refused. Idempotent by founder and name.
 */
export async function createSquad(
  ctx: PrivateContext,
  { name, badge, addresses, site }: SquadInput & { site: Site },
): Promise<CreateOutcome> {
  const { db, actor, now } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  const named = { name, founderUserId: actor.userId }
  const others = addresses.filter((address) => !isOwnAddress(actor, address))
  return db.transaction(async (tx) => {
    const earlier = await findExisting(tx, named)
    if (earlier) return { ok: true, id: earlier }
    const [own] = await tx.select({ count: count() }).from(squads).where(eq(squads.founderUserId, actor.userId))
    if ((own?.count ?? 0) >= SQUADS_OF_MEMBER_MAX) return { ok: false, reason: 'too-many-squads' }
    const id = randomUUID()
    if (!others.every((address) => canReach(site, address))) return { ok: false, reason: 'no-texts' }
    const refusal = await findInviteRefusal(tx, { squadId: id, by: actor, more: others.length, now })
    if (refusal) return { ok: false, ...refusal }
    const rows = await tx
      .insert(squads)
      .values({ id, ...named, badge, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: squads.id })
    if (rows.length === 0) return { ok: true, id: (await findExisting(tx, named)) ?? id }
    await tx.insert(squadMembers).values({ squadId: id, userId: actor.userId, name: actor.displayName, joinedAt: now })
    await invite(tx, ctx, { squad: { id, name }, by: actor, addresses: others, site })
    return { ok: true, id }
  })
}

async function findExisting(
  tx: PrivateContext['db'],
  { name, founderUserId }: { name: string; founderUserId: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: squads.id })
    .from(squads)
    .where(and(eq(squads.founderUserId, founderUserId), eq(squads.name, name)))
  return row?.id
}
