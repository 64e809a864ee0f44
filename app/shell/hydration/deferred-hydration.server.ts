/** Screens that act or change without being touched. */
export function needsCodeAtOnce({ pathname, search }: URL): boolean {
  return pathname.startsWith('/receipt/') || (pathname === '/auth/confirm' && search !== '')
}

/**
 * A finished page whose code waits: `hydrate.js` fetches it when she touches the page, has stayed for a while, or was
 * here before. Until then her phone loads none of it; everything that needs no session works without.
 */
export function withLateCode(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="late"')
    .replace('<script type="module" async="">', '<script type="text/late">')
}
