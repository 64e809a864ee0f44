import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { endMandate, type FullMandate } from '#app/features/fundraising/monthly/mandate.server.ts'
import type { EndReason } from '#app/features/fundraising/monthly/mandate-rules.ts'
import { endedMail, type MonthlyFacts } from './mails.ts'

export interface Telling {
  site: Site
  sealer: Sealer
  now: Date
}

export const factsOf = ({ mandate, campaign, first }: FullMandate, site: Site): MonthlyFacts => ({
  site,
  publicToken: mandate.publicToken,
  campaign,
  name: first.nameSnapshot,
  amountMinor: mandate.amountMinor,
})

/** Enqueues a mail to the supporter; false when they cannot be reached. */
export const tell = (
  tx: Db,
  { sealer, now }: Omit<Telling, 'site'>,
  { to: { first }, key, mail }: { to: FullMandate; key: string; mail: () => MailDraft },
): Promise<boolean> => notify(tx, { sealer, now }, { to: first.email ?? first.phone, key: `monthly:${key}`, mail })

/** Ends a locked mandate and tells the supporter, unless they never approved it or their account is gone. */
export async function endAndTell(tx: Db, ctx: Telling, full: FullMandate, reason: EndReason): Promise<void> {
  const { id } = full.mandate
  await endMandate(tx, { id, reason, now: ctx.now })
  if (reason === 'not-approved' || reason === 'account-deleted') return
  await tell(tx, ctx, { to: full, key: `ended:${id}`, mail: () => endedMail({ ...factsOf(full, ctx.site), reason }) })
}
