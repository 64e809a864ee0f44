import { currentLanguage } from '#app/platform/language/current-language.ts'
import { chosenLanguage, LANGUAGE_COOKIE } from '#app/platform/language/language-cookie.ts'
import { hasLanguages, pathIn, splitLanguage } from '#app/platform/language/language-paths.ts'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'
import { escapeMarkup } from '#app/platform/text/escape.ts'
import { offerCopy } from './offer-copy.ts'

const [ORIGINAL] = LANGUAGES
const OFFERED: Language = 'hi'
/** What the answer to a request for an English page depends on, for `Vary`. */
export const OFFER_VARIES_BY = 'Accept-Language'
/** A request with this header gets the offer: for a page that is drawn again without a visitor. */
export const OFFER_HEADERS = { [OFFER_VARIES_BY]: OFFERED }

interface Asking {
  acceptLanguage: string | null | undefined
  cookie: string | null | undefined
}

/** Whether somebody chose Hindi, or has chosen nothing and prefers it to English. It is one bit of the page cache's key. */
export function prefersOffered({ acceptLanguage, cookie }: Asking): boolean {
  if (cookie?.includes(`${LANGUAGE_COOKIE}=`)) {
    const chosen = chosenLanguage(cookie)
    if (chosen) return chosen === OFFERED
  }
  return Boolean(acceptLanguage?.includes(OFFERED)) && isPreferred(acceptLanguage ?? '')
}

/** In order of the weights; those of the same weight in order of the list. */
function isPreferred(acceptLanguage: string): boolean {
  const weighed = acceptLanguage.split(',', RANGES_MAX).map((range) => {
    const [tag = '', ...parameters] = range.trim().toLowerCase().split(';')
    const weight = parameters.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean)
    return { language: tag.split('-')[0] ?? '', weight: Number(weight ?? 1) }
  })
  const weightOf = (language: Language) => weighed.find((range) => range.language === language)?.weight ?? 0
  const [offered, original] = [weightOf(OFFERED), weightOf(ORIGINAL)]
  if (offered !== original) return offered > original
  const place = (language: Language) => weighed.findIndex((range) => range.language === language)
  return offered > 0 && place(OFFERED) < place(ORIGINAL)
}

const RANGES_MAX = 20

/** Whether this page may have the offer: an English one that is also in Hindi. Data of pages never has it. */
export const mayOffer = (pathname: string): boolean =>
  !pathname.endsWith('.data') && splitLanguage(pathname).language === ORIGINAL && hasLanguages(pathname)

/**
 * The page with one line in Hindi with the link to the same page in Hindi. It stands behind the skip link, is no part of
 * React's tree (which passes over it), and goes with the first page (`data-first`).
 */
export function withOffer(html: string, path: string): string {
  const { label, line, link } = offerCopy
  const href = escapeMarkup(pathIn(OFFERED, path))
  const offer = `<section class="language-offer" data-first lang="${OFFERED}" aria-label="${label}"><span>${line}</span> <a class="language" hreflang="${OFFERED}" href="${href}">${link}</a></section>`
  return currentLanguage() === ORIGINAL ? html.replace(SKIP_LINK, (skip) => skip + offer) : html
}

const SKIP_LINK = /<a class="skip"[^>]*>[^<]*<\/a>/
