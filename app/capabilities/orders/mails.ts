import { escapeMarkup } from '#app/platform/escape.ts'
import { copy } from './copy.ts'

const words = copy.letter

export interface Letter {
  subject: string
  text: string
  html: string
}

export type LetterLine = readonly [label: string, value: string]

export interface LetterParts {
  subject: string
  /** To whom; null for somebody whose name is forgotten. */
  name: string | null
  isTest: boolean
  before: readonly string[]
  lines: readonly LetterLine[]
  after: string
  url: string
  brandName: string
}

/** What the payer reads on the provider's page. */
export const paymentDescription = (number: string): string => copy.payment(number)

/** A short letter: who, what, the figures, and where to go on. The same words as text and as markup. */
export function composeLetter({ subject, name, isTest, before, lines, after, url, brandName }: LetterParts): Letter {
  const opening = [words.greeting(name), ...(isTest ? [words.test] : []), ...before]
  const figures = lines.map(([label, value]) => `${label}: ${value}`).join('\n')
  const text = [...opening, ...(figures ? [figures] : []), after, url, brandName].join('\n\n')
  const paragraphs = (texts: readonly string[]) =>
    texts.map((part) => `<p>${escapeMarkup(part).replaceAll('\n', '<br>')}</p>`).join('')
  const rows = lines
    .map(([label, value]) => `<tr><td>${escapeMarkup(label)}</td><td>${escapeMarkup(value)}</td></tr>`)
    .join('')
  const link = escapeMarkup(url)
  const table = rows ? `<table>${rows}</table>` : ''
  const html = `${paragraphs(opening)}${table}${paragraphs([after])}<p><a href="${link}">${link}</a></p>${paragraphs([brandName])}`
  return { subject: subject.replace(/\s+/g, ' '), text, html }
}
