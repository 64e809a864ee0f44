import { createServer } from 'node:http'
import { createServer as createVite } from 'vite'
import { createLogger } from '#app/platform/log/log.server.ts'
import { unknownSettings } from '#auth/settings/unknown.ts'
import { checkStart } from './lifecycle/start-rules.ts'

// The development server: Vite compiles pages on request and reloads them in the browser. The database, mail and
// payments are configured as in production. A change in server/ or auth/ needs a restart.

const config = await checkStart(process.env)
for (const line of unknownSettings(process.env)) console.warn(line)
const vite = await createVite({
  server: { middlewareMode: true, hmr: { port: config.port + 20_000 } },
  appType: 'custom',
})
const { openProduct } = (await vite.ssrLoadModule('/server/product.ts')) as typeof import('./product.ts')
const product = await openProduct({
  config,
  log: createLogger(config.logLevel),
  env: process.env,
  progress: (line) => console.log(line),
})
const server = createServer((req, res) => {
  vite.middlewares(req, res, () => product.listener(req, res))
})
server.listen(config.port, config.host, () => console.log(`Ready for work at ${config.siteUrl}`))

const stop = () => {
  server.closeAllConnections()
  server.close(() => void Promise.all([product.close(), vite.close()]).then(() => process.exit(0)))
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
