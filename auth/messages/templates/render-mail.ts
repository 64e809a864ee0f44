import { mailCopy, validityCopy, type MailKind } from './copy.ts'
import { escapeHtml } from './escape-html.ts'

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
}

export interface RenderedMail {
  subject: string
  text: string
  html: string
}

/** Renders a mail as plain text and as HTML with the same text. Values from users are escaped. */
export function renderMail(kind: MailKind, data: MailData): RenderedMail {
  const copy = mailCopy[kind]
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_match, name: keyof MailData) => oneLine(String(data[name] ?? '')))
  const lines = copy.lines.map(fill)
  const closing = fill(copy.closing)
  const link = copy.button ? data.link : undefined
  const code = copy.code ? data.code : undefined
  const validity = code && fill(link ? validityCopy.linkAndCode : validityCopy.code)
  const text = [
    ...lines,
    ...(link ? [`${copy.button}:\n${link}`] : []),
    ...(code ? [`${copy.code}\n${code}`] : []),
    ...(validity ? [validity] : []),
    closing,
  ].join('\n\n')
  const body = [
    ...lines.map((line) => paragraph(escapeHtml(line))),
    ...(link
      ? [
          paragraph(
            `<a href="${escapeHtml(link)}" target="_blank" style="${BUTTON}">${escapeHtml(copy.button ?? '')}</a>`,
          ),
        ]
      : []),
    ...(code
      ? [paragraph(`${escapeHtml(copy.code ?? '')}<br><strong style="${CODE}">${escapeHtml(code)}</strong>`)]
      : []),
    ...(validity ? [paragraph(escapeHtml(validity), SMALL)] : []),
    paragraph(escapeHtml(closing), SMALL),
  ].join('\n')
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(fill(copy.subject))}</title></head>
<body style="${BODY}">
${body}
</body>
</html>
`
  return { subject: fill(copy.subject), text: `${text}\n`, html }
}

// Mail clients ignore style sheets, so each element has inline styles.
const BODY = 'margin:0 auto;padding:24px;max-width:560px;font:16px/1.5 sans-serif;color:#222'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#222;color:#fff;text-decoration:none'
const CODE = 'font-size:24px;letter-spacing:4px'
const SMALL = 'font-size:14px;color:#555'

function paragraph(html: string, style = ''): string {
  return style ? `<p style="${style}">${html}</p>` : `<p>${html}</p>`
}

/** A line break in a subject would start another mail header. */
function oneLine(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}
