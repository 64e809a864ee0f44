import { type RefusalReason, UploadRefusal } from '#app/features/media/receive/refusal.ts'
import { answerCalls } from '#app/platform/threads/answer-calls.ts'

/** A refusal as a value: an error loses its class between threads. */
export type Rewriting<Made> = { ok: true; made: Made } | { ok: false; reason: RefusalReason }

/** The whole program of a thread that rewrites files for `rewriteInOwnThread`. */
export function answerRewriting<Work>(rewrite: (work: Work) => Promise<unknown>): void {
  answerCalls((work: Work) => resultOf(() => rewrite(work)))
}

async function resultOf<Made>(rewrite: () => Promise<Made>): Promise<Rewriting<Made>> {
  try {
    return { ok: true, made: await rewrite() }
  } catch (error) {
    if (error instanceof UploadRefusal) return { ok: false, reason: error.reason }
    throw error
  }
}
