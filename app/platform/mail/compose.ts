import type { Site } from '#app/platform/config/site.ts'
import { mailCopy } from './copy.ts'
import type { MailBlock, MailDraft, MailItem } from './draft.ts'
import { localeBlock, localeLinks, localeUrl } from './locale-links.ts'
import { mailHtml } from './layout/mail-html.ts'
import type { ShownMail } from './layout/shown-mail.ts'

/** A composed mail. */
export interface MailBody {
  subject: string
  text: string
  html: string
}

/**
 * The subject, the text and the HTML of a mail in the current language, to which its links to this site lead. Both parts have the same words and links; the text is complete by itself.
 * `stopUrl` is the page where this recipient stops mails of the draft's topic.
 */
export function composeMail(draft: MailDraft, { stopUrl = null }: { stopUrl?: string | null } = {}): MailBody {
  return bodyOf(shownMail(draft, stopUrl))
}

/** Both parts of a mail in the current language, which is the one of its words. */
export const bodyOf = (shown: ShownMail): MailBody => ({
  subject: shown.subject,
  text: mailText(shown),
  html: mailHtml(shown),
})

/** What a mail shows, as JSON: a tenth of its HTML. */
export function shownMail({ site, name, why, ...draft }: MailDraft, stopUrl: string | null): ShownMail {
  const { brandName } = site
  const subject = draft.subject.replace(/\s+/g, ' ').trim()
  const blocks = draft.blocks.filter(isFull).map((block) => localeBlock(site, withPictures(block, site)))
  const paragraph = blocks.find((block) => typeof block === 'string')
  return {
    subject,
    title: withoutBrand(subject, brandName),
    preheader: localeLinks(site, draft.preheader ?? paragraph ?? ''),
    greeting: mailCopy.greeting(name),
    blocks,
    why: localeLinks(site, why),
    brandName,
    sender: senderOf(site),
    stopUrl: stopUrl && localeUrl(site, stopUrl),
  }
}

/** 'Diya: an answer to your message' → 'An answer to your message' */
function withoutBrand(subject: string, brandName: string): string {
  const prefix = `${brandName}: `
  if (!subject.startsWith(prefix)) return subject
  const rest = subject.slice(prefix.length)
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}

function senderOf({ brandName, siteUrl, organisation }: Site): string[] {
  const { registeredName, address } = organisation ?? {}
  return [registeredName ?? brandName, address, localeUrl({ siteUrl }, siteUrl)].filter((line): line is string =>
    Boolean(line),
  )
}

function isFull(block: MailBlock): boolean {
  if (typeof block === 'string') return block !== ''
  if ('rows' in block) return block.rows.length > 0
  return !('items' in block) || block.items.length > 0
}

/** Pictures get complete URLs. Only files of this site are shown: a remote picture would tell others who reads. */
function withPictures(block: MailBlock, { siteUrl }: Site): MailBlock {
  if (typeof block === 'string' || !('items' in block)) return block
  const shown = (item: MailItem): MailItem => ({
    ...item,
    picture: item.picture?.startsWith('/media/') ? `${siteUrl}${item.picture}` : null,
  })
  return { ...block, items: block.items.map(shown) }
}

function mailText({ greeting, blocks, why, stopUrl, sender }: ShownMail): string {
  const stop = stopUrl === null ? [] : [`${mailCopy.stop}\n${stopUrl}`]
  return `${[greeting, ...blocks.map(textOf), why, ...stop, sender.join('\n')].join('\n\n')}\n`
}

function textOf(block: MailBlock): string {
  if (typeof block === 'string') return block
  if ('rows' in block)
    return withTitle(
      block.title,
      block.rows.map(([label, value]) => `${label}: ${value}`),
    )
  if ('items' in block) return withTitle(block.title, block.items.map(itemText))
  if ('button' in block) return `${block.button.label}:\n${block.button.url}`
  return `${block.code.label}\n${block.code.value}`
}

const withTitle = (title: string | undefined, lines: readonly string[]): string =>
  [...(title ? [title] : []), ...lines].join('\n')

const itemText = ({ title, note, price }: MailItem): string => [title, note, price].filter(Boolean).join(', ')
