import type { MiddlewareHandler } from 'hono'
import { getPath as pathOf } from 'hono/utils/url'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { hasLanguages, pathIn, splitLanguage } from '#app/platform/language/language-paths.ts'
import { isLanguage, LANGUAGES } from '#app/platform/language/languages.ts'
import { copy } from '#app/shell/copy.ts'
import type { PlainSite } from '#app/offline/plain-page.ts'
import type { AppEnv } from '#server/app-context.ts'
import { refusal } from '#server/failures/refusal.ts'
import { type SiteAddress, siteOriginOf } from './site-origin.ts'

const [ORIGINAL] = LANGUAGES
const EXIT = /^\/exit\b/
const AUTH = /^\/auth\/v1\b/
/** They are in English alone; links from pages in another language may lead to them. */
const ENGLISH_PAGE = /^\/(?:operator|developers)(?=[/.]|$)/

/**
 * The path without its language, so that limits and rules of a path hold in every language. What has no language is not
 * found below one, except the quick exit.
 */
export function pathWithoutLanguage(request: Request): string {
  const whole = pathOf(request)
  const { path } = splitLanguage(whole)
  return hasLanguages(path) || EXIT.test(path) ? path : whole
}

/**
 * Answers a request in the language of its URL. The auth service has one URL for all languages: its client names that of
 * the page.
 */
export const inLanguageOfUrl: MiddlewareHandler<AppEnv> = (c, next) => {
  const { language, path } = splitLanguage(pathOf(c.req.raw))
  const named = AUTH.test(path) ? c.req.header('Accept-Language') : undefined
  return inLanguage(isLanguage(named) ? named : language, next)
}

/**
 * What has no language is not found below one, so that no rule of its path is passed by. Pages that are only in English
 * are opened at their own address.
 */
export const languagesOnly =
  (site: PlainSite & SiteAddress): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const { language, path } = splitLanguage(c.req.path)
    if (language === ORIGINAL) return next()
    if (c.req.method !== 'GET' || !ENGLISH_PAGE.test(path))
      return refusal(c, site, { status: 404, code: 'not-found', words: copy.missing })
    const url = new URL(c.req.url)
    url.searchParams.delete('_routes')
    const address = pathIn(ORIGINAL, url.pathname) + url.search
    if (!url.pathname.endsWith('.data')) return c.redirect(address, 302)
    // React Router's client opens it as a document.
    const page = siteOriginOf(c.req.raw.headers, site) + address.replace(/(?:\/_)?\.data(?=\?|$)/, '')
    return c.body(null, 204, { 'X-Remix-Redirect': page, 'X-Remix-Reload-Document': 'true' })
  }
