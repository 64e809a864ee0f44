import { parentPort } from 'node:worker_threads'
import { UploadRefusal } from '#app/features/media/receive/refusal.ts'
import type { ThreadResult } from './thread.server.ts'

/** Sends the result of a worker's program, or the reason of its refusal, to `runInThread`. */
export async function answerThread<Made>(work: () => Promise<Made>): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(await resultOf(work))
}

async function resultOf<Made>(work: () => Promise<Made>): Promise<ThreadResult<Made>> {
  try {
    return { ok: true, made: await work() }
  } catch (error) {
    if (error instanceof UploadRefusal) return { ok: false, reason: error.reason }
    throw error
  }
}
