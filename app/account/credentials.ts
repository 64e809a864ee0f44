import { hasLink } from '#app/platform/clean-text.ts'
import { copy as formCopy } from '#app/platform/declared-form/copy.ts'
import { copy } from './copy.ts'

/** The shortest password that the auth service takes. */
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

/** What the form is for: a way in with or without a password, or a new account. */
export type Purpose = 'password' | 'code' | 'join'

export type Address = { email: string } | { phone: string }

const EMAIL = /^[^\s@]+@[^\s@]+$/
const PHONE = /^\+?[1-9]\d{6,14}$/
/** Indian mobile numbers, as people write them at home. */
const HOME_PHONE = /^0?([6-9]\d{9})$/
const HOME_PREFIX = '+91'

/** What is wrong with the typed credentials, by field; undefined when the service may be asked. */
export function checkCredentials(
  { name, address, password }: Credentials,
  { purpose, takesPhone }: { purpose: Purpose; takesPhone: boolean },
): CredentialErrors | undefined {
  const words = copy.errors
  const errors: CredentialErrors = {}
  if (purpose === 'join' && !name.trim()) errors.name = words.nameMissing
  if (name.length > NAME_CHARS_MAX) errors.name = words.nameLong
  else if (hasLink(name)) errors.name = formCopy.nameLink
  if (!address.trim()) errors.address = purpose === 'code' ? words.addressMissing : words.emailMissing
  else if (!findAddress(address, takesPhone)) errors.address = takesPhone ? words.phoneWrong : words.emailWrong
  if (purpose === 'code') return orNone(errors)
  if (!password) errors.password = words.passwordMissing
  else if (purpose === 'join' && password.length < PASSWORD_CHARS_MIN)
    errors.password = words.passwordShort(PASSWORD_CHARS_MIN)
  return orNone(errors)
}

/** What was typed as an e-mail address or a phone number with its country; null when it is neither. */
export function findAddress(typed: string, takesPhone: boolean): Address | null {
  const text = typed.trim()
  if (EMAIL.test(text)) return { email: text }
  const digits = text.replace(/[\s().-]/g, '')
  if (!takesPhone) return null
  const home = HOME_PHONE.exec(digits)?.[1]
  if (home) return { phone: HOME_PREFIX + home }
  return PHONE.test(digits) ? { phone: digits } : null
}

function orNone(errors: CredentialErrors): CredentialErrors | undefined {
  return Object.keys(errors).length > 0 ? errors : undefined
}
