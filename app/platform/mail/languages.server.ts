import { and, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { mailLanguages } from './tables.server.ts'

const PLACE = 'mail-languages'

/** The language in which the owner of an address gets mails and text messages; null when they have done nothing yet. */
export async function findLanguage(tx: Db, { sealer }: { sealer: Sealer }, address: string): Promise<Language | null> {
  const [row] = await languageOf(tx, { recipients: recipientsOf(sealer, [address]) })
  return row?.language ?? null
}

const languageOf = prepared((tx, { recipients }: Values<{ recipients: string[] }>) =>
  tx
    .select({ language: mailLanguages.language })
    .from(mailLanguages)
    .where(sql`${mailLanguages.recipient} = ANY(${recipients})`)
    // During a change of keys there may be a row of each key.
    .orderBy(desc(mailLanguages.changedAt))
    .limit(1),
)

interface Remembering {
  sealer: Sealer
  now: Date
}

/**
 * Stores the language of the current page for these addresses of the person who uses it: their mails are in it from now
 * on. With `isOwn` they are addresses of the account that is signed in. Anybody can type an address into a form, so
 * without it the language of a member's own address stays.
 */
export async function rememberLanguage(
  tx: Db,
  { sealer, now }: Remembering,
  addresses: readonly (string | null | undefined)[],
  { isOwn = false }: { isOwn?: boolean } = {},
): Promise<void> {
  const language = currentLanguage()
  const recipients = addresses.flatMap((address) => (address ? [recipientOf(sealer, address)] : []))
  if (recipients.length === 0) return
  const row = { language, isOwn, changedAt: now }
  const isOther = ne(mailLanguages.language, language)
  const isTyped = eq(mailLanguages.isOwn, false)
  await tx
    .insert(mailLanguages)
    .values([...new Set(recipients)].toSorted().map((recipient) => ({ recipient, ...row })))
    .onConflictDoUpdate({
      target: mailLanguages.recipient,
      set: row,
      setWhere: isOwn ? or(isOther, isTyped) : and(isOther, isTyped),
    })
}

/** For erasures. */
export async function forgetLanguages(
  tx: Db,
  { sealer }: { sealer: Sealer },
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  await tx.delete(mailLanguages).where(inArray(mailLanguages.recipient, recipientsOf(sealer, addresses)))
}

const recipientOf = (sealer: Sealer, address: string): string => sealer.fingerprint(address.toLowerCase(), PLACE)

const recipientsOf = (sealer: Sealer, addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => sealer.fingerprints(address.toLowerCase(), PLACE))
