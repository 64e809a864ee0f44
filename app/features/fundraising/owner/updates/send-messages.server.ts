import { createHash } from 'node:crypto'
import { and, asc, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm'
import { campaignMessages, campaignUpdatePictures } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { campaigns, campaignUpdates, contributions } from '#app/features/fundraising/tables.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { thanksMail, updateMail } from './mails.ts'

interface Sending {
  db: Db
  now: Date
  site: Site
  sealer: Sealer
}

/** Gifts that one run considers, in one transaction. */
const BATCH = 200
const PLACE = 'campaign-messages'

/**
 * Enqueues the next batch of the oldest unsent message to supporters, and advances its cursor in the same transaction.
 * One address gets a message once, however many gifts it gave, also if a run is repeated. Returns the number of gifts
 * considered.
 */
export async function sendCampaignMessages({ db, ...ctx }: Sending): Promise<number> {
  return db.transaction(async (tx) => {
    const message = await lockNext(tx)
    if (!message) return 0
    const gifts = await listNext(tx, message)
    for (const gift of gifts) await send(tx, ctx, { message, gift })
    const last = gifts.at(-1)?.id ?? message.cursor
    const doneAt = gifts.length < BATCH ? ctx.now : null
    await tx.update(campaignMessages).set({ cursor: last, doneAt }).where(eq(campaignMessages.id, message.id))
    return gifts.length
  })
}

/** The oldest unsent message; one that another process sends is skipped. */
async function lockNext(tx: Db) {
  const picture = tx
    .select({ one: sql`1` })
    .from(campaignUpdatePictures)
    .where(eq(campaignUpdatePictures.updateId, campaignMessages.updateId))
  const { id, campaignId, contributionId, createdAt, cursor, thanks } = campaignMessages
  const [message] = await tx
    .select({
      id,
      campaignId,
      contributionId,
      createdAt,
      cursor,
      thanks,
      update: campaignUpdates.message,
      hasPictures: sql<boolean>`${exists(picture)}`,
      slug: campaigns.slug,
      campaign: campaigns.title,
      organiser: campaigns.organiserName,
    })
    .from(campaignMessages)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .leftJoin(campaignUpdates, eq(campaignUpdates.id, campaignMessages.updateId))
    .where(isNull(campaignMessages.doneAt))
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
    .for('update', { of: campaignMessages, skipLocked: true })
  return message ?? null
}

type Unsent = NonNullable<Awaited<ReturnType<typeof lockNext>>>

/** The next gifts whose supporters agreed; those given after the message do not get it. */
function listNext(tx: Db, { campaignId, contributionId, createdAt, cursor }: Unsent) {
  const { id, email, phone, nameSnapshot, isAnonymous } = contributions
  return tx
    .select({ id, email, phone, nameSnapshot, isAnonymous })
    .from(contributions)
    .where(
      and(
        eq(contributions.campaignId, campaignId),
        contributions.wantsUpdates,
        isCounted,
        lte(contributions.createdAt, createdAt),
        or(sql`${cursor}::uuid IS NULL`, cursor === null ? undefined : gt(id, cursor)),
        contributionId === null ? undefined : eq(id, contributionId),
      ),
    )
    .orderBy(asc(id))
    .limit(BATCH)
}

type NextGift = Awaited<ReturnType<typeof listNext>>[number]

async function send(
  tx: Db,
  { now, site, sealer }: Omit<Sending, 'db'>,
  { message, gift }: { message: Unsent; gift: NextGift },
): Promise<void> {
  const to = gift.email ?? gift.phone
  if (!to) return
  const { slug, campaign, organiser, hasPictures } = message
  const common = { site, slug, campaign, name: gift.isAnonymous ? null : gift.nameSnapshot }
  const mail = () =>
    message.thanks === null
      ? updateMail({ ...common, words: message.update ?? '', hasPictures })
      : thanksMail({ ...common, words: message.thanks, organiser })
  const recipient = createHash('sha256').update(sealer.fingerprint(to.toLowerCase(), PLACE)).digest('base64url')
  const key = `campaign-message:${message.id}:${recipient}`
  await notify(tx, { sealer, now }, { to, key, mail })
}
