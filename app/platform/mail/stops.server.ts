import { and, eq, inArray } from 'drizzle-orm'
import type { Site } from '#app/platform/config/site.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { mailStops } from './tables.server.ts'

/** Mails of one topic to one address. */
interface Stop {
  address: string
  topic: string
}

/** The same from a link: the address as a keyed fingerprint. */
export interface StopLink {
  recipient: string
  topic: string
}

export const STOP_PATH = '/mails/stop'
const PLACE = 'mail-stops'

/** The page where the owner of an address stops mails of a topic. The link contains no address. */
export function stopUrlOf({ siteUrl }: Pick<Site, 'siteUrl'>, { sealer }: { sealer: Sealer }, stop: Stop): string {
  const recipient = sealer.fingerprint(stop.address.toLowerCase(), PLACE)
  const token = sealer.seal(JSON.stringify([recipient, stop.topic]), PLACE)
  return `${siteUrl}${STOP_PATH}/${encodeURIComponent(token)}`
}

/** What a link stops; null when it was not made here. */
export function readStopLink({ sealer }: { sealer: Sealer }, token: string): StopLink | null {
  try {
    const [recipient, topic] = JSON.parse(sealer.open(token, PLACE)) as [string, string]
    return { recipient, topic }
  } catch {
    // Altered, cut off, or sealed with a key that is gone: a wrong link like any other.
    return null
  }
}

/** Whether it was stopped, also by a link whose fingerprint has an earlier key. */
export async function isStopped(tx: Db, { sealer }: { sealer: Sealer }, { address, topic }: Stop): Promise<boolean> {
  const recipients = sealer.fingerprints(address.toLowerCase(), PLACE)
  const found = and(inArray(mailStops.recipient, recipients), eq(mailStops.topic, topic))
  return (await tx.$count(mailStops, found)) > 0
}

export const isLinkStopped = async (tx: Db, link: StopLink): Promise<boolean> =>
  (await tx.$count(mailStops, matches(link))) > 0

/** Idempotent. */
export async function stopMails(tx: Db, { recipient, topic }: StopLink, now: Date): Promise<void> {
  await tx.insert(mailStops).values({ recipient, topic, stoppedAt: now }).onConflictDoNothing()
}

/** The owner of the address wants them again. */
export async function resumeMails(tx: Db, link: StopLink): Promise<void> {
  await tx.delete(mailStops).where(matches(link))
}

/** For erasures. */
export async function forgetStops(tx: Db, { sealer }: { sealer: Sealer }, addresses: readonly string[]): Promise<void> {
  const recipients = addresses.flatMap((address) => sealer.fingerprints(address.toLowerCase(), PLACE))
  await tx.delete(mailStops).where(inArray(mailStops.recipient, recipients))
}

const matches = ({ recipient, topic }: StopLink) => and(eq(mailStops.recipient, recipient), eq(mailStops.topic, topic))
