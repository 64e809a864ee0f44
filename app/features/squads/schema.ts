import * as v from 'valibot'
import { normalizeEmail } from '#app/platform/text/contact.ts'
import { typedName } from '#app/platform/form/text-schemas.ts'
import { copy } from './copy.ts'

export const BADGES = ['warrior', 'guardian', 'phoenix', 'lioness'] as const
export type Badge = (typeof BADGES)[number]

export const SQUAD_NAME_CHARS_MAX = 60
export const SQUAD_SIZE_MAX = 20
export const INVITATION_DAYS = 14
export const INVITATIONS_A_DAY_MAX = 30
export const SQUADS_OF_MEMBER_MAX = 20
const EMAILS_CHARS_MAX = 4_000

/** 'a@b.in, A@b.in; c@d.in' → the distinct addresses in lower case, and the invalid parts. */
export function readAddresses(typed: string): { addresses: string[]; wrong: string[] } {
  const parts = typed
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const addresses = [...new Set(parts.map(normalizeEmail).filter(Boolean))]
  return { addresses, wrong: parts.filter((part) => !normalizeEmail(part)) }
}

/** Addresses separated by commas; may be empty. */
const emails = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(EMAILS_CHARS_MAX, copy.form.tooMany(SQUAD_SIZE_MAX)),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { addresses, wrong } = readAddresses(dataset.value)
    if (wrong.length > 0) {
      addIssue({ message: copy.form.wrong(wrong.join(', ')) })
      return NEVER
    }
    return addresses
  }),
  v.maxLength(SQUAD_SIZE_MAX - 1, copy.form.tooMany(SQUAD_SIZE_MAX)),
)

export const squadForm = v.object({
  name: typedName(SQUAD_NAME_CHARS_MAX, { missing: copy.form.name, tooLong: copy.form.tooLong(SQUAD_NAME_CHARS_MAX) }),
  badge: v.picklist(BADGES, copy.form.badge),
  emails,
})
export type SquadInput = v.InferOutput<typeof squadForm>

export const inviteForm = v.object({ emails })
