import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type RefusalReason, UploadRefusal } from '#app/features/media/receive/refusal.ts'

/** Loaded from the sources, like the migrations, because the server's bundle contains only one program. */
const FOLDER = 'app/features/media/processing'

export type ThreadResult<Made> = { ok: true; made: Made } | { ok: false; reason: RefusalReason }

interface Thread {
  program: string
  /** The worker's input. */
  work: unknown
  secondsMax: number
  memoryMbMax: number
}

/**
 * Runs a parser in a worker thread with limited memory and time. A hostile file can make it loop for ever: then only the
 * thread is terminated. @throws UploadRefusal
 */
export async function runInThread<Made>({ program, work, secondsMax, memoryMbMax }: Thread): Promise<Made> {
  const worker = new Worker(resolve(FOLDER, program), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: memoryMbMax },
  })
  const timer = setTimeout(() => void worker.terminate(), secondsMax * 1000)
  try {
    const result = await new Promise<ThreadResult<Made>>((resolve, reject) => {
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

function unlessOutOfMemory(error: NodeJS.ErrnoException): { ok: false; reason: RefusalReason } {
  if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return { ok: false, reason: 'damaged' }
  throw error
}
