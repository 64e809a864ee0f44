import { hasLink } from '#app/platform/text/text.ts'
import { readContact } from '#app/platform/text/contact.ts'
import { findPhoneProblem, looksLikePhone } from '#app/platform/text/phone-problem.ts'
import { copy as formCopy } from '#app/platform/form/copy.ts'
import { copy } from './copy.ts'

/** The minimum of the auth service. */
export const PASSWORD_CHARS_MIN = 8
export const NAME_CHARS_MAX = 80
export const CODE_CHARS_MAX = 10

export interface Credentials {
  name: string
  /** An e-mail address, or a phone number where the service takes one. */
  address: string
  password: string
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>

/** What the form does: sign in by password or code, or create an account. With a phone number, a code does both. */
export type Purpose = 'password' | 'code' | 'join'

export type Address = { email: string } | { phone: string }

/** Addresses of existing accounts, which may predate the current rules. */
const KNOWN_EMAIL = /^[^\s@]+@[^\s@]+$/
const KNOWN_PHONE = /^\+?[1-9]\d{6,14}$/

/** Errors by field; undefined if the credentials can be sent. */
export function checkCredentials(
  { name, address, password }: Credentials,
  { purpose, takesPhone }: { purpose: Purpose; takesPhone: boolean },
): CredentialErrors | undefined {
  const words = copy.errors
  const errors: CredentialErrors = {}
  if (purpose === 'join' && !name.trim()) errors.name = words.nameMissing
  if (name.length > NAME_CHARS_MAX) errors.name = words.nameLong
  else if (hasLink(name)) errors.name = formCopy.nameLink
  if (!address.trim()) {
    const isAlone = purpose === 'code' || password !== '' || (purpose === 'join' && takesPhone)
    errors.address = missingAddress({ takesPhone, isAlone })
  } else if (!addressFor(purpose)(address, takesPhone)) errors.address = wrongAddress(address, takesPhone)
  if (purpose === 'code' || (purpose === 'join' && joinsByCode(address, takesPhone))) return orNone(errors)
  if (!password) {
    // Without an address, its message asks for both.
    if (address.trim()) errors.password = words.passwordMissing
  } else if (purpose === 'join' && password.length < PASSWORD_CHARS_MIN)
    errors.password = words.passwordShort(PASSWORD_CHARS_MIN)
  return orNone(errors)
}

function missingAddress({ takesPhone, isAlone }: { takesPhone: boolean; isAlone: boolean }): string {
  const { contactMissing, emailMissing, contactAndPasswordMissing, emailAndPasswordMissing } = copy.errors
  if (isAlone) return takesPhone ? contactMissing : emailMissing
  return takesPhone ? contactAndPasswordMissing : emailAndPasswordMissing
}

/** The sentence about an address that cannot be used. */
function wrongAddress(address: string, takesPhone: boolean): string {
  if (!takesPhone) return copy.errors.emailWrong
  const problem = looksLikePhone(address) ? findPhoneProblem(address) : null
  return problem ? copy.errors.phone[problem] : copy.errors.phoneWrong
}

/** The address for a code, or what is wrong with it. */
export function checkAddress(typed: string, takesPhone: boolean): { address: Address } | { error: string } {
  const address = findReachable(typed, takesPhone)
  return address ? { address } : { error: wrongAddress(typed, takesPhone) }
}

/** Whether a new account with this address needs a code and no password: a phone number, or nothing typed yet. */
export const joinsByCode = (address: string, takesPhone: boolean): boolean =>
  takesPhone && (!address.trim() || looksLikePhone(address))

/** The parser of addresses for this purpose. */
export const addressFor = (purpose: Purpose) =>
  ({ join: findNewAddress, code: findReachable, password: findAddress })[purpose]

/** Parses the address of an existing account that gets a code: numbers must be reachable by text message. */
function findReachable(typed: string, takesPhone: boolean): Address | null {
  return takesPhone && looksLikePhone(typed) ? findNewAddress(typed, true) : findAddress(typed, takesPhone)
}

/** Parses the address of an existing account; null if invalid. */
export function findAddress(typed: string, takesPhone: boolean): Address | null {
  const fresh = findNewAddress(typed, takesPhone)
  if (fresh) return fresh
  const text = typed.trim()
  if (KNOWN_EMAIL.test(text)) return { email: text }
  const number = text.replace(/[\s().-]/g, '')
  return takesPhone && KNOWN_PHONE.test(number) ? { phone: number } : null
}

/** Parses the address of a new account; null if it is neither e-mail address nor phone number. */
export function findNewAddress(typed: string, takesPhone: boolean): Address | null {
  const contact = readContact(typed)
  if (!contact) return null
  if (contact.phone === null) return { email: contact.email }
  return takesPhone ? { phone: contact.phone } : null
}

function orNone(errors: CredentialErrors): CredentialErrors | undefined {
  return Object.keys(errors).length > 0 ? errors : undefined
}
