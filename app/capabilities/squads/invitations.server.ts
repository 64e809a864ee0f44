import { createHash, randomBytes } from 'node:crypto'
import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import { copy } from './copy.ts'
import { INVITATION_DAYS, INVITATIONS_A_DAY_MAX, SQUAD_SIZE_MAX } from './schema.ts'
import { squadInvitations, squadMembers } from './tables.server.ts'

const TOKEN_BYTES = 18

export const hashInvitation = (token: string): string => createHash('sha256').update(`squad:${token}`).digest('hex')

export interface Site {
  brandName: string
  siteUrl: string
}

interface Inviting {
  squad: { id: string; name: string }
  /** The name of who invites, as the mail says it. */
  by: string
  emails: readonly string[]
  site: Site
}

export type InviteOutcome = { ok: true; sent: number } | { ok: false; reason: 'too-many' | 'too-many-today' }

/** Writes and mails invitations in the caller's transaction. An address with an open one is not asked again. */
export async function invite(
  tx: Db,
  { now, sealer }: Pick<PrivateContext, 'now' | 'sealer'>,
  { squad, by, emails, site }: Inviting,
): Promise<InviteOutcome> {
  const refusal = await findRefusal(tx, { squadId: squad.id, more: emails.length, now })
  if (refusal) return { ok: false, reason: refusal }
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
  for (const email of emails) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const tokenHash = hashInvitation(token)
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
    const rows = await tx
      .insert(squadInvitations)
      .values({ squadId: squad.id, email, tokenHash, createdAt: now, expiresAt })
      .onConflictDoNothing()
      .returning({ id: squadInvitations.id })
    if (rows.length === 0) continue
    sent++
    const { subject, body, after } = copy.letter
    const url = `${site.siteUrl}/squads/invitation/${token}`
    const text = `${[...body(by, squad.name), url, after].join('\n\n')}\n`
    await enqueueMail(
      tx,
      { sealer },
      {
        dedupeKey: `squad:${tokenHash}`,
        to: email,
        subject: subject(site.brandName),
        text,
        createdAt: now,
      },
    )
  }
  return { ok: true, sent }
}

async function findRefusal(tx: Db, { squadId, more, now }: { squadId: string; more: number; now: Date }) {
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
  const [today] = await tx
    .select({ count: count() })
    .from(squadInvitations)
    .where(and(eq(squadInvitations.squadId, squadId), gt(squadInvitations.createdAt, new Date(now.getTime() - DAY_MS))))
  if ((members?.count ?? 0) + (open?.count ?? 0) + more > SQUAD_SIZE_MAX) return 'too-many'
  return (today?.count ?? 0) + more > INVITATIONS_A_DAY_MAX ? 'too-many-today' : null
}
