import { sql } from 'drizzle-orm'
import { payeeAgainMail, payeeMail } from '#app/features/fundraising/tranches/mails.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import type { campaigns } from '#app/features/fundraising/tables.server.ts'
import { NEW_ACCOUNT_WAIT_MS } from '#app/platform/bank/account-wait.ts'
import type { Member, SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { withdrawMails } from '#app/platform/mail/outbox.server.ts'

interface Saved {
  payeeId: string
  campaign: Pick<typeof campaigns.$inferSelect, 'id' | 'slug' | 'title' | 'coOwners'>
  ending: string
}

/** E-mail and phone number of the account, and the address that the campaign was sent in with. */
const ADDRESSES_MAX = 3
const keyOf = (payeeId: string, i: number) => `campaign-payee:${payeeId}:${i}`
const againKeyOf = (payeeId: string, i: number) => `campaign-payee-again:${payeeId}:${i}`

/**
 * Tells the owner, at all addresses, and co-owners who look after the money, who is paid from now on. Whoever can read
 * one address of the owner may have deleted the message: a second one goes out when half of the wait is over.
 */
export async function tellOfPayee(
  tx: Db,
  ctx: SiteContext & { actor: Member },
  { payeeId, campaign, ending }: Saved,
): Promise<void> {
  const { actor, now, config } = ctx
  const own = [actor.email, actor.phone ?? null, await findOwnerAddress(tx, campaign.id)]
  const addresses = new Set(own.filter((address) => address !== null))
  const sendAt = new Date(now.getTime() + NEW_ACCOUNT_WAIT_MS / 2)
  const first = () => payeeMail({ campaign, ending }, config)
  const again = () => payeeAgainMail({ campaign, ending }, config)
  for (const [i, to] of [...addresses].entries()) {
    await notify(tx, ctx, { to, key: keyOf(payeeId, i), mail: first })
    await notify(tx, ctx, { to, key: againKeyOf(payeeId, i), mail: again, sendAt })
  }
  for (const { userId, may } of campaign.coOwners) {
    const to = may.includes('money') ? await findNoticeAddress(tx, userId) : null
    if (to === null || addresses.has(to)) continue
    await notify(tx, ctx, { to, key: `campaign-payee:${payeeId}:${userId}`, mail: first })
  }
}

/** Takes back what was not sent yet, because the account is replaced or cannot be paid. */
export function withdrawSecondNotices(tx: Db, payeeId: string): Promise<void> {
  return withdrawMails(
    tx,
    Array.from({ length: ADDRESSES_MAX }, (_, i) => againKeyOf(payeeId, i)),
  )
}

/** A confirmed address of an account. */
async function findNoticeAddress(tx: Db, userId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ address: string | null }>(
    sql`SELECT auth.notice_address(${userId}::uuid) AS address`,
  )
  return rows[0]?.address ?? null
}
