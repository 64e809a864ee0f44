import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { interestMail } from '#app/features/startups/mails.ts'
import { startupInterests, startups } from '#app/features/startups/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Site } from '#app/platform/config/site.ts'

interface Interest {
  slug: string
  amountMinor: number
  requestId: string
  now: Date
  site: Site
  sealer: Sealer
}

/**
 * Stores an interest in the transaction of its request and mails the founder, without the sender's name. @throws when
 * the startup is not listed; the form is shown for listed startups only.
 */
export async function expressInterest(
  tx: Db,
  { slug, amountMinor, requestId, now, site, sealer }: Interest,
): Promise<void> {
  const [startup] = await tx
    .select()
    .from(startups)
    .where(and(eq(startups.slug, slug), isNotNull(startups.listedAt), isNull(startups.retiredAt)))
  if (!startup) throw new Error('An interest needs a listed startup.')
  await tx.insert(startupInterests).values({ requestId, startupId: startup.id, amountMinor, createdAt: now })
  const mail = () => interestMail({ site, slug, title: startup.title, amountMinor })
  await notify(tx, { sealer, now }, { to: startup.founderEmail, key: `startup-interest:${requestId}`, mail })
}
