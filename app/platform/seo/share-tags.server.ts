import { escapeMarkup } from '#app/platform/text/escape.ts'

/** What a page's head says of itself already. */
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
  /** The picture that messengers show, when the page names none. */
  imagePath: string
  imageAlt: string
}

const IMAGE_WIDTH = 1200
const IMAGE_HEIGHT = 630

/**
 * The tags that search engines and messengers want of every page, made from its title and description. They are
 * written on the server alone: no screen repeats them, none forgets them, and no browser loads code for them. A page
 * that wants to stay unseen (`robots: noindex`) gets none of them, and says so in a header too.
 */
export function shareTags(html: string, { siteUrl, brand, path, imagePath, imageAlt }: SharedPage): string {
  const head = readHead(html)
  if (head.isHidden) return ''
  const address = siteUrl + path
  const canonical = head.hasCanonical ? '' : `<link data-first rel="canonical" href="${escapeMarkup(address)}"/>`
  if (head.hasShareTags || !head.title) return canonical
  const image = siteUrl + imagePath
  const properties: Record<string, string> = {
    'og:type': 'website',
    'og:site_name': brand,
    'og:locale': 'en_IN',
    'og:url': address,
    'og:title': head.title,
    ...(head.description && { 'og:description': head.description }),
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(IMAGE_WIDTH),
    'og:image:height': String(IMAGE_HEIGHT),
    'og:image:alt': imageAlt,
  }
  // Cards take title, words and picture from the properties.
  return `${canonical}${Object.entries(properties)
    .map(([name, content]) => `<meta data-first property="${name}" content="${escapeMarkup(content)}"/>`)
    .join('')}<meta data-first name="twitter:card" content="summary_large_image"/>`
}

/** True when the page asks not to be found. */
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

function unescape(words: string): string {
  return words.replace(/&(amp|lt|gt|quot|#x27);/g, (sign, name: string) => ENTITIES[name] ?? sign)
}
