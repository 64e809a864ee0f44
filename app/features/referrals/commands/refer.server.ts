import { and, eq, gt, isNull } from 'drizzle-orm'
import { referralMail } from '#app/features/referrals/mails.ts'
import { ASK_AGAIN_DAYS, type ReferralWing } from '#app/features/referrals/schema.ts'
import { referrals } from '#app/features/referrals/tables.server.ts'
import { hashToken } from '#app/features/referrals/tokens.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { newToken } from '#app/platform/text/numbering.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'

interface ReferralInput {
  wing: ReferralWing
  /** The referred person's e-mail address, normalised. */
  contact: string
  now: Date
  site: Site
  sealer: Sealer
}

/** Asks the referred person for consent by mail, in the caller's transaction. Not again within `ASK_AGAIN_DAYS`. */
export async function refer(
  tx: Db,
  { wing, contact, now, site, sealer }: ReferralInput,
): Promise<{ isAsked: boolean }> {
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
  const mail = () => referralMail(site, token)
  await notify(tx, { sealer, now }, { to: contact, key: `referral:${tokenHash}`, mail, fallback: currentLanguage() })
  return { isAsked: true }
}
