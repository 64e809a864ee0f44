import { describeApi } from '#app/platform/api/document.server.ts'
import type { ApiContext, ApiRoute } from '#app/platform/api/route.ts'
import { copy } from './copy.ts'
import { mediaRoutes } from './routes/media.server.ts'
import { shopRoutes } from './routes/shop.server.ts'
import { storyRoutes } from './routes/stories.server.ts'
import { studentProfileRoutes } from './routes/student-profile.server.ts'

/** The path where the API is mounted. */
export const API_PATH = '/api/v1'
export const DOCUMENT_PATH = '/openapi.json'
const VERSION = '1.0.0'

/** Every route of the API, in the order of the document. */
export const ROUTES: readonly ApiRoute[] = [...studentProfileRoutes, ...storyRoutes, ...mediaRoutes, ...shopRoutes]

/** The OpenAPI document of this installation. */
export function apiDocument({ brandName, siteUrl }: ApiContext['site']) {
  return describeApi(ROUTES, {
    title: copy.title(brandName),
    description: copy.about(brandName),
    version: VERSION,
    baseUrl: siteUrl + API_PATH,
  })
}
