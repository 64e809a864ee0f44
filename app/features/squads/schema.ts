import { normalizeContact } from '#app/platform/text/contact.ts'
import { copy } from './copy.ts'

export const BADGES = ['warrior', 'guardian', 'phoenix', 'lioness'] as const
export type Badge = (typeof BADGES)[number]

export const SQUAD_NAME_CHARS_MAX = 60
export const SQUAD_SIZE_MAX = 20
export const INVITATIONS_A_DAY_MAX = 30
export const SQUADS_OF_MEMBER_MAX = 20
const EMAILS_CHARS_MAX = 4_000

/**
 * 'a@b.in, A@b.in; 98765 43210' → the distinct e-mail addresses and phone numbers, normalized, and the invalid parts.
 * A number may contain spaces.
 */
export function readAddresses(typed: string): { addresses: string[]; wrong: string[] } {
  const parts = typed
    .split(/[\n,;]+/)
    .flatMap(splitAtAddresses)
    .flatMap((part) => (normalizeContact(part) ? [part] : part.split(/\s+/)))
    .filter(Boolean)
  const addresses = [...new Set(parts.map(normalizeContact).filter(Boolean))]
  return { addresses, wrong: parts.filter((part) => !normalizeContact(part)) }
}

/** 'a@b.in 98765 43210 c@d.in' → the addresses, and what stands between two of them as one. */
function splitAtAddresses(part: string): string[] {
  const parts: string[] = []
  let isAfterAddress = true
  for (const word of part.trim().split(/\s+/)) {
    const isAddress = word.includes('@')
    if (isAddress || isAfterAddress) parts.push(word)
    else parts.push(`${parts.pop()} ${word}`)
    isAfterAddress = isAddress
  }
  return parts
}

/** The field of addresses separated by commas; may be empty. */
export const emailsField = (field: { label: string; hint: string }) =>
  ({
    as: 'text',
    rows: 3,
    ...field,
    optional: true,
    charsMax: EMAILS_CHARS_MAX,
    tooLong: copy.form.tooMany(SQUAD_SIZE_MAX),
    read: (typed: string) => {
      const { addresses, wrong } = readAddresses(typed)
      return wrong.length === 0 && addresses.length < SQUAD_SIZE_MAX ? addresses : null
    },
    wrong: (typed: string) => {
      const { wrong } = readAddresses(typed)
      return wrong.length > 0 ? copy.form.wrong(wrong.join(', ')) : copy.form.tooMany(SQUAD_SIZE_MAX)
    },
  }) as const

export interface SquadInput {
  name: string
  badge: Badge
  /** E-mail addresses and phone numbers in E.164 form. */
  addresses: readonly string[]
}
