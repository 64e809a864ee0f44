import { ConcurrencyLimiter } from '#app/features/media/receive/concurrency-limiter.ts'
import { receiveUpload } from '#app/features/media/receive/receive-upload.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'

export interface PictureStore {
  db: Db
  files: SealedFiles
  /** Folder for incoming files while they are processed. */
  workFolder: string
  now: Date
}

const newLimiter = () => new ConcurrencyLimiter({ atOnce: 1, waitingMax: 1 })

/**
 * Stores a picture of the site itself like a member's upload, and returns its id. It is not attached.
 * @throws Error when the picture is refused
 */
export async function storePicture(store: PictureStore & { ownerId: string }, bytes: Uint8Array): Promise<string> {
  const outcome = await receiveUpload(
    {
      ...store,
      limiters: { image: newLimiter(), video: newLimiter(), document: newLimiter() },
      isStillAllowed: () => Promise.resolve(true),
      perHourMax: Number.POSITIVE_INFINITY,
      kinds: ['image'],
    },
    chunks(bytes),
  )
  if (!outcome.ok) throw new Error(`the picture was refused: ${outcome.reason}`)
  return outcome.upload.id
}

async function* chunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
