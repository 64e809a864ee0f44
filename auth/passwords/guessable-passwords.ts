import { normalisePassword } from './password.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'

/** What an attacker may know about the owner of a password. */
export interface PasswordOwner {
  email?: string | null | undefined
  userMetadata?: Metadata | undefined
}

/** Shorter words occur in good passwords by chance. */
const WORD_LETTERS_MIN = 3
/** A password with this many letters outside the known words is not guessable. */
const OWN_LETTERS_MIN = 4
/** How many digits and signs around a common password are ignored, as in `password2026!`. */
const AFFIX_CHARS_MAX = 6
const NAME_FIELDS = ['display_name', 'full_name', 'name', 'user_name', 'preferred_username']

let common: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is one of the 49,000 most common ones, with or without digits around it, or little more than
 * known words: the name of the site, the name or e-mail address of the owner.
 */
export async function isGuessable(password: string, siteName: string, owner: PasswordOwner): Promise<boolean> {
  const folded = normalisePassword(password).toLowerCase()
  common ??= loadCommonPasswords()
  const list = await common
  if (list.has(folded)) return true
  const stem = /\p{L}(?:.*\p{L})?/su.exec(folded)?.[0] ?? ''
  if (folded.length - stem.length <= AFFIX_CHARS_MAX && list.has(stem)) return true
  return isMadeOf(folded, wordsOf(siteName, owner))
}

/** Loaded on first use: it takes 8 MB of memory. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

function isMadeOf(folded: string, words: readonly string[]): boolean {
  const known = words.filter((word) => folded.includes(word)).toSorted((a, b) => b.length - a.length)
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), folded)
  return known.length > 0 && (rest.match(/\p{L}/gu) ?? []).length < OWN_LETTERS_MIN
}

function wordsOf(siteName: string, { email, userMetadata }: PasswordOwner): string[] {
  const names = NAME_FIELDS.map((field) => userMetadata?.[field]).filter((name) => typeof name === 'string')
  return [siteName, email ?? '', ...names]
    .flatMap((text) =>
      normalisePassword(text)
        .toLowerCase()
        .split(/[^\p{L}\p{M}]+/u),
    )
    .filter((word) => word.length >= WORD_LETTERS_MIN)
}
