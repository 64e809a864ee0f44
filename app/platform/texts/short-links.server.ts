import { and, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { recipientOf } from '#app/platform/mail/sealing.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { hashSecret, randomCode } from '#app/platform/text/numbering.server.ts'
import { latinDigits } from '#app/platform/text/text.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { DIGITS_ATTEMPTS_MAX, LAST_DIGITS, SHORT_LINK_DAYS } from './limits.ts'
import { shortLinks } from './tables.server.ts'

const PATH = '/s'
const NOTICE_PLACE = 'short-links'
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 65 bits. */
const ID_CHARS = 11
const ID = new RegExp(`^[0-9A-Za-z]{${ID_CHARS}}$`)

interface LinkTarget {
  /** On this site. */
  path: string
  /** What is posted to it, for a page whose key must be in no address; null for a page that is opened. */
  posts?: Readonly<Record<string, string>> | null
  /** Where the recipient stops texts like this one; null for those that cannot be stopped. */
  stopPath: string | null
  /** Whoever has the path sees the page, so the link first asks for the last digits of the phone number. */
  asksDigits: boolean
}

type SealedLink = LinkTarget & { lastDigits: string }

export type FoundLink = LinkTarget & { id: string; lastDigits: string }

export const newLinkId = (): string => randomCode(LETTERS, ID_CHARS)

export const shortUrlOf = ({ siteUrl }: Pick<Site, 'siteUrl'>, id: string): string => `${siteUrl}${PATH}/${id}`

interface Context {
  db: Db
  sealer: Sealer
  now: Date
}

interface NewLink extends LinkTarget {
  id: string
  /** In E.164 form. */
  phone: string
  /** The deduplication key of the notice, for a link that does not expire; null for one that works for 400 days. */
  noticeKey: string | null
}

/** Makes `/s/<id>` lead to a page of this site for 400 days, or until `deleteShortLinks`. */
export async function addShortLink(
  { db, sealer, now }: Context,
  { id, phone, noticeKey, ...target }: NewLink,
): Promise<void> {
  const idHash = hashOf(id)
  const content: SealedLink = { ...target, lastDigits: phone.slice(-LAST_DIGITS) }
  await db.insert(shortLinks).values({
    idHash,
    sealed: sealer.seal(JSON.stringify(content), placeOf(idHash)),
    recipient: recipientOf(sealer, phone),
    notice: noticeKey && sealer.fingerprint(noticeKey, NOTICE_PLACE),
    createdAt: now,
    expiresAt: noticeKey === null ? new Date(now.getTime() + SHORT_LINK_DAYS * DAY_MS) : null,
  })
}

/** The link with this id; null when it is unknown, erased or expired. */
export async function findShortLink({ db, sealer, now }: Context, id: string): Promise<FoundLink | null> {
  if (!ID.test(id)) return null
  const idHash = hashOf(id)
  const isCurrent = or(isNull(shortLinks.expiresAt), gt(shortLinks.expiresAt, now))
  const valid = and(eq(shortLinks.idHash, idHash), isCurrent)
  const [row] = await db.select({ sealed: shortLinks.sealed }).from(shortLinks).where(valid)
  return row ? { id, ...(JSON.parse(sealer.open(row.sealed, placeOf(idHash))) as SealedLink) } : null
}

export type DigitsOutcome =
  | { ok: true }
  | { ok: false; reason: 'wrong' }
  | { ok: false; reason: 'too-many'; from: Date }

/** Compares the last digits of the phone number, five times in an hour for each link. Right ones start the count again. */
export async function enterLastDigits({ db, now }: Context, link: FoundLink, typed: string): Promise<DigitsOutcome> {
  const { attempts, attemptsSince } = shortLinks
  const isOver = sql`${attemptsSince} IS NULL OR ${attemptsSince} <= ${new Date(now.getTime() - HOUR_MS).toISOString()}`
  const at = now.toISOString()
  const [counted] = await db
    .update(shortLinks)
    .set({
      attempts: sql`CASE WHEN ${isOver} THEN 1 ELSE ${attempts} + 1 END`,
      attemptsSince: sql`CASE WHEN ${isOver} THEN ${at}::timestamptz ELSE ${attemptsSince} END`,
    })
    .where(eq(shortLinks.idHash, hashOf(link.id)))
    .returning({ attempts, attemptsSince })
  const since = counted?.attemptsSince ?? now
  if (!counted || counted.attempts > DIGITS_ATTEMPTS_MAX)
    return { ok: false, reason: 'too-many', from: new Date(since.getTime() + HOUR_MS) }
  if (latinDigits(typed).replace(/\D/g, '') !== link.lastDigits) return { ok: false, reason: 'wrong' }
  await db
    .update(shortLinks)
    .set({ attempts: 0, attemptsSince: null })
    .where(eq(shortLinks.idHash, hashOf(link.id)))
  return { ok: true }
}

/** Deletes the links without an expiry of these notices, because what they lead to is gone. */
export async function deleteShortLinks(
  tx: Db,
  { sealer }: Pick<Context, 'sealer'>,
  noticeKeys: readonly string[],
): Promise<void> {
  if (noticeKeys.length === 0) return
  const notices = noticeKeys.flatMap((key) => sealer.fingerprints(key, NOTICE_PLACE))
  await tx.delete(shortLinks).where(inArray(shortLinks.notice, notices))
}

/** Deletes expired links. For a job. */
export async function sweepShortLinks({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  await db.delete(shortLinks).where(lte(shortLinks.expiresAt, now))
}

const hashOf = (id: string): string => hashSecret('short-link', id)
const placeOf = (idHash: string): string => `short-links:${idHash}`
