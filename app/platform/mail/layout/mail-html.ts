import { currentLanguage } from '#app/platform/language/current-language.ts'
import { mailCopy } from '#app/platform/mail/copy.ts'
import { blockHtml, langOf, link } from './blocks.ts'
import { forOutlook, lines, type Markup, markup, raw } from './markup.ts'
import type { ShownMail } from './shown-mail.ts'
import { OUTLOOK_SHEET, SHEET, style, WIDTH } from './style.ts'

/**
 * The HTML of a mail: tables with a fixed greatest width, which Gmail, Outlook for Windows and old Android programs draw
 * alike. It loads nothing but the pictures of the items.
 */
export function mailHtml(content: ShownMail): string {
  const { subject, preheader } = content
  return String(markup`<!doctype html>
<html lang="${currentLanguage()}-IN" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${raw(SHEET)}</style>
${forOutlook(OUTLOOK_SHEET)}
</head>
<body class="m-page m-ink" style="${style.body}">
<div${langOf(preheader)} style="${style.hidden}">${preheader}${FILLER}</div>
<table role="presentation" class="m-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.page}"><tr><td align="center" style="${style.around}">
${forOutlook(`<table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td>`)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${style.column}">
${card(content)}
${foot(content)}
</table>
${forOutlook('</td></tr></table>')}
</td></tr></table>
</body>
</html>
`)
}

/** Keeps inbox lists from showing the words after the preheader. */
const FILLER = raw('&#847;&zwnj;&nbsp;'.repeat(60))

const card = ({
  brandName,
  title,
  greeting,
  blocks,
}: ShownMail): Markup => markup`<tr><td class="m-bar" style="${style.bar}">${brandName}</td></tr>
<tr><td class="m-card" style="${style.card}">
<h1 class="m-ink"${langOf(title)} style="${style.title}">${title}</h1>
<p class="m-ink" style="${style.paragraph}">${greeting}</p>
${blocks.map(blockHtml)}</td></tr>`

function foot({ why, stopUrl, sender }: ShownMail): Markup {
  const stop = stopUrl && markup`<p class="m-soft" style="${style.small}">${mailCopy.stop}<br>${link(stopUrl)}</p>`
  return markup`<tr><td style="${style.foot}">
<p class="m-soft" style="${style.small}">${lines(why)}</p>
${stop}<p class="m-soft" style="${style.small}">${lines(sender.join('\n'))}</p>
</td></tr>`
}
