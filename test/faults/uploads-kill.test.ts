import { randomInt, randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { compareMedia, sweepMedia } from '#app/features/media/commands/sweep-media.server.ts'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { getUploadLoad } from '#app/features/media/queries.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { BUCKET, UPLOADS_PER_HOUR_MAX } from '#app/features/media/upload-limits.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import type { StoredFile } from '#app/platform/files/file-store.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { waitFor } from '#test/crash/kill-rounds.ts'
import { openPostgresServer } from '#test/crash/postgres-server.ts'
import { Child } from '#test/durability/child.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { plainSealer } from '#test/plain-sealer.ts'

/** A sample; `npm run test:faults` sends 500. */
const UPLOADS = Number(process.env['UPLOADS'] ?? 40)
const ABORTED = UPLOADS / 5
/** Killed after so many of them were accepted. */
const ACCEPTED_MIN = UPLOADS / 4
const MEMBERS = Math.ceil(UPLOADS / 2)
const BUSY_MS = 200

const folder = scratchFolder('uploads')
const server = await openPostgresServer()
afterAll(() => server?.close())
const photo = await picture(64, 48).jpeg().toBuffer()
const memory = join(folder, 'memory.json')

it.skipIf(!server)(
  'of uploads that break off, and of a server that is killed, neither file nor row is left',
  async () => {
    const databaseUrl = (await server?.createDatabase()) ?? ''
    const database = await openDatabase({ dataDir: folder, databaseUrl, onError: () => {} })
    await migrate(database)
    const { db } = database
    writeFileSync(memory, JSON.stringify({ dataDir: folder, databaseUrl, folder }))
    const files = sealFiles(openDiskFiles(join(folder, 'files')), plainSealer)
    const listed = async () => {
      const found: StoredFile[] = []
      for await (const file of files.list(BUCKET)) found.push(file)
      return found
    }
    const members = Array.from({ length: MEMBERS }, () => randomUUID())

    const child = startServer()
    const port = await waitFor<number>(child, 'port')
    const answers: number[] = []
    const sending = Array.from({ length: UPLOADS }, (_, at) =>
      send(port, { member: members[at % MEMBERS] ?? '', isAborted: at < ABORTED, answers }),
    )
    const isOver = Promise.all(sending).then(() => true)
    while (answers.filter((status) => status === 201).length < ACCEPTED_MIN)
      expect(await Promise.race([isOver, sleep(2, false)]), child.errors).toBe(false)
    await sleep(randomInt(30))
    await child.kill()
    await isOver
    const accepted = answers.filter((status) => status === 201).length
    const left = { files: (await listed()).length, received: readdirSync(join(folder, 'uploads')).length }

    const now = new Date(Date.now() + DAY_MS + HOUR_MS)
    const lost: unknown[] = []
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: (fields: object) => void lost.push(fields) }
    await compareMedia({ db, files, workFolder: join(folder, 'uploads'), log, now })
    expect(lost).toEqual([])
    const rows = await db.select().from(media)
    const wanted = rows.flatMap(({ variants }) => variants.map(({ file }) => `${BUCKET}/${file}`))
    expect((await listed()).map(({ key }) => key).toSorted()).toEqual(wanted.toSorted())
    expect(readdirSync(join(folder, 'uploads'))).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(accepted)
    for (const ownerId of members) {
      const own = rows.filter((row) => row.ownerId === ownerId)
      const load = await getUploadLoad(db, { ownerId, since: new Date(0) })
      const bytes = own.flatMap(({ variants }) => variants.map(({ size }) => size)).reduce((sum, size) => sum + size, 0)
      expect(load).toEqual({ recent: own.length, unattachedBytes: bytes })
    }
    console.log(
      `${UPLOADS} uploads at once, ${ABORTED} broken off, killed after ${accepted}: ${left.files} files and ${left.received} half-received ones left, after the sweep ${wanted.length} files of ${rows.length} rows`,
    )
    await sweepMedia({ db, files, workFolder: join(folder, 'uploads'), log, now })
    expect([await db.$count(media), await listed()]).toEqual([0, []])

    const children = [startServer(), startServer()]
    const ports = await Promise.all(children.map((node) => waitFor<number>(node, 'port')))
    await fillQuota(db, members[0] ?? '')
    const more: number[] = []
    const lanes = ports.flatMap((each) =>
      Array.from({ length: 3 }, () => send(each, { member: members[0] ?? '', answers: more })),
    )
    await Promise.all(lanes)
    expect(more.toSorted()).toEqual([201, 201, 429, 429, 429, 429])
    expect(await db.$count(media)).toBe(UPLOADS_PER_HOUR_MAX)
    expect(await listed()).toHaveLength(4)
    for (const node of children) await node.kill()
    await database.close()
  },
  600_000,
)

const startServer = () => Child.start('test/faults/uploads-kill-run.ts', [memory])

/** Leaves two for this hour. */
async function fillQuota(db: Awaited<ReturnType<typeof openDatabase>>['db'], ownerId: string): Promise<void> {
  const row = { ownerId, kind: 'image' as const, width: 1, height: 1, size: 1, variants: [], createdAt: new Date() }
  const path = () => `stories/1-${randomUUID().slice(0, 22)}`
  await db.insert(media).values(Array.from({ length: UPLOADS_PER_HOUR_MAX - 2 }, () => ({ ...row, path: path() })))
}

interface Sending {
  member: string
  /** Breaks off in the middle of the file. */
  isAborted?: boolean
  answers: number[]
}

/** Sends the photo, again while the server is busy; until it is killed. */
async function send(port: number, sending: Sending): Promise<void> {
  for (;;) {
    const status = await sendOnce(port, sending)
    if (status !== 503) return void sending.answers.push(status)
    await sleep(randomInt(BUSY_MS))
  }
}

function sendOnce(port: number, { member, isAborted = false }: Sending): Promise<number> {
  const edge = randomUUID()
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${edge}--\r\n`)])
  const headers = {
    'X-Member': member,
    'Content-Type': `multipart/form-data; boundary=${edge}`,
    'Content-Length': body.length,
  }
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method: 'POST', path: '/', headers, agent: false }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0))
    })
    sent.once('error', () => resolve(0))
    if (!isAborted) return void sent.end(body)
    sent.write(body.subarray(0, body.length / 2), () => setTimeout(() => sent.destroy(), randomInt(BUSY_MS)))
    sent.once('close', () => resolve(0))
  })
}
