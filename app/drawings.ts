import { drawDocument } from '#app/features/documents/document-drawing.server.ts'
import { drawStatement } from '#app/features/fundraising/gifts/statement-drawing.server.ts'
import { drawReceipt } from '#app/features/fundraising/receipt/receipt-drawing.server.ts'
import { drawPoster } from '#app/features/fundraising/sharing/poster-drawing.server.ts'
import { drawInvoice } from '#app/features/orders/invoices/invoice-drawing.server.ts'
import type { Drawing } from '#app/platform/drawing/draw-in-thread.server.ts'
import { drawJpeg, drawPng } from '#app/ui/share/image/image-drawing.server.ts'
import { drawLineShape } from '#app/ui/share/image/line-shape.server.ts'
import { answerCalls } from '#app/platform/threads/answer-calls.ts'
import { waitBehindOthers } from '#app/platform/threads/wait-behind-others.ts'

// The program of the thread that draws (`drawInThread`): what it can draw, one line for each kind. It is loaded from the
// sources without Vite, so it has no copy: a paper comes with its words.

const drawings: Readonly<Record<string, (paper: never) => unknown>> = {
  document: drawDocument,
  invoice: drawInvoice,
  jpeg: drawJpeg,
  line: drawLineShape,
  png: drawPng,
  poster: drawPoster,
  receipt: drawReceipt,
  statement: drawStatement,
}

waitBehindOthers()
answerCalls(({ kind, paper }: Drawing) => {
  const draw = drawings[kind]
  if (!draw) throw new Error(`nothing draws a ${kind}`)
  return draw(paper as never)
})
