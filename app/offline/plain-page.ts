import { localePath } from '#app/platform/language/language-paths.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import { documentTitle } from '#app/platform/seo/page-title.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { copy } from './copy.ts'

/** For pages that load only `/offline/style.css`. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The part of `Config` that these pages need. */
export interface PlainSite {
  brandName: string
  showcase: boolean
}

/** The notice of a public demonstration as HTML; '' for other sites. */
export const showcaseLine = ({ showcase }: Pick<PlainSite, 'showcase'>): string =>
  showcase ? `<p class="small"><strong>${escapeMarkup(showcaseCopy.line)}</strong></p>\n` : ''

/** An HTML document up to its body; `title` is plain text, `more` is HTML. */
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
 * A page with a heading, a sentence and a link to the home page, for responses without React. `title`, `body` and `home`
 * are plain text; `more` is HTML and comes before the link.
 */
export function plainPage(
  { site, title, body, home }: { site: PlainSite } & Record<'title' | 'body' | 'home', string>,
  more = '',
): string {
  const brand = site.brandName
  return `${documentHead(documentTitle(brand, title))}<body>
<header><a class="brand" href="${localePath('/')}">${escapeMarkup(brand)}</a><a class="exit" href="/exit">${copy.exit}</a></header>
<main id="main">
${showcaseLine(site)}<h1>${escapeMarkup(title)}</h1>
<p>${escapeMarkup(body)}</p>
${more}<p><a href="${localePath('/')}">${escapeMarkup(home)}</a></p>
</main>
</body>
</html>
`
}
