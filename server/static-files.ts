import { existsSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-context.ts'

const CLIENT_FOLDER = 'build/client'
/** Names hold a hash of the content, so a file under its name never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The built files of the browser. While developing there are none: Vite serves them. */
export const builtFiles: MiddlewareHandler<AppEnv> = existsSync(CLIENT_FOLDER)
  ? serveStatic({
      root: CLIENT_FOLDER,
      precompressed: true,
      onFound: (_path, c) => void c.header('Cache-Control', FOR_EVER),
    })
  : (_c, next) => next()
