import { matchRoutes } from 'react-router'
import type { TestApp } from '#test/app.ts'
import { routePaths } from '#test/route-paths.ts'
import type { Role } from '#test/same-site/roles.ts'
import type { Seen } from '#test/forms/seen-forms.ts'
import { effectsIn } from './effects.ts'

/** Who sees what others wrote: a stranger, a member, a student, a seller, and those who look after all of them. */
const VIEWERS: readonly (readonly [role: Role, places: RegExp])[] = [
  ['visitor', /^\/(?!account|operator|dev\/|hi(?:\/|$))/],
  ['member', /^\/(account|orders|squads|cart|checkout|refer)/],
  ['student', /^\/(account|ssr|stories)/],
  ['seller', /^\/account\/shop/],
  ['administrator', /^\/operator/],
]
/** Pages of one kind for each viewer: lists show the newest first. */
const LOOKS_PER_KIND = process.env['HOSTILE_ROUNDS'] ? 2 : 1

const PATTERNS = routePaths()
  .filter((path) => !path.includes('*'))
  .map((path) => ({ path }))

export interface Looked {
  answers: number
  effects: string[]
  /** What was a page, and for whom. */
  pages: { role: Role; path: string }[]
}

/** Opens every page and what it links to, as everybody who may see it; keeps what ran. */
export async function lookEverywhere(t: TestApp, { visitors, pages }: Seen): Promise<Looked> {
  const looked: Looked = { answers: 0, effects: [], pages: [] }
  for (const [role, places] of VIEWERS) {
    const kinds = new Map<string, number>()
    const paths = new Set(pages.filter((page) => places.test(page)))
    for (const path of paths) {
      const kind = kindOf(path)
      const count = kinds.get(kind) ?? 0
      if (count >= LOOKS_PER_KIND) continue
      kinds.set(kind, count + 1)
      const answer = await t.get(path, { headers: { Cookie: visitors[role].jar.header }, redirect: 'manual' })
      const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') && answer.status === 200
      if (isPage) {
        looked.pages.push({ role, path })
        for (const link of linksOf(await answer.clone().text(), path)) if (places.test(link)) paths.add(link)
      }
      looked.answers++
      looked.effects.push(...(await effectsIn(answer)).map((effect) => `${role} ${path}: ${effect}`))
    }
  }
  return looked
}

/** The route with the names of the parameters in its query. */
function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'http://site')
  return `${matchRoutes(PATTERNS, pathname)?.at(-1)?.route.path ?? pathname}?${[...searchParams.keys()].join('&')}`
}

/** Pictures take long, and hold no text that a browser reads. */
const HEAVY = /\.(?:png|jpg|webp|avif|pdf|docx)$/

function linksOf(html: string, page: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href = '']) => {
    const link = URL.parse(href.replaceAll('&amp;', '&'), new URL(page, 'http://site'))
    const isOurs = link?.host === 'site' || link?.host === 'localhost:3000'
    return link && isOurs && !HEAVY.test(link.pathname) && !/\/exit/.test(link.pathname)
      ? [link.pathname + link.search]
      : []
  })
}
