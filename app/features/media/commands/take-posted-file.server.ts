import { join } from 'node:path'
import { ConcurrencyLimiter } from '#app/features/media/receive/concurrency-limiter.ts'
import { receiveUpload, type UploadOutcome } from '#app/features/media/receive/receive-upload.server.ts'
import { WAITING_MAX } from '#app/features/media/upload-limits.ts'
import type { MemberContext } from '#app/platform/http/request.server.ts'

const newLimiter = () => new ConcurrencyLimiter({ atOnce: 1, waitingMax: WAITING_MAX })
const limiters = { image: newLimiter(), video: newLimiter(), document: newLimiter() }

/**
 * Stores a picture or PDF that was posted with a form of a page, as the upload field does: not attached, and only its
 * owner sees it.
 */
export function takePostedFile(ctx: MemberContext, file: File): Promise<UploadOutcome> {
  const { db, files, sealer, actor, now, config } = ctx
  const workFolder = join(config.dataDir, 'uploads')
  // The action has checked who it is.
  const isStillAllowed = () => Promise.resolve(true)
  const taking = { db, files, sealer, workFolder, limiters, ownerId: actor.userId, isStillAllowed, now }
  return receiveUpload({ ...taking, kinds: ['image', 'document'] }, file.stream())
}
