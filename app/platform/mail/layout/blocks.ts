import { passageLang } from '#app/platform/language/current-language.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import type { MailBlock, MailItem, MailRow } from '#app/platform/mail/draft.ts'
import { lines, type Markup, markup } from './markup.ts'
import { PICTURE, style } from './style.ts'

/** One block of a mail. */
export function blockHtml(block: MailBlock): Markup {
  if (typeof block === 'string')
    return markup`<p class="m-ink"${langOf(block)} style="${style.paragraph}">${lines(block)}</p>
`
  if ('rows' in block) return rowsHtml(block)
  if ('items' in block) return itemsHtml(block.items, block.title)
  if ('button' in block) return buttonHtml(block.button)
  return markup`<p class="m-ink" style="${style.paragraph}">${block.code.label}<strong class="m-ink" style="${style.code}">${block.code.value}</strong></p>
`
}

/** Somebody's words may be in another language than the mail. */
export function langOf(text: string): Markup | undefined {
  const language = passageLang(text)
  return language && markup` lang="${language}"`
}

/** A link whose words are its address. */
export const link = (url: string): Markup => markup`<a class="m-link" href="${url}" style="${style.link}">${url}</a>`

function rowsHtml({ rows, hasSum = false, title }: Extract<MailBlock, { rows: unknown }>): Markup {
  const row = ([label, value]: MailRow, index: number): Markup => {
    const isSum = hasSum && index === rows.length - 1
    return markup`<tr><th scope="row" class="m-line ${isSum ? 'm-ink' : 'm-soft'}"${langOf(label)} style="${isSum ? style.sumLabel : style.label}">${lines(label)}</th><td class="m-line m-ink"${langOf(value)} style="${isSum ? style.sumValue : style.value}">${lines(value)}</td></tr>
`
  }
  return markup`${titleHtml(title)}<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.rows}">
${rows.map(row)}</table>
`
}

function titleHtml(title: string | undefined): Markup | undefined {
  if (title === undefined) return undefined
  return markup`<h2 class="m-ink" style="${style.part}">${title}</h2>
`
}

function itemsHtml(items: readonly MailItem[], title: string | undefined): Markup {
  return markup`${titleHtml(title)}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.rows}">
${items.map(itemHtml)}</table>
`
}

function itemHtml({ title, note, price, picture }: MailItem): Markup {
  return markup`<tr><td class="m-line" width="${PICTURE}" style="${style.pictureCell}">${picture ? image(picture, title) : tile(title)}</td><td class="m-line m-ink" style="${style.item}">${itemTitle(title)}${note && markup`<br><span class="m-soft" style="${style.note}">${note}</span>`}</td><td class="m-line m-ink" align="right" style="${style.price}">${price}</td></tr>
`
}

const itemTitle = (title: string): Markup =>
  passageLang(title) ? markup`<span${langOf(title)}>${title}</span>` : markup`${title}`

const image = (src: string, title: string): Markup =>
  markup`<img class="m-tile" src="${src}" alt="${mailCopy.pictureOf(title)}" width="${PICTURE}" height="${PICTURE}" style="${style.picture}">`

const letters = new Intl.Segmenter('en-IN')

/** In the place of a picture: the first letter of the title. */
function tile(title: string): Markup {
  const letter = letters.segment(title).containing(0)?.segment ?? ''
  return markup`<table role="presentation" width="${PICTURE}" cellpadding="0" cellspacing="0" border="0"><tr><td class="m-tile" width="${PICTURE}" height="${PICTURE}" align="center" aria-hidden="true" style="${style.tile}">${letter.toUpperCase()}</td></tr></table>`
}

/** The colour is in the cell too, because Outlook for Windows draws no padding around a link. */
function buttonHtml({ label, url }: { label: string; url: string }): Markup {
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td class="m-button" align="center" style="${style.buttonCell}"><a class="m-button" href="${url}" style="${style.button}">${label}</a></td></tr></table>
<p class="m-soft" style="${style.small}">${mailCopy.orOpen}<br>${link(url)}</p>
`
}
