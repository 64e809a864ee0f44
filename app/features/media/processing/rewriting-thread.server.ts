import { type Program, Thread, ThreadEndedError } from '#app/platform/threads/thread.server.ts'
import { UploadRefusal } from '#app/features/media/receive/refusal.ts'
import type { Rewriting } from './answer-rewriting.ts'

/**
 * Runs a parser in a thread of its own. A hostile file can make it loop for ever: then only the thread is ended.
 * @throws UploadRefusal
 */
export async function rewriteInOwnThread<Made>(program: Program, work: unknown): Promise<Made> {
  const thread = new Thread(program)
  try {
    const result = await thread.call<Rewriting<Made>>(work).catch(unlessEnded)
    if (result.ok) return result.made
    throw new UploadRefusal(result.reason)
  } finally {
    await thread.end()
  }
}

/** Ended for its time or its memory, as opposed to an error of ours. */
function unlessEnded(error: unknown): Rewriting<never> {
  const cause = error instanceof ThreadEndedError ? (error.cause as NodeJS.ErrnoException | undefined) : error
  if (cause === undefined || (cause as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') {
    return { ok: false, reason: 'damaged' }
  }
  throw cause
}
