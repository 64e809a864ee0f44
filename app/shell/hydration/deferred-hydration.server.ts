/** Whether a page acts or changes without an interaction, so that its code is loaded at once. */
export function needsImmediateHydration({ pathname, search }: URL): boolean {
  return pathname.startsWith('/receipt/') || (pathname === '/auth/confirm' && search !== '')
}

/**
 * Defers the scripts of a rendered page: `hydrate.js` loads them at the first interaction, after some seconds, or at once
 * for returning visitors. Links and forms work without them. Only a script with a nonce is deferred: one that we have drawn.
 */
export function deferHydration(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
    .replace(/<script( nonce="[\w-]+") type="module" async="">/, '<script$1 type="text/deferred">')
}
