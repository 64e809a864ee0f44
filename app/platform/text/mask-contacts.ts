import { CONTACT_KINDS, type ContactKind } from './contact-kinds.ts'
import { phoneSpans } from './phone-spans.ts'
import { cleanText } from './text.ts'

/** What stands in place of a contact. */
const MASK = '•••'

export interface Masked {
  /** The cleaned text with `MASK` in place of each contact. */
  text: string
  /** The kinds of what was masked, in the order of `CONTACT_KINDS`. */
  removed: readonly ContactKind[]
}

/** Domains that people write without a scheme. */
const DOMAINS = 'com|in|org|net|co|io|shop|store|link|app|site|online|info|biz|xyz|dev|page|bio|gg|tv|भारत'
/** Domains that are also words, which follow a full stop without a space: only with a path. */
const WORDY_DOMAINS = 'me|be|ly|us|to|at|ee|gl|id'
const UPI_BANKS =
  'upi|ybl|ibl|axl|apl|yapl|paytm|pt(?:hdfc|sbi|axis|yes)|ok(?:axis|sbi|icici|hdfcbank)|sbi|icici|hdfcbank|axisbank|kotak'
const NETWORKS =
  'insta(?:gram)?|ig|fb|facebook|telegram|snapchat|twitter|youtube|linkedin|whats\\s?app|wa|skype|इंस्टा(?:ग्राम)?|फेसबुक|टेलीग्राम|व्हाट्सएप'

const CHAR = String.raw`[\p{L}\p{M}\p{Nd}_]`
const START = `(?<!${CHAR})`
const END = `(?!${CHAR})`
const LABEL = String.raw`[\p{L}\p{M}\p{Nd}_-]{1,63}`
const NAME = String.raw`[\p{L}\p{M}\p{Nd}_.+'-]{1,64}`
const AT = String.raw`(?:@|\s@\s|\s?[([{]\s?(?:at|एट)\s?[)\]}]\s?)`
const SPELT_DOT = String.raw`(?:\s?[([{]\s?(?:dot|डॉट)\s?[)\]}]\s?|\s(?:dot|डॉट)\s)`
const DOT = String.raw`(?:\s?\.\s?|${SPELT_DOT})`

const any = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'), 'giu')

/** In the order in which they are looked for: an address is part of some links, and contains a domain. */
const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['link', any(String.raw`${START}[a-z][a-z\d+.-]{0,20}\s?:\s?/\s?/\s?\S+`, String.raw`${START}www\d?\s?\.\s?\S+`)],
  [
    'email',
    any(
      String.raw`${NAME}${AT}${LABEL}(?:${DOT}${LABEL}){0,3}${DOT}[\p{L}\p{M}]{2,}`,
      String.raw`${NAME}\s(?:at|एट)\s${LABEL}(?:\.|${SPELT_DOT})(?:${LABEL}(?:\.|${SPELT_DOT}))?(?:${DOMAINS})${END}`,
    ),
  ],
  [
    'link',
    any(
      String.raw`${START}(?:${LABEL}(?:\.|${SPELT_DOT})){1,4}(?:${DOMAINS})${END}(?:[/?#]\S*)?`,
      String.raw`${START}(?:${LABEL}\.){1,4}(?:${WORDY_DOMAINS})/\S+`,
    ),
  ],
  [
    'upi',
    any(
      String.raw`${START}${NAME}@(?!(?:rs|inr)\.?\s?\d)[a-z][a-z\d]+${END}`,
      String.raw`${START}${NAME}${AT}(?:${UPI_BANKS})${END}`,
    ),
  ],
  [
    'handle',
    any(
      String.raw`${START}@(?!(?:rs|inr)\.?\s?\d)[\p{L}_]${CHAR}+(?:\.${CHAR}+)*`,
      String.raw`${START}(?:${NETWORKS})(?:\s(?:id|handle|page|name|आईडी))?(?:\s?[:=@]|\s[-–]\s|\s(?:is|id|handle)\s)\s?@?${NAME}`,
    ),
  ],
]

/**
 * Removes contact data from a text that strangers will read: phone numbers in digits of all Indian scripts and in words
 * of English and Hindi, e-mail addresses, links, UPI ids, and names in social networks. For short texts: its time is
 * not linear. A text without any stays as typed, cleaned.
 */
export function maskContacts(typed: string): Masked {
  const plain = cleanText(typed)
  const found = new Set<ContactKind>()
  // Full-width letters and digits become plain ones.
  let text = cleanText(plain.normalize('NFKC'))
  for (const [kind, pattern] of PATTERNS) {
    text = text.replace(pattern, () => {
      found.add(kind)
      return MASK
    })
  }
  for (const { from, to } of phoneSpans(text).toReversed()) {
    found.add('phone')
    text = `${text.slice(0, from)}${MASK}${text.slice(to)}`
  }
  return found.size === 0
    ? { text: plain, removed: [] }
    : { text, removed: CONTACT_KINDS.filter((kind) => found.has(kind)) }
}

/** Whether a masked text says anything beside the contacts that were in it. */
export const saysMore = (masked: string): boolean => /[\p{L}\p{Nd}]/u.test(masked)
