import { parentPort } from 'node:worker_threads'

/** What a worker's program sends back for a call of `Thread`. */
export type ThreadAnswer<Made> = { ok: true; made: Made } | { ok: false; error: unknown }

/** The whole program of a worker: answers the calls of a `Thread`. An error goes back to its caller, without its class. */
export function answerCalls<Input>(answer: (input: Input) => unknown): void {
  parentPort?.on('message', async (input: Input) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    parentPort?.postMessage(await answerOf(() => answer(input)))
  })
}

async function answerOf(answer: () => unknown): Promise<ThreadAnswer<unknown>> {
  try {
    return { ok: true, made: await answer() }
  } catch (error) {
    return { ok: false, error }
  }
}
