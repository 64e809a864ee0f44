import { escapeMarkup } from '#app/platform/text/escape.ts'

/** Fields whose value is never written into a page: passwords, one-time codes, and numbers of cards and accounts. */
const SECRET_NAME = /pass|^current$|^nonce$|otp|card|cvv|cvc|iban|ifsc|account.?number|^number(?:again)?$/i
const CARD_DIGITS = { min: 13, max: 19 }

interface FormWords {
  /** Shown when values were left out. */
  leftOut: string
  send: string
}

/**
 * A posted form as HTML: hidden fields with a button that sends it again. Passwords, card and bank account numbers, and
 * files are left out.
 */
export function formOf(form: FormData, { action, words }: { action: string; words: FormWords }): string {
  const fields: string[] = []
  let hasLeftOut = false
  for (const [name, value] of form) {
    // An empty file field is posted as an empty file.
    if (typeof value !== 'string') hasLeftOut ||= value.size > 0
    else if (isSecret(name, value)) hasLeftOut = true
    else fields.push(`<input type="hidden" name="${attribute(name)}" value="${attribute(value)}"/>`)
  }
  const note = hasLeftOut ? `<p>${escapeMarkup(words.leftOut)}</p>` : ''
  return `<form method="post" action="${attribute(action)}">${note}${fields.join('')}<p><button>${escapeMarkup(words.send)}</button></p></form>\n`
}

interface Helplines {
  title: string
  numbers: readonly { number: string; label: string }[]
}

/** A list of phone numbers as HTML, below an optional link. */
export function helplineList({ title, numbers }: Helplines, link?: { href: string; label: string }): string {
  const items = numbers.map(
    ({ number, label }) =>
      `<li><a href="tel:${number}"><strong>${escapeMarkup(number)}</strong><span>${escapeMarkup(label)}</span></a></li>`,
  )
  const retry = link ? `<p><a href="${attribute(link.href)}">${escapeMarkup(link.label)}</a></p>\n` : ''
  return `${retry}<section aria-labelledby="call"><h2 id="call">${escapeMarkup(title)}</h2><ul class="lines">${items.join('')}</ul></section>\n`
}

function isSecret(name: string, value: string): boolean {
  return SECRET_NAME.test(name) || isCardNumber(value.replace(/[\s-]/g, ''))
}

/** Whether the digits have the length and the check digit (Luhn) of a card number. */
function isCardNumber(digits: string): boolean {
  if (!/^\d+$/.test(digits) || digits.length < CARD_DIGITS.min || digits.length > CARD_DIGITS.max) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return sum % 10 === 0
}

/** Escapes text for an attribute; line breaks become character references. */
function attribute(text: string): string {
  return escapeMarkup(text).replaceAll('\r', '&#13;').replaceAll('\n', '&#10;')
}
