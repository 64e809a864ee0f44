import { workerData } from 'node:worker_threads'
import { answerThread } from './answer-thread.ts'
import { rewritePdf } from './pdf.server.ts'

/** The worker's input, from `rewriteInThread`. */
export interface PdfWork {
  from: string
  to: string
}

const { from, to } = workerData as PdfWork
await answerThread(() => rewritePdf(from, to))
