import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#app/platform/config/config.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { openMail } from '#app/platform/mail/sealing.server.ts'
import { outbox } from '#app/platform/mail/tables.server.ts'
import { openSecrets } from '#auth/keys/secrets.ts'
import type { Canaries } from '#test/personal-data/canaries.ts'
import { SCREENS } from '#test/screens.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import {
  EMAIL,
  errorPages,
  HER_PAGES,
  hidden,
  makeErrors,
  PASSWORD,
  personal,
  signUp,
  typed,
  writeNotes,
} from './her-acts.ts'
import { pressForms, Visitor } from './press-forms.ts'
import { copyDemoData, freePort, type Site, startSite } from './site.ts'

/** Where the site of the test keeps its rows. */
export interface Store {
  /** Settings of the site. */
  env: Record<string, string>
  /** A folder of the database that is not in the data directory. */
  folder?: string
  /** The demo data is inserted by the first start, not copied. */
  isEmpty?: boolean
  /** Writes to disk what is in memory. */
  flush?(): Promise<void>
}

let store: Store = { env: {} }
let dataDir: string
let site: Site
let her: Visitor
let metricsPort: number
const outputs: string[] = []
const start = async () => {
  metricsPort = await freePort()
  site = await startSite({ ...store.env, DATA_DIR: dataDir, LOG_LEVEL: 'debug', METRICS_PORT: String(metricsPort) })
}
const stop = async () => {
  await site.close()
  outputs.push(site.output())
}

/** She gets a shop and a campaign of the demo data, while the site is down. */
async function giveShop(): Promise<void> {
  await withDatabase(async ({ db }) => {
    const id = sql`(SELECT id FROM auth.users WHERE email = ${EMAIL})`
    await db.execute(
      sql`UPDATE seller_profiles SET user_id = ${id}, state = 'Maharashtra' WHERE slug = 'savitri-nashik'`,
    )
    await db.execute(sql`UPDATE campaigns SET owner_user_id = ${id} WHERE slug = 'lakshmi-story'`)
  })
}

async function withDatabase<T>(use: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const config = readConfig({ ...store.env, DATA_DIR: dataDir })
  const database = await openDatabase({ ...config, onError: () => {} })
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

const leaksIn = (text: string, ...lists: Canaries[]): string[] =>
  lists.flatMap((list) => list.findIn(text).map((canary) => list.whereOf(canary)))

/**
 * A woman uses the built site: signs up, writes notes, asks for help, buys, gives, keeps a shop. Each of her words stands
 * nowhere else, so that a copy of one in a log, a file, a mail or a page of others is seen.
 */
export function testHerWords(open: () => Promise<Store>): void {
  beforeAll(async () => {
    store = await open()
    dataDir = scratchFolder('canaries')
    if (!store.isEmpty) await copyDemoData(dataDir)
    await start()
    const cookie = await signUp(site.url)
    await stop()
    await giveShop()
    await start()
    her = new Visitor(site.url, cookie)
    await writeNotes(her)
    await pressForms(her, [...HER_PAGES, ...SCREENS.filter((path) => !path.startsWith('/dev'))], typed)
    await makeErrors(her)
  }, 400_000)

  describe('her words and keys', () => {
    test('are many', () => {
      const count = hidden.list().length + personal.list().length
      console.log(`${count} canaries: ${hidden.list().length} hidden, ${personal.list().length} personal`)
      expect(count).toBeGreaterThan(60)
      expect(hidden.list().length).toBeGreaterThan(20)
    })

    test('are in no figure, and in no error but what she typed herself', async () => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      expect(figures).toContain('diya_requests_total')
      expect(leaksIn(figures, hidden, personal)).toEqual([])
      expect(leaksIn(errorPages.join('\n'), hidden, personal)).toEqual([])
    })

    test('are on no page of a visitor or another member', async () => {
      const gita = new Visitor(site.url)
      const { text } = await gita.postJson('/auth/v1/signup', {
        email: 'gita@example.org',
        password: PASSWORD.slice(3),
        data: { display_name: 'Gita' },
      })
      const member = new Visitor(site.url, `diya-at=${(JSON.parse(text) as { access_token: string }).access_token}`)
      const seen: string[] = []
      for (const path of SCREENS.filter((screen) => !screen.startsWith('/dev'))) {
        for (const visitor of [new Visitor(site.url), member]) {
          for (const of of ['', '.data'])
            seen.push(
              ...leaksIn((await visitor.request(path.replace(/(?=\?|$)/, of))).text, hidden).map(
                (what) => `${what} on ${path}`,
              ),
            )
        }
      }
      expect(seen).toEqual([])
    })

    test('are in no encrypted backup, and the sealed ones in no other', () => {
      const backUp = (name: string, env: object) => {
        const path = join(dataDir, name)
        execFileSync(process.execPath, ['scripts/backup.ts', path], {
          env: { ...process.env, ...store.env, DATA_DIR: dataDir, ...env },
          stdio: 'pipe',
        })
        return readFileSync(path)
      }
      const plain = gunzipSync(backUp('plain.gz', {})).toString()
      expect(leaksIn(plain, personal)).not.toEqual([])
      expect(leaksIn(plain, hidden)).toEqual([])
      expect(
        leaksIn(
          backUp('sealed.age', { BACKUP_PASSPHRASE: 'a passphrase of theirs' }).toString('latin1'),
          hidden,
          personal,
        ),
      ).toEqual([])
      for (const name of ['plain.gz', 'sealed.age']) execFileSync('rm', [join(dataDir, name)])
    })

    test('are in no log, also those of the codes and links that she got', async () => {
      await stop()
      const mails = await listAllMails()
      const own = mails.filter(({ to }) => to === EMAIL)
      expect(own.length).toBeGreaterThan(3)
      const keys = own.flatMap(({ text }) =>
        [...text.matchAll(/\b\d{6}\b|\b[\w-]{22,}\b|\b[2-9B-Z]{4}-[2-9B-Z]{4}-[2-9B-Z]{2}\b/g)].map(([key]) => key),
      )
      expect(keys.length).toBeGreaterThan(3)
      const log = outputs.join('\n')
      expect(log.split('\n').length).toBeGreaterThan(100)
      expect(keys.filter((key) => new RegExp(`\\b${key}\\b`).test(log))).toEqual([])
      expect(leaksIn(log, hidden, personal)).toEqual([])
      const others = mails.filter(({ to }) => to !== EMAIL && !to.startsWith('+91'))
      expect(leaksIn(others.map(({ subject, text, html }) => `${subject} ${text} ${html}`).join('\n'), hidden)).toEqual(
        [],
      )
    })

    test('that are sealed are in no file of the database, its log of changes, or the uploads', async () => {
      const found: string[] = []
      let personalFiles = 0
      await store.flush?.()
      for (const path of [dataDir, store.folder].flatMap((folder) => (folder ? listFiles(folder) : []))) {
        const text = (await readFile(path)).toString('latin1')
        found.push(...leaksIn(text, hidden).map((what) => `${what} in ${path}`))
        if (personal.findIn(text).length > 0) personalFiles++
      }
      expect(found).toEqual([])
      // The search finds what is stored as it is.
      expect(personalFiles).toBeGreaterThan(1)
    })
  })
}

async function listAllMails(): Promise<{ to: string; subject: string; text: string; html: string }[]> {
  const secrets = await openSecrets({ directory: join(dataDir, 'keys') })
  return withDatabase(async ({ db }) => {
    const rows = await db.select().from(outbox)
    const sealed = rows.filter((row) => row.sealed !== null)
    return sealed.map((row) => {
      const { to, subject, text, html } = openMail(secrets, row)
      return { to, subject, text: text ?? '', html: html ?? '' }
    })
  })
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((path) => statSync(path).isFile())
