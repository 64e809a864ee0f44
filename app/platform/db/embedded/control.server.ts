import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, createWriteStream, existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { encrypted } from '#app/platform/db/backup/backup-encryption.server.ts'
import { writeBackup } from '#app/platform/db/backup/backup.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { call, MoveControl, type StoppedWrites, stopWrites } from './control-move.server.ts'
import type { WriteGate } from './write-gate.server.ts'

/** The limit of macOS, the shortest of the supported systems, without the closing zero byte. */
const SOCKET_PATH_BYTES_MAX = 103
const SOCKET_FILE = 'control.sock'
/** Holds a backup before it is sent; inside the data directory. */
const SPOOL_DIRECTORY = 'backup.partial'

/**
 * Serves HTTP on a Unix socket inside the data directory, for other programs of the same user: only the process that
 * has locked the embedded database can read it. `GET /backup` sends a backup; `control-move.server.ts` has the rest.
 */
export async function serveControl(
  dataDir: string,
  database: Database,
  writes: WriteGate,
): Promise<{ close(): Promise<void> }> {
  const path = socketPath(dataDir)
  const spool = join(dataDir, SPOOL_DIRECTORY)
  const running = new Set<Promise<void>>()
  const move = new MoveControl(dataDir, writes)
  const server = createServer((req, res) => {
    const answer = answerControl(req, res, { spool, database, writes, move }).catch(() => void res.destroy())
    running.add(answer)
    void answer.finally(() => running.delete(answer))
  })
  // This process has the directory's lock, so existing files are left from a crashed one.
  rmSync(spool, { recursive: true, force: true })
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (dirname(path) !== dataDir) refuseUnlessPrivate(dirname(path))
  rmSync(path, { force: true })
  server.listen(path)
  await once(server, 'listening')
  chmodSync(path, 0o600)
  return {
    close: async () => {
      server.close()
      server.closeAllConnections()
      await Promise.allSettled(running)
      rmSync(spool, { recursive: true, force: true })
      if (dirname(path) !== dataDir) rmSync(dirname(path), { recursive: true, force: true })
    },
  }
}

interface Controlled {
  spool: string
  database: Database
  writes: WriteGate
  move: MoveControl
}

async function answerControl(req: IncomingMessage, res: ServerResponse, controlled: Controlled): Promise<void> {
  const { writes, move } = controlled
  const asked = `${req.method} ${req.url}`
  if (asked === 'GET /backup') return sendRows(res, controlled, { isWhole: false })
  // Complete only while nothing is written.
  if (asked === 'GET /rows' && writes.isClosed) return sendRows(res, controlled, { isWhole: true })
  if (asked === 'POST /move') return move.stopWrites(res)
  if (asked === 'POST /moved') return move.confirm(req, res)
  res.writeHead(404).end()
}

async function sendRows(
  res: ServerResponse,
  { spool, database }: Controlled,
  { isWhole }: { isWhole: boolean },
): Promise<void> {
  try {
    // Written to a file first: a slow client would otherwise block the database's only connection.
    await mkdir(spool, { recursive: true, mode: 0o700 })
    const path = join(spool, randomBytes(4).toString('hex'))
    await writeBackup(database, path, { now: new Date(), isWhole })
    const file = await open(path)
    await rm(path)
    res.writeHead(200, { 'content-type': 'application/gzip', 'content-length': (await file.stat()).size })
    await pipeline(file.createReadStream(), res)
  } catch (error) {
    if (res.headersSent) res.destroy()
    else res.writeHead(500, { 'content-type': 'text/plain' }).end((error as Error).message)
  }
}

/**
 * Requests a backup from the process that has locked `dataDir` and writes it to `path`. This process encrypts it if
 * there is a passphrase. Resolves to false when no process answers.
 * @throws Error when the request fails or the response is incomplete; then there is no file at `path`.
 */
export async function requestBackup(
  dataDir: string,
  path: string,
  { passphrase }: { passphrase?: string | undefined } = {},
): Promise<boolean> {
  const response = await call(ownSocket(resolve(dataDir)), 'GET', '/backup')
  if (!response) return false
  if (response.statusCode !== 200)
    throw new Error(`The running server could not make a backup: ${await text(response)}`)
  const partial = `${path}.${randomBytes(4).toString('hex')}.partial`
  try {
    await pipeline(response, encrypted(passphrase), createWriteStream(partial, { mode: 0o600, flush: true }))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  return true
}

/**
 * Stops the writes of the process that has locked `dataDir`, to move its rows. Resolves to undefined when none has.
 * @throws Error with its reason when it refuses.
 */
export function stopWritesIn(dataDir: string): Promise<StoppedWrites | undefined> {
  return stopWrites(ownSocket(resolve(dataDir)))
}

function ownSocket(dataDir: string): string {
  const socket = socketPath(dataDir)
  if (existsSync(socket) && dirname(socket) !== dataDir) refuseUnlessPrivate(dirname(socket))
  return socket
}

/** In the data directory, or in a private folder in /tmp when the path would be too long for a socket. */
function socketPath(dataDir: string): string {
  const path = join(dataDir, SOCKET_FILE)
  if (Buffer.byteLength(path) <= SOCKET_PATH_BYTES_MAX) return path
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return join(`/tmp/diya-${userId()}-${name}`, SOCKET_FILE)
}

/** Another user may have created the folder in /tmp first. */
function refuseUnlessPrivate(folder: string): void {
  const { uid, mode } = lstatSync(folder)
  if (uid !== userId() || (mode & 0o022) !== 0) throw new Error(`${folder} can be written by others: remove it.`)
}

function userId(): number {
  return process.getuid?.() ?? 0
}
