import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { UploadRefusal } from '#app/features/media/receive/refusal.ts'
import { VIDEO_WORK_MEMORY_MB_MAX, VIDEO_WORK_SECONDS_MAX } from '#app/features/media/upload-limits.ts'
import type { VideoWork, VideoWorkResult } from './video-worker.ts'
import type { RewrittenVideo } from './video.server.ts'

/** Loaded from the sources, like the migrations, because the server's bundle contains only one program. */
const PROGRAM = 'app/features/media/processing/video-worker.ts'

/**
 * Runs `rewriteVideo` in a worker thread with limited memory and time. A hostile file can make the parser loop for
 * ever: then only the thread is terminated.
 */
export async function rewriteVideoInWorker(
  work: VideoWork,
  secondsMax = VIDEO_WORK_SECONDS_MAX,
): Promise<RewrittenVideo> {
  const worker = new Worker(resolve(PROGRAM), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: VIDEO_WORK_MEMORY_MB_MAX },
  })
  const timer = setTimeout(() => void worker.terminate(), secondsMax * 1000)
  try {
    const result = await new Promise<VideoWorkResult>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => resolve({ ok: false, reason: 'damaged' }))
    }).catch(unlessOutOfMemory)
    if (result.ok) return result.made
    throw new UploadRefusal(result.reason)
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function unlessOutOfMemory(error: NodeJS.ErrnoException): VideoWorkResult {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return { ok: false, reason: 'damaged' }
  throw error
}
