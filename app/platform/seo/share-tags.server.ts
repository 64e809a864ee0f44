import { documentTitle } from './page-title.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'

/** The tags that a page's head already has. */
interface Head {
  title: string
  description: string
  isHidden: boolean
  hasCanonical: boolean
  hasShareTags: boolean
}

export interface SharedPage {
  siteUrl: string
  brand: string
  path: string
  /** A PNG or a JPEG. */
  imagePath: string
  /** Null when the page's title says it. */
  imageAlt: string | null
}

const IMAGE_WIDTH = 1200
const IMAGE_HEIGHT = 630

/**
 * The canonical link and the Open Graph tags of a page, from its title and description. They are added on the server, so
 * that screens do not repeat them and browsers load no code for them. A page with `robots: noindex` gets none.
 */
export function shareTags(html: string, { siteUrl, brand, path, imagePath, imageAlt }: SharedPage): string {
  const head = readHead(html)
  if (head.isHidden) return ''
  const address = siteUrl + path
  const canonical = head.hasCanonical ? '' : `<link data-first rel="canonical" href="${escapeMarkup(address)}"/>`
  if (head.hasShareTags || !head.title) return canonical
  const image = siteUrl + imagePath
  // The site's name has a tag of its own.
  const end = documentTitle(brand, ' ').trimStart()
  const title = head.title.endsWith(` ${end}`) ? head.title.slice(0, -end.length - 1) : head.title
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:locale': 'en_IN',
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
  return `${canonical}${Object.entries(properties)
    .map(([name, content]) => `<meta data-first property="${name}" content="${escapeMarkup(content)}"/>`)
    .join('')}<meta data-first name="twitter:card" content="summary_large_image"/>`
}

/** True when the page has `robots: noindex`. */
export function isHidden(html: string): boolean {
  return readHead(html).isHidden
}

function readHead(html: string): Head {
  const head = html.slice(0, Math.max(html.indexOf('</head>'), 0))
  const content = (name: string) =>
    new RegExp(`<meta (?:data-first )?name="${name}" content="([^"]*)"`).exec(head)?.[1] ?? ''
  return {
    title: unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: unescape(content('description')),
    isHidden: /noindex/.test(content('robots')),
    hasCanonical: head.includes('rel="canonical"'),
    hasShareTags: head.includes('property="og:title"'),
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescape(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
