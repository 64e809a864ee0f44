import { KeptThread } from '#app/platform/threads/kept-thread.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'

/** A call of the program. */
export interface Drawing {
  kind: string
  /** Plain data with all words in the language of the drawing: the thread knows no other. */
  paper: unknown
}

const thread = new KeptThread({
  program: 'app/drawings.ts',
  memoryMbMax: 256,
  secondsMax: 20,
  // The last one waits some ten seconds, as long as anybody waits for anything.
  callsMax: 200,
  idleMs: MINUTE_MS,
})

/** Draws a paper of this kind (`app/drawings.ts`) outside of the event loop. @throws ThreadBusyError */
export const drawInThread = <Paper, Drawn>(kind: string, paper: Paper): Promise<Drawn> =>
  thread.call<Drawn>({ kind, paper } satisfies Drawing)

/** The same for what is drawn as a file: a PDF or a picture. @throws ThreadBusyError */
export async function drawFile<Paper>(kind: string, paper: Paper): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await drawInThread<Paper, Uint8Array<ArrayBuffer>>(kind, paper)
  return Buffer.from(buffer, byteOffset, byteLength)
}

/** What is not drawn yet fails. */
export const endDrawing = (): Promise<void> => thread.end()
