import type { MailDraft } from '#app/platform/mail/draft.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { fitsInto, withPlainSigns } from './gsm.ts'
import { TEXT_PARTS_MAX } from './limits.ts'

/** A text message. `variables` are for providers that fill a registered template. */
export interface TextBody {
  message: string
  variables: Readonly<Record<'text' | 'link', string>>
}

/**
 * One sentence of a draft and a link, which fit into one message: 160 characters, or 70 when it has letters outside the
 * alphabet of text messages; in Hindi into two parts. The sentence is cut if they do not fit. A code of the draft is left out, because a lock
 * screen shows a text whole.
 */
export function composeText({ site, subject, text }: MailDraft, link: string): TextBody {
  const sentence = text ?? subject
  // Hindi is outside the alphabet of text messages anyway.
  const plain = (currentLanguage() === LANGUAGES[0] ? withPlainSigns(sentence) : sentence).replace(/\s+/g, ' ').trim()
  const shown = fit(withFullStop(withBrand(plain, site.brandName)), ` ${link}`)
  return { message: `${shown} ${link}`, variables: { text: shown, link } }
}

/** 'your offer was accepted', 'Diya: your offer was accepted' → 'Diya: Your offer was accepted' */
function withBrand(sentence: string, brandName: string): string {
  const prefix = `${brandName}: `
  if (sentence.includes(brandName) && !sentence.startsWith(prefix)) return sentence
  const rest = sentence.startsWith(prefix) ? sentence.slice(prefix.length) : sentence
  return prefix + rest.charAt(0).toUpperCase() + rest.slice(1)
}

const withFullStop = (sentence: string): string => (/[.:?!।]$/.test(sentence) ? sentence : sentence + mailCopy.fullStop)

/** Cuts whole words until the sentence fits before the rest. */
function fit(sentence: string, after: string): string {
  if (fits(sentence + after)) return sentence
  const words = sentence.split(' ')
  while (words.length > 1) {
    words.pop()
    const shorter = `${words.join(' ').replace(/[\s,;:.।-]+$/, '')}...`
    if (fits(shorter + after)) return shorter
  }
  return words.join(' ')
}

const fits = (message: string): boolean => fitsInto(message, TEXT_PARTS_MAX[currentLanguage()])
