import { readCookie } from '#app/platform/http/cookies.ts'
import { isLanguage, type Language } from './languages.ts'

/**
 * The language that somebody has chosen, for a year; on a shared phone until its session ends. `hydrate.js` sets it when a
 * link of the switch is pressed.
 */
export const LANGUAGE_COOKIE = 'language'

/** The chosen language in a Cookie header; undefined without one. */
export function chosenLanguage(cookies: string | null | undefined): Language | undefined {
  const chosen = readCookie(cookies, LANGUAGE_COOKIE)
  return isLanguage(chosen) ? chosen : undefined
}
