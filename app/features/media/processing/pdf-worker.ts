import { answerRewriting } from './answer-rewriting.ts'
import { rewritePdf } from './pdf.server.ts'

/** The worker's input. */
export interface PdfWork {
  from: string
  to: string
}

answerRewriting(({ from, to }: PdfWork) => rewritePdf(from, to))
