import { and, eq, gt, isNull } from 'drizzle-orm'
import { copy } from '#app/capabilities/referrals/copy.ts'
import { ASK_AGAIN_DAYS, type ReferralWing } from '#app/capabilities/referrals/schema.ts'
import { referrals } from '#app/capabilities/referrals/tables.server.ts'
import { hashToken, newToken } from '#app/capabilities/referrals/tokens.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/durations.ts'
import { enqueueMail } from '#app/platform/mail/outbox.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'

interface Referring {
  wing: ReferralWing
  /** The referred person's e-mail address, tidied. */
  contact: string
  now: Date
  site: { brandName: string; siteUrl: string }
  sealer: Sealer
}

/** Asks the referred person for her yes, in the caller's transaction; not again while an earlier question is fresh. */
export async function refer(tx: Db, { wing, contact, now, site, sealer }: Referring): Promise<{ isAsked: boolean }> {
  const fresh = new Date(now.getTime() - ASK_AGAIN_DAYS * DAY_MS)
  const [asked] = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.contact, contact), gt(referrals.createdAt, fresh), isNull(referrals.agreedAt)))
    .limit(1)
  if (asked) return { isAsked: false }
  const token = newToken()
  const tokenHash = hashToken(token)
  await tx.insert(referrals).values({ tokenHash, contact, wing, createdAt: now })
  const { subject, body, after } = copy.letter
  const url = `${site.siteUrl}/refer/${token}`
  await enqueueMail(
    tx,
    { sealer },
    {
      dedupeKey: `referral:${tokenHash}`,
      to: contact,
      subject: subject(site.brandName),
      text: `${[...body(site.brandName), url, after].join('\n\n')}\n`,
      createdAt: now,
    },
  )
  return { isAsked: true }
}
