import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { freePort } from '#test/journeys/site.ts'

/** Where Debian and Homebrew install each version into a folder of its own. */
const PACKAGED = ['/usr/lib/postgresql', '/opt/homebrew/opt']

/** A server on which a test or benchmark may create databases. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  createDatabase(): Promise<string>
  /** Drops the databases, and stops the server unless it was given. */
  close(): Promise<void>
}

/**
 * The server of TEST_DATABASE_URL, or a temporary one from the programs installed here, with some settings ('fsync=off'), or
 * null without either.
 */
export async function openPostgresServer(settings: readonly string[] = []): Promise<PostgresServer | null> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return onServer(given, () => {})
  const bin = findPrograms()
  if (!bin) return null
  const { url, stop } = await startServer(bin, settings)
  return onServer(url, stop)
}

/** A server of this test only, which can be stopped and started again. */
export interface OwnPostgresServer extends PostgresServer {
  /** As in a crash: connections break during queries. */
  crash(): void
  /** On the same port, with the committed data. */
  restart(): void
  /** The folder of its files. */
  dataDir: string
}

/** A temporary server from the programs installed here, or null without them. */
export async function openOwnPostgresServer(): Promise<OwnPostgresServer | null> {
  const bin = findPrograms()
  if (!bin) return null
  const { url, stop, ...own } = await startServer(bin)
  return { ...onServer(url, stop), ...own }
}

function onServer(url: string, stop: () => void): PostgresServer {
  const names: string[] = []
  return {
    createDatabase: async () => {
      const name = `diya_${randomBytes(8).toString('hex')}`
      await call(url, `CREATE DATABASE ${name}`)
      names.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    close: async () => {
      for (const name of names) await call(url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      stop()
    },
  }
}

async function call(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

interface Started extends Omit<OwnPostgresServer, keyof PostgresServer> {
  url: string
  stop(): void
}

async function startServer(bin: string, settings: readonly string[] = []): Promise<Started> {
  const owner = findOwner()
  const folder = mkdtempSync(join(tmpdir(), 'diya-postgres-'))
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const run = (program: string, args: string[]) => {
    const { status, error } = spawnSync(join(bin, program), args, { ...owner, cwd: folder, stdio: 'ignore' })
    if (error || status !== 0) throw error ?? new Error(`${program} failed`)
  }
  let isStopped = false
  const stop = () => {
    if (isStopped) return
    isStopped = true
    spawnSync(join(bin, 'pg_ctl'), ['-D', dataDir, '-m', 'immediate', 'stop'], { ...owner, cwd: folder })
    rmSync(folder, { recursive: true, force: true })
  }
  const options = [`-p ${port} -k ${folder}`, 'listen_addresses=127.0.0.1', ...settings].join(' -c ')
  const start = () => run('pg_ctl', ['-D', dataDir, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  const crash = () => run('pg_ctl', ['-D', dataDir, '-w', '-m', 'immediate', 'stop'])
  // Also when the process ends early: otherwise the server would keep running.
  process.once('exit', stop)
  try {
    chmodSync(folder, 0o700)
    if (owner) chownSync(folder, owner.uid, owner.gid)
    run('initdb', ['-D', dataDir, '-U', 'diya', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
    start()
  } catch (error) {
    stop()
    throw error
  }
  return { url: `postgres://diya@127.0.0.1:${port}/postgres`, stop, crash, restart: start, dataDir }
}

/** The folder with these programs of PostgreSQL: one on PATH, or the newest version that is installed. */
export function findPrograms(needed: readonly string[] = ['initdb']): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter)
  return [...onPath, ...PACKAGED.flatMap(versionsIn)].find((folder) =>
    needed.every((name) => existsSync(join(folder, name))),
  )
}

function versionsIn(folder: string): string[] {
  const versionOf = (name: string) => Number(/^(?:postgresql@)?(\d+)$/.exec(name)?.[1] ?? 0)
  return (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => versionOf(name) > 0)
    .toSorted((a, b) => versionOf(b) - versionOf(a))
    .map((name) => join(folder, name, 'bin'))
}

/** PostgreSQL refuses to run as root: then an ordinary account of this machine is used. */
export function findOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || 65_534)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
