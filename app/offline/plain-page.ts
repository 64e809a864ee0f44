import { escapeMarkup } from '#app/platform/text/escape.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { copy } from './copy.ts'

/** For pages that need nothing but `/offline/style.css`. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Whose page it is; a public demonstration says so on every page. */
export interface PlainSite {
  brandName: string
  showcase: boolean
}

/** The line of a public demonstration as HTML; empty for every other site. */
export const showcaseLine = ({ showcase }: Pick<PlainSite, 'showcase'>): string =>
  showcase ? `<p class="small"><strong>${escapeMarkup(showcaseCopy.line)}</strong></p>\n` : ''

/** A document up to its body; `title` is plain text, `more` is HTML. */
export const documentHead = (title: string, more = ''): string => `<!doctype html>
<html lang="${copy.lang}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
<meta name="color-scheme" content="light dark"/>
<meta name="robots" content="noindex"/>
<title>${escapeMarkup(title)}</title>
<link rel="stylesheet" href="/offline/style.css"/>
${more}</head>
`

/**
 * One heading, one sentence and the way home, for answers that are given before or without the pages. Plain text in,
 * HTML out; `more` is HTML already, and stands before the way home.
 */
export function plainPage(
  { site, title, body, home }: { site: PlainSite } & Record<'title' | 'body' | 'home', string>,
  more = '',
): string {
  const brand = site.brandName
  return `${documentHead(`${title} · ${brand}`)}<body>
<header><a class="brand" href="/">${escapeMarkup(brand)}</a><a class="exit" href="/exit">${copy.exit}</a></header>
<main id="main">
${showcaseLine(site)}<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(body)}</p>
${more}<p><a href="/">${escapeMarkup(home)}</a></p>
</main>
</body>
</html>
`
}
