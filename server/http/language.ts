import type { MiddlewareHandler } from 'hono'
import { getPath as pathOf } from 'hono/utils/url'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { hasLanguages, splitLanguage } from '#app/platform/language/language-paths.ts'
import type { AppEnv } from '#server/app-context.ts'

const EXIT = /^\/exit\b/

/**
 * The path without its language, so that limits and rules of a path hold in every language. What has no language is not
 * found below one, except the quick exit.
 */
export function pathWithoutLanguage(request: Request): string {
  const whole = pathOf(request)
  const { path } = splitLanguage(whole)
  return hasLanguages(path) || EXIT.test(path) ? path : whole
}

/** Answers a request in the language of its URL. */
export const inLanguageOfUrl: MiddlewareHandler<AppEnv> = (c, next) =>
  inLanguage(splitLanguage(pathOf(c.req.raw)).language, next)
