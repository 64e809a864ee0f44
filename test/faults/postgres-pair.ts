import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findOwner, findPrograms } from '#test/crash/postgres-server.ts'
import { freePort } from '#test/journeys/site.ts'

const SYNC_MS_MAX = 60_000
const SYNC_POLL_MS = 50

interface Member {
  dataDir: string
  port: number
}

/** A primary whose commits wait for its standby; the standby can take its place, again and again. */
export class PostgresPair {
  readonly #bin: string
  readonly #owner = findOwner()
  readonly #folder = mkdtempSync(join(tmpdir(), 'diya-postgres-pair-'))
  #number = 0
  #primary: Member = { dataDir: '', port: 0 }
  #standby: Member | undefined

  private constructor(bin: string) {
    this.#bin = bin
    chmodSync(this.#folder, 0o700)
    if (this.#owner) chownSync(this.#folder, this.#owner.uid, this.#owner.gid)
    process.once('exit', () => this.close())
  }

  /** Null where PostgreSQL is not installed. */
  static async open(): Promise<PostgresPair | null> {
    const bin = findPrograms(['initdb', 'pg_ctl', 'pg_basebackup'])
    if (!bin) return null
    const pair = new PostgresPair(bin)
    const dataDir = pair.#newFolder()
    pair.#run('initdb', ['-D', dataDir, '-U', 'diya', '-A', 'trust', '-E', 'UTF8', '--no-locale'])
    pair.#primary = { dataDir, port: await freePort() }
    pair.#start(pair.#primary)
    await pair.attachStandby()
    return pair
  }

  get port(): number {
    return this.#primary.port
  }

  urlAt(port: number): string {
    return `postgres://diya@127.0.0.1:${port}/postgres`
  }

  /** A new standby; from then on every commit of the primary is also flushed there. */
  async attachStandby(): Promise<void> {
    const member = { dataDir: this.#newFolder(), port: await freePort() }
    const from = ['-h', '127.0.0.1', '-p', String(this.#primary.port), '-U', 'diya']
    this.#run('pg_basebackup', ['-D', member.dataDir, ...from, '-R', '-X', 'stream', '-c', 'fast'])
    this.#start(member)
    this.#standby = member
    const client = new pg.Client({ connectionString: this.urlAt(this.#primary.port) })
    await client.connect()
    try {
      await client.query(`ALTER SYSTEM SET synchronous_standby_names = '*'`)
      await client.query('SELECT pg_reload_conf()')
      for (const until = Date.now() + SYNC_MS_MAX; ;) {
        const { rows } = await client.query(`SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)
        if (rows.length > 0) return
        if (Date.now() > until) throw new Error('The standby does not follow.')
        await sleep(SYNC_POLL_MS)
      }
    } finally {
      await client.end()
    }
  }

  /** `kill -9` of the primary. */
  killPrimary(): void {
    process.kill(Number(readFileSync(join(this.#primary.dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
  }

  /** The standby takes writes from now on. */
  async promote(): Promise<void> {
    if (!this.#standby) throw new Error('There is no standby.')
    // Visitors and proxies of the test run in this process: it must not stand still.
    const options = { ...this.#owner, cwd: this.#folder }
    await promisify(execFile)(join(this.#bin, 'pg_ctl'), ['-D', this.#standby.dataDir, '-w', 'promote'], options)
    rmSync(this.#primary.dataDir, { recursive: true, force: true })
    this.#primary = this.#standby
    this.#standby = undefined
  }

  close(): void {
    for (const member of [this.#standby, this.#primary])
      if (member)
        spawnSync(join(this.#bin, 'pg_ctl'), ['-D', member.dataDir, '-m', 'immediate', 'stop'], this.#options())
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #newFolder(): string {
    return join(this.#folder, `member-${this.#number++}`)
  }

  #start({ dataDir, port }: Member): void {
    const options = `-p ${port} -k ${this.#folder} -c listen_addresses=127.0.0.1`
    this.#run('pg_ctl', ['-D', dataDir, '-w', '-l', join(this.#folder, 'log'), '-o', options, 'start'])
  }

  #run(program: string, args: readonly string[]): void {
    const { status, error } = spawnSync(join(this.#bin, program), args, this.#options())
    if (error || status !== 0) throw error ?? new Error(`${program} failed`)
  }

  #options() {
    return { ...this.#owner, cwd: this.#folder, stdio: 'ignore' as const }
  }
}
