/** Whether a page acts or changes without an interaction, so that its code is loaded at once. */
export function needsImmediateHydration({ pathname, search }: URL): boolean {
  return pathname.startsWith('/receipt/') || (pathname === '/auth/confirm' && search !== '')
}

/**
 * Defers the scripts of a rendered page: `hydrate.js` loads them at the first interaction, after some seconds, or at once
 * for returning visitors. Links and forms work without them. Only a script with a nonce is deferred: one that we have drawn.
 */
export function deferHydration(html: string): string {
  const page = html.replaceAll('<link rel="modulepreload"', '<link rel="deferred"')
  // Not by a pattern, which takes several times as long.
  for (let at = page.indexOf(MODULE); at >= 0; at = page.indexOf(MODULE, at + 1)) {
    if (!OWN_SCRIPT.test(page.slice(page.lastIndexOf('<', at), at))) continue
    return `${page.slice(0, at)} type="text/deferred">${page.slice(at + MODULE.length)}`
  }
  return page
}

const MODULE = ' type="module" async="">'
const OWN_SCRIPT = /^<script nonce="[\w-]+"$/
