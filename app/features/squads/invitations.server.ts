import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { findMailRefusal, type MailRefusal } from '#app/platform/mail/mail-others.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { canReach, notify } from '#app/platform/mail/notify.server.ts'
import { hashSecret, newToken } from '#app/platform/text/numbering.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { invitationMail } from './mails.ts'
import { INVITATION_DAYS } from './invitation-days.ts'
import { INVITATIONS_A_DAY_MAX, SQUAD_SIZE_MAX } from './schema.ts'
import { squadInvitations, squadMembers } from './tables.server.ts'

export const hashInvitation = (token: string): string => hashSecret('squad', token)

interface InviteInput {
  squad: { id: string; name: string }
  by: Member
  addresses: readonly string[]
  site: Site
}

export type InviteRefusal = { reason: 'too-many' | 'too-many-today' | 'no-texts' } | MailRefusal
export type InviteOutcome = { ok: true; sent: number } | ({ ok: false } & InviteRefusal)

/** Writes and sends invitations in the caller's transaction. An address with an open invitation gets no second one. */
export async function invite(
  tx: Db,
  { now, sealer }: Pick<PrivateContext, 'now' | 'sealer'>,
  { squad, by, addresses, site }: InviteInput,
): Promise<InviteOutcome> {
  if (!addresses.every((address) => canReach(site, address))) return { ok: false, reason: 'no-texts' }
  const refusal = await findInviteRefusal(tx, { squadId: squad.id, by, more: addresses.length, now })
  if (refusal) return { ok: false, ...refusal }
  await tx
    .update(squadInvitations)
    .set({ answeredAt: now })
    .where(
      and(
        eq(squadInvitations.squadId, squad.id),
        isNull(squadInvitations.answeredAt),
        lte(squadInvitations.expiresAt, now),
      ),
    )
  let sent = 0
  for (const address of addresses) {
    const token = newToken()
    const tokenHash = hashInvitation(token)
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
    const rows = await tx
      .insert(squadInvitations)
      .values({ squadId: squad.id, email: address, invitedBy: by.userId, tokenHash, createdAt: now, expiresAt })
      .onConflictDoNothing()
      .returning({ id: squadInvitations.id })
    if (rows.length === 0) continue
    sent++
    const mail = () => invitationMail(site, { founder: by.displayName, squad: squad.name, token })
    await notify(tx, { sealer, now }, { to: address, key: `squad:${tokenHash}`, mail, fallback: currentLanguage() })
  }
  return { ok: true, sent }
}

/**
 * Why these invitations are refused: the squad would be too large, the account is too new, or the user has sent too
 * many within a day, in all squads together. An advisory lock makes concurrent requests of one user count correctly.
 */
export async function findInviteRefusal(
  tx: Db,
  { squadId, by, more, now }: { squadId: string; by: Member; more: number; now: Date },
): Promise<InviteRefusal | null> {
  if (more === 0) return null
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`squad-invitations:${by.userId}`}, 0))`)
  const [members] = await tx.select({ count: count() }).from(squadMembers).where(eq(squadMembers.squadId, squadId))
  const [open] = await tx
    .select({ count: count() })
    .from(squadInvitations)
    .where(
      and(
        eq(squadInvitations.squadId, squadId),
        isNull(squadInvitations.answeredAt),
        gt(squadInvitations.expiresAt, now),
      ),
    )
  if ((members?.count ?? 0) + (open?.count ?? 0) + more > SQUAD_SIZE_MAX) return { reason: 'too-many' }
  const refusal = findMailRefusal(by, now)
  if (refusal) return refusal
  const yesterday = new Date(now.getTime() - DAY_MS)
  const [today] = await tx
    .select({ count: count() })
    .from(squadInvitations)
    .where(and(eq(squadInvitations.invitedBy, by.userId), gt(squadInvitations.createdAt, yesterday)))
  return (today?.count ?? 0) + more > INVITATIONS_A_DAY_MAX ? { reason: 'too-many-today' } : null
}
