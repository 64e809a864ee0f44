import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#server/app-context.ts'

const CLIENT_FOLDER = 'build/client'
/** File names contain a hash of the content, so files never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the built files for browsers. In development Vite serves them. */
export const builtFiles: MiddlewareHandler<AppEnv> = existsSync(CLIENT_FOLDER)
  ? serveStatic({
      root: CLIENT_FOLDER,
      precompressed: true,
      onFound: (_path, c) => void c.header('Cache-Control', IMMUTABLE),
    })
  : (_c, next) => next()
