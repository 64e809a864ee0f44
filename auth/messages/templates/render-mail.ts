import { factorCopy, mailCopy, validityCopy, type MailKind } from './copy.ts'

export interface MailData {
  siteName: string
  link?: string
  code?: string
  codeMinutes?: number
  linkMinutes?: number
  newEmail?: string
  oldEmail?: string
  provider?: string
  factorType?: string
  codesLeft?: number
  /** When, on which device and where a sign-in was, in words. */
  signIn?: string
}

/** Everything that a mail says, in reading order. Values from users are text on one line. */
export interface MailContent {
  kind: MailKind
  subject: string
  lines: readonly string[]
  link?: { label: string; url: string }
  code?: { label: string; value: string }
  /** How long link and code work, and what to do if it was not the recipient. */
  after: readonly string[]
}

/** How the hosting process lays out a mail: its text, and its HTML if it has one. */
export type MailLayout = (content: MailContent) => { text: string; html?: string }

/** Fills in the copy of a mail. */
export function mailContent(kind: MailKind, data: MailData): MailContent {
  const copy = mailCopy[kind]
  const values = {
    ...data,
    factorType: factorCopy[data.factorType ?? ''] ?? data.factorType,
    provider: capitalised(data.provider),
  }
  const fill = (sentence: string) => fillText(sentence, values)
  const link = copy.button && data.link ? { label: copy.button, url: data.link } : undefined
  const code = copy.code && data.code ? { label: copy.code, value: data.code } : undefined
  const validity = code && fill(link ? validityCopy.linkAndCode : validityCopy.code)
  return {
    kind,
    subject: fill(copy.subject),
    lines: copy.lines.map(fill),
    ...(link && { link }),
    ...(code && { code }),
    after: [...(validity ? [validity] : []), fill(copy.closing)],
  }
}

/** Fills in the placeholders of a sentence; each value stays on one line. */
export function fillText(sentence: string, values: object): string {
  const texts = new Map(Object.entries(values))
  return sentence.replace(/\{(\w+)\}/g, (_match, name: string) => oneLine(String(texts.get(name) ?? '')))
}

/** The layout of a service that was given no other: plain text. */
export const plainLayout: MailLayout = ({ lines, link, code, after }) => {
  const parts = [
    ...lines,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...(code ? [`${code.label}\n${code.value}`] : []),
    ...after,
  ]
  return { text: `${parts.join('\n\n')}\n` }
}

/** 'google' → 'Google' */
const capitalised = (name = ''): string => name.charAt(0).toUpperCase() + name.slice(1)

/** A line break in a subject would start another mail header. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
