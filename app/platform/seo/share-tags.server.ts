import { currentLanguage } from '#app/platform/language/current-language.ts'
import { hasLanguages, pathIn } from '#app/platform/language/language-paths.ts'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'
import { documentTitle } from './page-title.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'

/** The tags that a page's head already has. */
interface Head {
  title: string
  description: string
  isHidden: boolean
  /** Its canonical URL; '' without one. */
  canonical: string
  hasShareTags: boolean
}

export interface SharedPage {
  siteUrl: string
  brand: string
  /** As it is in English. */
  path: string
  /** A PNG or a JPEG. */
  imagePath: string
  /** Null when the page's title says it. */
  imageAlt: string | null
}

/** With the country, as Open Graph and search engines know it. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_IN', hi: 'hi_IN' }
const IMAGE_WIDTH = 1200
const IMAGE_HEIGHT = 630

/**
 * The canonical link, the links to the other languages and the Open Graph tags of a page, from its title and description. They are added on the server, so
 * that screens do not repeat them and browsers load no code for them. A page with `robots: noindex` gets none.
 */
export function shareTags(html: string, { siteUrl, brand, path, imagePath, imageAlt }: SharedPage): string {
  const head = readHead(html)
  if (head.isHidden) return ''
  const language = currentLanguage()
  const address = siteUrl + pathIn(language, path)
  const canonical = head.canonical ? '' : `<link data-first rel="canonical" href="${escapeMarkup(address)}"/>`
  const links = canonical + alternates(siteUrl, head.canonical || address)
  if (head.hasShareTags || !head.title) return links
  const image = siteUrl + imagePath
  // The site's name has a tag of its own.
  const end = documentTitle(brand, ' ').trimStart()
  const title = head.title.endsWith(` ${end}`) ? head.title.slice(0, -end.length - 1) : head.title
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:locale': LOCALES[language],
    'og:url': address,
    'og:title': title,
    ...(head.description && { 'og:description': head.description }),
    'og:image': image,
    'og:image:type': imagePath.endsWith('.jpg') ? 'image/jpeg' : 'image/png',
    'og:image:width': String(IMAGE_WIDTH),
    'og:image:height': String(IMAGE_HEIGHT),
    'og:image:alt': imageAlt ?? title,
  }
  // Twitter cards read title, description and picture from the Open Graph tags.
  return `${links}${Object.entries(properties)
    .map(([name, content]) => `<meta data-first property="${name}" content="${escapeMarkup(content)}"/>`)
    .join('')}<meta data-first name="twitter:card" content="summary_large_image"/>`
}

/** The links of a page to itself in each language, from its canonical URL; none for a page without languages. */
function alternates(siteUrl: string, canonical: string): string {
  const path = canonical.slice(siteUrl.length) || '/'
  if (!hasLanguages(path)) return ''
  return alternatesOf(path)
    .map(({ hreflang, path: other }) => {
      const href = escapeMarkup(siteUrl + other)
      return `<link data-first rel="alternate" hreflang="${hreflang}" href="${href}"/>`
    })
    .join('')
}

/** A page in each language, for search engines; English for everybody else. */
export const alternatesOf = (path: string): { hreflang: string; path: string }[] => [
  ...LANGUAGES.map((language) => ({
    hreflang: LOCALES[language].replace('_', '-'),
    path: pathIn(language, path),
  })),
  { hreflang: 'x-default', path: pathIn(LANGUAGES[0], path) },
]

/** True when the page has `robots: noindex`. */
export function isHidden(html: string): boolean {
  return metaContent(headOf(html), 'robots').includes('noindex')
}

function readHead(html: string): Head {
  const head = headOf(html)
  return {
    title: unescape(textBetween(head, '<title>', '<')),
    description: unescape(metaContent(head, 'description')),
    isHidden: isHidden(html),
    canonical: unescape(canonicalOf(head)),
    hasShareTags: head.includes('property="og:title"'),
  }
}

const headOf = (html: string): string => html.slice(0, Math.max(html.indexOf('</head>'), 0))

const metaContent = (head: string, name: string): string =>
  textBetween(head, `<meta name="${name}" content="`, '"') ||
  textBetween(head, `<meta data-first name="${name}" content="`, '"')

function canonicalOf(head: string): string {
  const at = head.indexOf(' rel="canonical"')
  if (at < 0) return ''
  return textBetween(head.slice(head.lastIndexOf('<', at), head.indexOf('>', at)), ' href="', '"')
}

/** Not by patterns, which take longer for a page's head than its other tags together. */
function textBetween(html: string, start: string, end: string): string {
  const at = html.indexOf(start)
  return at < 0 ? '' : html.slice(at + start.length, html.indexOf(end, at + start.length))
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
