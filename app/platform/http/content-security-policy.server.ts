import { createHash } from 'node:crypto'

/** Inline scripts, except JSON-LD, which is not executed. */
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g

/**
 * The Content-Security-Policy of one rendered page: files of the own origin and the inline scripts in `html`.
 * It uses hashes, because a nonce in a cached page would be the same for everybody.
 */
export function contentSecurityPolicy(html: string, formOrigins: readonly string[] = []): string {
  const hashes = new Set<string>()
  for (const [, script] of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(
      `'sha256-${createHash('sha256')
        .update(script ?? '')
        .digest('base64')}'`,
    )
  }
  const frames = html.includes('<iframe ') ? ["frame-src 'self'"] : []
  return [
    "default-src 'none'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ...frames,
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
