import { cleanLine, latinDigits } from './text.ts'

/** The longest address that mail servers carry (RFC 5321). */
export const EMAIL_CHARS_MAX = 254

/** A mailbox, and a domain of two labels or more, in any script; without the signs that structure a header of a mail. */
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@(?:[^\s@.,;:<>()[\]\\"]+\.)+[^\s@.,;:<>()[\]\\"]{2,}$/
/** '98765 43210' with or without the country or the trunk zero before it. */
const INDIAN_MOBILE = /^(?:\+?91|0)?([6-9]\d{9})$/
/** Abroad: with plus and country code, at most 15 digits (E.164). */
const FOREIGN_PHONE = /^\+(?!91)[1-9]\d{7,14}$/

/** One of both; the other is null. */
export type Contact = { email: string; phone: null } | { email: null; phone: string }

/** The e-mail address or phone number in its stored form; null when what was typed is neither. */
export function readContact(typed: string): Contact | null {
  const email = tidyEmail(typed)
  if (email) return { email, phone: null }
  const phone = tidyPhone(typed)
  return phone ? { email: null, phone } : null
}

/** The same as text: 'asha@example.in', '+919876543210', or ''. */
export function tidyContact(typed: string): string {
  return tidyEmail(typed) || tidyPhone(typed)
}

/** The address in lower case, or ''. */
export function tidyEmail(typed: string): string {
  const address = cleanLine(typed).toLowerCase()
  return address.length <= EMAIL_CHARS_MAX && EMAIL.test(address) ? address : ''
}

/** The number in E.164 form, or ''. Ten digits are an Indian mobile number; landlines of India are not taken. */
export function tidyPhone(typed: string): string {
  const number = latinDigits(cleanLine(typed)).replace(/[\s().-]/g, '')
  const indian = INDIAN_MOBILE.exec(number)
  if (indian) return `+91${indian[1]}`
  return FOREIGN_PHONE.test(number) ? number : ''
}
