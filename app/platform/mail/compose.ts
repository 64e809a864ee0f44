import { escapeMarkup } from '#app/platform/text/escape.ts'

export interface MailBody {
  subject: string
  text: string
  html?: string
}

export type MailRow = readonly [label: string, value: string]

/** A paragraph, a table of two columns, or a link on its own line. Empty blocks are left out. */
export type MailBlock = string | { rows: readonly MailRow[] } | { link: string }

export interface MailParts {
  subject: string
  blocks: readonly MailBlock[]
}

/** A plain-text mail; blocks are separated by blank lines. */
export function composeTextMail({ subject, blocks }: MailParts): MailBody {
  const text = blocks.filter(isFull).map(textOf).join('\n\n')
  return { subject: subject.replace(/\s+/g, ' '), text: `${text}\n` }
}

/** A mail with the same content as plain text and as HTML. */
export function composeMail(parts: MailParts): Required<MailBody> {
  return { ...composeTextMail(parts), html: parts.blocks.filter(isFull).map(htmlOf).join('') }
}

function isFull(block: MailBlock): boolean {
  if (typeof block === 'string') return block !== ''
  return 'link' in block || block.rows.length > 0
}

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block
  return 'link' in block ? block.link : block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
}

function htmlOf(block: MailBlock): string {
  if (typeof block === 'string') return `<p>${lineBreaks(block)}</p>`
  if ('link' in block) return `<p><a href="${escapeMarkup(block.link)}">${escapeMarkup(block.link)}</a></p>`
  const rows = block.rows.map(([label, value]) => `<tr><td>${lineBreaks(label)}</td><td>${lineBreaks(value)}</td></tr>`)
  return `<table>${rows.join('')}</table>`
}

const lineBreaks = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>')
