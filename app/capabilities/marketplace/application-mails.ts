import { escapeMarkup } from '#app/platform/escape.ts'
import { applicationCopy } from './application-copy.ts'

export interface Site {
  siteUrl: string
  brandName: string
}

interface Facts {
  verdict: 'approved' | 'returned' | 'declined'
  name: string
  shop: string
  reason: string | null
  site: Site
}

const PATHS = { approved: '/account/shop', returned: '/account/shop', declined: '/contact' } as const

/** Tells her what became of her application, why, and where to go on. */
export function decisionLetter({ verdict, name, shop, reason, site }: Facts) {
  const { letters } = applicationCopy
  const words = letters[verdict]
  const lines = [
    letters.greeting(name),
    words.body(shop),
    ...('reason' in words && reason ? [words.reason(reason)] : []),
    ...('papers' in words ? [words.papers] : []),
    words.after,
  ]
  const url = `${site.siteUrl}${PATHS[verdict]}`
  const link = escapeMarkup(url)
  const html = lines.map((line) => `<p>${escapeMarkup(line).replaceAll('\n', '<br>')}</p>`).join('')
  return {
    subject: words.subject,
    text: [...lines, url, site.brandName].join('\n\n'),
    html: `${html}<p><a href="${link}">${link}</a></p><p>${escapeMarkup(site.brandName)}</p>`,
  }
}
