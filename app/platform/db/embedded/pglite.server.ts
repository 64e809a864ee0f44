import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database } from '#app/platform/db/database.server.ts'

const extensions = { pg_trgm }
const LOG_DIRECTORY = '/pg_wal/'
const SETTINGS = [
  // The other methods end in a stub of PGlite's that does nothing.
  'wal_sync_method=fsync',
  // Made for turning disks, the default of 4 reads a table through where an index would do.
  'random_page_cost=1.1',
]

/** Something else stands where the database should be. */
export class NoDatabaseError extends Error {
  override name = 'NoDatabaseError'
}

/**
 * Opens the embedded database in `directory`, making it first if need be, so that a commit is on the disk
 * before it is acknowledged. `test/durability` counts the flushes and cuts the power, because an upgrade could
 * undo this without a sound.
 *
 * The caller holds the lock: two processes would destroy each other's rows.
 * @throws NoDatabaseError when the directory holds something else.
 */
export async function openPglite(directory: string): Promise<Database> {
  if (!existsSync(join(directory, 'PG_VERSION'))) await createDirectory(directory)
  return wrap(await startPglite(directory))
}

/** Makes the whole directory elsewhere and renames it, so that an interruption leaves no half-made database. */
async function createDirectory(directory: string): Promise<void> {
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new NoDatabaseError(
      `The directory ${directory} holds files, but no database: move them away, then start again.`,
    )
  }
  const partial = `${directory}.partial`
  rmSync(partial, { recursive: true, force: true })
  try {
    await (await startPglite(partial)).close()
    flushTree(partial)
    renameSync(partial, directory)
    flush(dirname(directory))
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    throw error
  }
}

/** PGlite starts PostgreSQL with `-F`, never flush; left out, PostgreSQL asks for every flush that it needs. */
function startPglite(directory: string): Promise<PGlite> {
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F')
  return PGlite.create({
    fs: new FlushingFiles(directory),
    extensions,
    startParams: [...startParams, ...SETTINGS.flatMap((setting) => ['-c', setting])],
  })
}

/** The part of Emscripten's file layer that is changed here. */
interface FileLayer {
  stream_ops: {
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number
    fsync?(stream: Stream): number
  }
  realPath(node: Stream['node']): string
  /** Turns an error of Node into an error number of PostgreSQL's. */
  tryFSOperation<Result>(operation: () => Result): Result
}

interface Stream {
  nfd: number
  node: unknown
}

/** PGlite's file layer answers "done" to a flush without doing it. This one does it, from the first start-up on. */
class FlushingFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args)
    const change = (module: unknown) => this.#change((module as { NODEFS: FileLayer }).NODEFS)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), change] } }
  }

  #change(files: FileLayer): void {
    files.stream_ops.fsync = ({ nfd }) => {
      try {
        fsyncSync(nfd)
      } catch (error) {
        stopProcess(this.rootDir, error)
      }
      return 0
    }
    files.stream_ops.write = ({ nfd, node }, buffer, offset, length, position) =>
      files.tryFSOperation(() => {
        try {
          return writeSync(nfd, buffer, offset, length, position)
        } catch (error) {
          if (files.realPath(node).includes(LOG_DIRECTORY)) stopProcess(this.rootDir, error)
          throw error
        }
      })
  }
}

/**
 * PostgreSQL ends itself at once when a flush fails or its log cannot be written, and recovers at the next start.
 * Inside WebAssembly it would spin for ever instead, so it is done for it. A statement that only lacks room for
 * its rows fails by itself, and everything else goes on.
 */
function stopProcess(directory: string, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException
  const reason = code === 'ENOSPC' ? 'the disk is full' : `the disk does not take what is written (${code})`
  process.stderr.write(`The database in ${directory} stopped, because ${reason}. What was acknowledged is safe.\n`)
  process.exit(1)
}

function flushTree(path: string): void {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const child = join(path, entry.name)
    if (entry.isDirectory()) flushTree(child)
    else flush(child)
  }
  flush(path)
}

function flush(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/**
 * Opens an embedded database that lives in memory only: for tests, from `image` if one is given.
 * @internal
 */
export async function openPgliteInMemory(image?: Blob): Promise<Database & { client: PGlite }> {
  // The smallest log there is: most of what an image would hold otherwise is an empty one.
  const options: PGliteOptions = { extensions, initDbStartParams: ['--wal-segsize=1'] }
  if (image) options.loadDataDir = image
  const client = await PGlite.create(options)
  return { ...wrap(client), client }
}

function wrap(client: PGlite): Database {
  return {
    db: drizzle(client),
    engine: 'pglite',
    listen: (channel, listener) => client.listen(channel, listener),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}
