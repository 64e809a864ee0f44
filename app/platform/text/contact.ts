import { cleanLine, latinDigits } from './text.ts'

/** The longest address of RFC 5321. */
export const EMAIL_CHARS_MAX = 254

/** A local part and a domain of two or more labels, in any script, without the delimiters of mail headers. */
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@(?:[^\s@.,;:<>()[\]\\"]+\.)+[^\s@.,;:<>()[\]\\"]{2,}$/
/** Ten digits, with or without the country code or a leading zero. */
export const INDIAN_MOBILE = /^(?:(?:\+|00)?91|0)?([6-9]\d{9})$/
/** With plus and country code, at most 15 digits (E.164). */
const FOREIGN_PHONE = /^\+(?!91)[1-9]\d{7,14}$/

export type Contact = { email: string; phone: null } | { email: null; phone: string }

/** The normalized e-mail address or phone number; null when the text is neither. */
export function readContact(typed: string): Contact | null {
  const email = normalizeEmail(typed)
  if (email) return { email, phone: null }
  const phone = normalizePhone(typed)
  return phone ? { email: null, phone } : null
}

/** The same as text: 'asha@example.in', '+919876543210', or ''. */
export function normalizeContact(typed: string): string {
  return normalizeEmail(typed) || normalizePhone(typed)
}

/** Whether an address is a phone number in E.164 form, not an e-mail address. */
export const isPhoneNumber = (address: string): boolean => /^\+\d+$/.test(address)

/** The address in lower case, or ''. */
export function normalizeEmail(typed: string): string {
  const address = cleanLine(typed).toLowerCase()
  return address.length <= EMAIL_CHARS_MAX && EMAIL.test(address) ? address : ''
}

/** The number in E.164 form, or ''. Ten digits are an Indian mobile number; Indian landlines are refused. */
export function normalizePhone(typed: string): string {
  const number = dialled(typed)
  const indian = INDIAN_MOBILE.exec(number)
  if (indian) return `+91${indian[1]}`
  return FOREIGN_PHONE.test(number) ? number : ''
}

/** The digits in Latin script, with a leading plus, and without what people write between them. */
export const dialled = (typed: string): string => latinDigits(cleanLine(typed)).replace(/[\s().-]/g, '')
