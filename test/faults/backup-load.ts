import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { picture } from '#app/features/media/fixtures.test-support.ts'
import { ConcurrencyLimiter } from '#app/features/media/receive/concurrency-limiter.ts'
import { receiveUpload } from '#app/features/media/receive/receive-upload.server.ts'
import { MEDIA_URL, BUCKET, SHOWN_KINDS } from '#app/features/media/upload-limits.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { openDiskFiles } from '#app/platform/files/disk-files.server.ts'
import { sealFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Secrets } from '#auth/keys/secrets.ts'
import { refreshTokens, sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { one } from '#app/platform/db/one.ts'
import { gifts } from '#test/crash/gifts.ts'

const GIVERS = 2
/** The embedded engine answers without ever leaving the microtask queue, and the disk needs no time either. */
const BREATH_MS = 1

/** What people write while a backup runs: gifts that are paid, pictures, and sign-ins. */
export interface Load {
  /** The number of acknowledged changes so far. */
  written(): number
  /** The SHA-256 of every uploaded file, by its key, as it was served after the upload. */
  readonly uploads: ReadonlyMap<string, string>
  stop(): Promise<void>
}

/** Writes until it is stopped. `folder` gets the uploaded files. */
export async function startLoad(database: Database, folder: string, secrets: Secrets): Promise<Load> {
  const { db } = database
  const uploads = new Map<string, string>()
  const giving = gifts(db)
  await giving.open()
  const upload = await uploader(db, folder, secrets)
  const load = { written: 0, isOver: false }
  const repeat = async (work: () => Promise<unknown>) => {
    while (!load.isOver) {
      await work()
      load.written++
      await sleep(BREATH_MS)
    }
  }
  const give = async () => giving.capture(await giving.pledge(randomUUID()))
  const send = async () => {
    for (const [key, digest] of await upload()) uploads.set(key, digest)
  }
  const lanes = [...Array.from({ length: GIVERS }, () => give), send, () => signIn(database)].map(repeat)
  return {
    written: () => load.written,
    uploads,
    stop: async () => {
      load.isOver = true
      await Promise.all(lanes)
    },
  }
}

export const openSealed = (folder: string, secrets: Secrets) => sealFiles(openDiskFiles(join(folder, 'files')), secrets)

/** The digest of a stored file, after it was opened. */
export async function digestOf(files: ReturnType<typeof openSealed>, key: string): Promise<string> {
  const stream = await files.read(key, { isSealed: true })
  return stream
    ? createHash('sha256')
        .update(await buffer(stream))
        .digest('hex')
    : 'missing'
}

async function uploader(
  db: Database['db'],
  folder: string,
  secrets: Secrets,
): Promise<() => Promise<[string, string][]>> {
  const files = openSealed(folder, secrets)
  const photo = await picture(64, 48).jpeg().toBuffer()
  const newLimiter = () => new ConcurrencyLimiter({ atOnce: 1, waitingMax: 1 })
  const limiters = { image: newLimiter(), video: newLimiter(), document: newLimiter() }
  const ctx = { db, files, workFolder: join(folder, 'uploads'), sealer: secrets, limiters, kinds: SHOWN_KINDS }
  return async () => {
    const sender = { ownerId: randomUUID(), isStillAllowed: async () => true, now: new Date() }
    const outcome = await receiveUpload(
      { ...ctx, ...sender },
      (async function* () {
        yield photo
      })(),
    )
    if (!outcome.ok) throw new Error(`an upload was refused: ${outcome.reason}`)
    const keys = outcome.upload.sources.map(({ src }) => `${BUCKET}/${src.slice(MEDIA_URL.length)}`)
    return Promise.all(keys.map(async (key): Promise<[string, string]> => [key, await digestOf(files, key)]))
  }
}

async function signIn({ db }: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const account = { aud: 'authenticated', role: 'authenticated', email: `${randomUUID()}@canary.example` }
    const { id: userId } = one(await tx.insert(users).values(account).returning())
    const session = { userId, refreshSecret: randomUUID(), refreshedAt: new Date() }
    const { id: sessionId } = one(await tx.insert(sessions).values(session).returning())
    await tx.insert(refreshTokens).values({ sessionId, position: 0, tokenHash: randomUUID() })
  })
}
