import type { MailDraft } from '#app/platform/mail/draft.ts'
import { shareOfMessage, withPlainSigns } from './gsm.ts'

/** A text message. `variables` are for providers that fill a registered template. */
export interface TextBody {
  message: string
  variables: Readonly<Record<'text' | 'link', string>>
}

/**
 * One sentence of a draft and a link, which fit into one message: 160 characters, or 70 when it has letters outside the
 * alphabet of text messages. The sentence is cut if they do not fit; a code never is.
 */
export function composeText({ site, subject, text, blocks }: MailDraft, link: string): TextBody {
  const plain = withPlainSigns(text ?? subject)
    .replace(/\s+/g, ' ')
    .trim()
  const sentence = plain.includes(site.brandName) ? plain : `${site.brandName}: ${plain}`
  const block = blocks.find((each) => typeof each !== 'string' && 'code' in each)
  const code = typeof block === 'object' && 'code' in block ? ` ${block.code.label} ${block.code.value}` : ''
  const after = `${withPlainSigns(code)} ${link}`
  const shown = fit(withFullStop(sentence), after)
  return { message: shown + after, variables: { text: shown + withPlainSigns(code), link } }
}

const withFullStop = (sentence: string): string => (/[.:?!]$/.test(sentence) ? sentence : `${sentence}.`)

/** Cuts whole words until the sentence fits before the rest. */
function fit(sentence: string, after: string): string {
  if (shareOfMessage(sentence + after) <= 1) return sentence
  const words = sentence.split(' ')
  while (words.length > 1) {
    words.pop()
    const shorter = `${words.join(' ').replace(/[\s,;:.-]+$/, '')}...`
    if (shareOfMessage(shorter + after) <= 1) return shorter
  }
  return words.join(' ')
}
