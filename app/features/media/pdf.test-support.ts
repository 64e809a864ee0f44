// PDFs as users upload them, generated at run time.
import { buffer } from 'node:stream/consumers'
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib'
import Pdf from 'pdfkit'

export const AUTHOR = 'Asha of Nagpur'

/** A pitch deck as an office program writes it, with the author's name in its metadata. */
export function deck(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const pdf = new Pdf({ size: [960, 540], info: { Author: AUTHOR }, ...options })
  pdf.text('Water tests for villages')
  pdf.addPage().text('Forty-one women sell tests today')
  pdf.end()
  return buffer(pdf)
}

/** The same with an action that starts a program when it is opened; compressed, as most programs write it. */
export async function deckWithAction(action: 'Launch' | 'JavaScript'): Promise<Buffer> {
  const pdf = await PDFDocument.load(await deck())
  const given = action === 'Launch' ? { F: PDFString.of('calc.exe') } : { JS: PDFString.of('app.alert(1)') }
  pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.register(pdf.context.obj({ S: action, ...given })))
  return Buffer.from(await pdf.save())
}

export async function deckWithAttachment(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await deck())
  await pdf.attach(new Uint8Array([1, 2, 3]), 'hidden.exe')
  return Buffer.from(await pdf.save())
}
