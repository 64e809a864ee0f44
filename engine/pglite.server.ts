import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type MemoryFS, PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { drizzleOn } from './drizzle-client.server.ts'
import { type DatabaseTiming, timeStatements } from './database-timing.server.ts'
import type { Database } from './database.server.ts'
import { NoDatabaseError } from './no-database-error.ts'
import { sendInOneMessage } from './one-message.server.ts'

const extensions = { pg_trgm }
const LOG_DIRECTORY = '/pg_wal/'
const SETTINGS = [
  // With the other methods PGlite calls a stub that does nothing.
  'wal_sync_method=fsync',
  // The default of 4 is for spinning disks and makes the planner scan whole tables.
  'random_page_cost=1.1',
  // The default of 128 MB is cleared at each start, and stays in memory. With 32 MB none of 28 queries of the market was
  // faster in a database of 146 MB.
  'shared_buffers=16MB',
]

/**
 * Opens the embedded database in `directory`, and creates it if it is missing. A commit is flushed to disk before it is
 * acknowledged. `test/durability` counts the flushes and simulates power cuts, because an upgrade of PGlite could
 * silently change this.
 *
 * The caller must have locked the data directory: two processes would destroy each other's rows.
 * @throws NoDatabaseError when the directory contains other files.
 */
export async function openPglite(directory: string, timing?: DatabaseTiming): Promise<Database> {
  if (!existsSync(join(directory, 'PG_VERSION'))) await createDirectory(directory)
  const client = await startPglite(directory)
  if (timing) timeStatements(client, timing)
  return wrap(client)
}

/** Creates the database in another directory and renames it, so that an interruption leaves no incomplete one. */
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

/**
 * V8 never compiles a function of WebAssembly again with its optimizing compiler, because no function has this index. It
 * did so for the interpreter of expressions within seconds of each start, which took 3.5 s of a core and 500 MB at its
 * peak, so that a machine with 1 GB could end the process. Queries take up to a sixth longer. Never with
 * `--no-wasm-inlining`: set while the process runs, it ended a busy server with SIGSEGV each time.
 */
const COMPILE_ONCE = ['--wasm-tier-up-filter=2147483647']

/**
 * V8 13.6 sometimes ends the process when it frees compiled code that is no longer used (nodejs/node issue 64500):
 * `Check failed: jit_page_->allocations_.erase(addr) == 1`. So it is kept.
 */
const KEEP_CODE = ['--no-wasm-code-gc']

const setFlags = (flags: readonly string[]): void => flags.forEach((flag) => setFlagsFromString(flag))

/** PGlite starts PostgreSQL with `-F` (fsync off); without it PostgreSQL calls fsync where it is needed. */
async function startPglite(directory: string): Promise<PGlite> {
  setFlags([...COMPILE_ONCE, ...KEEP_CODE])
  const startParams = PGlite.defaultStartParams.filter((param) => param !== '-F')
  const client = await PGlite.create({
    fs: new FlushingFiles(directory),
    extensions,
    startParams: [...startParams, ...argumentsOf(SETTINGS)],
  })
  return sendInOneMessage(client)
}

const argumentsOf = (settings: readonly string[]): string[] => settings.flatMap((setting) => ['-c', setting])

/** The part of Emscripten's NODEFS that is replaced here. */
interface FileLayer {
  stream_ops: {
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number
    fsync?(stream: Stream): number
  }
  realPath(node: Stream['node']): string
  /** Converts an error of Node into an errno for PostgreSQL. */
  tryFSOperation<Result>(operation: () => Result): Result
}

interface Stream {
  nfd: number
  node: unknown
}

/** PGlite's file layer ignores fsync; this one calls it. */
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
 * PostgreSQL aborts when fsync fails or its log cannot be written, and recovers at the next start. In WebAssembly it
 * would loop for ever instead, so the process exits here. When only a table's file cannot be written, the statement
 * fails and the database goes on.
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

const SMALL = ['shared_buffers=2MB', 'wal_buffers=64kB', 'max_connections=5']

/** Each statement is planned for all values at once, which a site does only with those that it has sent often. */
const FOR_ALL_VALUES = ['plan_cache_mode=force_generic_plan']

/**
 * Opens an embedded database in memory, in `files` if they are given. For tests.
 * @internal
 */
export async function openPgliteInMemory(files?: MemoryFS): Promise<Database & { client: PGlite }> {
  setFlags(KEEP_CODE)
  const options: PGliteOptions = {
    extensions,
    // The smallest possible log, because an image contains it.
    initDbStartParams: ['--wal-segsize=1'],
    // Clearing the defaults of 160 MB takes a third of the start.
    startParams: [...PGlite.defaultStartParams, ...argumentsOf([...SMALL, ...FOR_ALL_VALUES])],
  }
  if (files) options.fs = files
  const client = sendInOneMessage(await PGlite.create(options))
  return { ...wrap(client), client }
}

/** @internal */
export function wrap(client: PGlite): Database {
  return {
    db: drizzleOn(client),
    engine: 'pglite',
    listen: (channel, listener) => client.listen(channel, listener),
    close: async () => {
      if (!client.closed) await client.close()
    },
  }
}
