import type { Site } from '#app/platform/config/site.ts'

/**
 * The HTML of a mail as a page. Mails have inline styles, so this response allows them; pictures come from this site.
 * It allows no script, no form and nothing else, and the sandbox keeps it from the site. The mailbox shows it in frames.
 */
export function mailResponse(html: string, { siteUrl }: Pick<Site, 'siteUrl'>): Response {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src 'self' ${siteUrl}`,
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups',
  ]
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy.join('; '),
      'X-Frame-Options': 'SAMEORIGIN',
    },
  })
}
