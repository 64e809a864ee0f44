import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createUploads } from '#app/features/media/serving/http.server.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import { openRun } from '#test/crash/kill-run.ts'
import { plainSealer } from '#test/plain-sealer.ts'

// Serves uploads until it is killed. Who sends is said by a header.

const { database, given, say } = await openRun<{ folder: string }>()
const silent = () => {}
const uploads = createUploads({
  db: database.db,
  files: sealFiles(openDiskFiles(join(given.folder, 'files')), plainSealer),
  workFolder: join(given.folder, 'uploads'),
  clock: () => new Date(),
  log: { debug: silent, info: silent, warn: silent, error: silent },
  sealer: plainSealer,
  findActor: async (request) => {
    const userId = request.headers.get('X-Member') ?? ''
    return { kind: 'member', userId, displayName: 'Asha', email: null, roles: [] }
  },
})
const server = createServer(getRequestListener(uploads.fetch)).listen(0, '127.0.0.1', () =>
  say('port', (server.address() as AddressInfo).port),
)
