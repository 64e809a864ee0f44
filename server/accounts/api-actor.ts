import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import { callerOf, findCaller } from './actor.ts'
import { isForeignWrite } from '#server/http/origin-check.ts'
import type { SiteAddress } from '#server/http/site-origin.ts'

/**
 * Returns a function that finds the caller of an API request: programs send their access token (`Authorization: Bearer
 * …`), scripts of pages the cookie. Browsers send the cookie from any page, so a write with it must come from a page of
 * this site; otherwise the caller is `foreign`.
 */
export function apiActorOf(
  auth: Parameters<typeof callerOf>[0],
  site: SiteAddress,
): (request: Request) => Promise<Actor | 'foreign'> {
  const findByCookie = callerOf(auth, site)
  return async (request) => {
    const { headers } = request
    const bearer = /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1]
    if (bearer) return (await findCaller(auth, bearer)).actor
    const cookies = headers.get('Cookie') ?? undefined
    if (!cookies) return VISITOR
    return isForeignWrite(request, site) ? 'foreign' : (await findByCookie(cookies)).actor
  }
}
