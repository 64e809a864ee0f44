import * as v from 'valibot'
import { describeApi } from '#app/platform/api/document.server.ts'
import { type ApiContext, type ApiRoute, apiSuccess, publicRoute } from '#app/platform/api/route.ts'
import { copy } from './copy.ts'
import { mediaRoutes } from './routes/media.server.ts'
import { shopRoutes } from './routes/shop.server.ts'
import { storyRoutes } from './routes/stories.server.ts'
import { studentProfileRoutes } from './routes/student-profile.server.ts'

/** The path where the API is mounted. */
export const API_PATH = '/api/v1'
export const DOCUMENT_PATH = '/openapi.json'
const VERSION = '1.0.0'

const indexShape = v.object({
  name: v.string(),
  version: v.string(),
  links: v.record(v.string(), v.pipe(v.string(), v.url())),
})

const indexRoute = publicRoute({
  method: 'get',
  path: '/',
  name: 'getIndex',
  group: 'Index',
  summary: 'Name, version and links',
  detail: 'Links to the OpenAPI document and to the public lists.',
  cache: { tags: [], params: [] },
  answers: { 200: { description: 'The index.', schema: indexShape } },
  handle: async ({ ctx: { site } }) => {
    const lists = ROUTES.filter(
      ({ path, access, method }) => /^\/\w+$/.test(path) && access === 'anyone' && method === 'get',
    )
    const links = [['openapi', DOCUMENT_PATH], ...lists.map(({ path }) => [path.slice(1), path])]
    return apiSuccess({
      name: copy.title(site.brandName),
      version: VERSION,
      links: Object.fromEntries(links.map(([name, path]) => [name, site.siteUrl + API_PATH + path])),
    })
  },
})

/** Every route of the API, in the order of the document. */
export const ROUTES: readonly ApiRoute[] = [
  ...studentProfileRoutes,
  ...storyRoutes,
  ...mediaRoutes,
  ...shopRoutes,
  indexRoute,
]

/** The OpenAPI document of this installation. */
export function apiDocument({ brandName, siteUrl }: ApiContext['site']) {
  return describeApi(ROUTES, {
    title: copy.title(brandName),
    description: copy.about(brandName),
    version: VERSION,
    baseUrl: siteUrl + API_PATH,
  })
}
