import { escapeMarkup } from '#app/platform/escape.ts'
import { builderCopy } from './copy.ts'
import type { Letter } from './mails.ts'

interface Facts {
  verdict: 'published' | 'returned' | 'declined'
  name: string
  title: string
  reason: string | null
  url: string
  brandName: string
}

/** Tells the owner what was decided, why, and where to go on. */
export function reviewLetter({ verdict, name, title, reason, url, brandName }: Facts): Letter {
  const words = builderCopy.letter[verdict]
  const lines = [
    `Dear ${name},`,
    words.body(title),
    ...('reason' in words && reason ? [words.reason(reason)] : []),
    ...('after' in words ? [words.after] : []),
  ]
  const link = escapeMarkup(url)
  const html = lines.map((line) => `<p>${escapeMarkup(line).replaceAll('\n', '<br>')}</p>`).join('')
  return {
    subject: words.subject,
    text: [...lines, url, brandName].join('\n\n'),
    html: `${html}<p><a href="${link}">${link}</a></p><p>${escapeMarkup(brandName)}</p>`,
  }
}
