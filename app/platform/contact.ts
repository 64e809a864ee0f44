/** '+919876543210', 'asha@example.in', or nothing when what was typed is neither a phone number nor an address. */
export function tidyContact(typed: string): string {
  return tidyEmail(typed) || tidyPhone(typed)
}

/** The address in small letters, or nothing. */
export function tidyEmail(typed: string): string {
  const address = typed.trim().toLowerCase()
  return /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@.,;<>"]{2,}$/.test(address) ? address : ''
}

/** The number in E.164 form, or nothing. Ten digits are an Indian number. */
export function tidyPhone(typed: string): string {
  const digits = typed.replace(/[\s().-]/g, '')
  const indian = /^(?:\+91|0)?([6-9]\d{9})$/.exec(digits)
  if (indian) return `+91${indian[1]}`
  return /^\+[1-9]\d{7,14}$/.test(digits) && !digits.startsWith('+91') ? digits : ''
}
