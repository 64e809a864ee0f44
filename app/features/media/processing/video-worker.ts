import { parentPort, workerData } from 'node:worker_threads'
import { UploadRefusal } from '#app/features/media/receive/refusal.ts'
import { rewriteVideo, type RewrittenVideo, type VideoForm } from './video.server.ts'

/** The worker's input, from `rewriteVideoInWorker`. */
export interface VideoWork {
  from: string
  to: string
  form: VideoForm
}

export type VideoWorkResult = { ok: true; made: RewrittenVideo } | { ok: false; reason: UploadRefusal['reason'] }

const { from, to, form } = workerData as VideoWork
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort?.postMessage(await work())

async function work(): Promise<VideoWorkResult> {
  try {
    return { ok: true, made: await rewriteVideo(from, to, form) }
  } catch (error) {
    if (error instanceof UploadRefusal) return { ok: false, reason: error.reason }
    throw error
  }
}
