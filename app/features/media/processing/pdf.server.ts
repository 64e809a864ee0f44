import { readFile, writeFile } from 'node:fs/promises'
import {
  EncryptedPDFError,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import { UploadRefusal } from '#app/features/media/receive/refusal.ts'
import { PDF_PAGES_MAX } from '#app/features/media/upload-limits.ts'

export interface RewrittenPdf {
  /** Of the first page, in points (1/72 inch). */
  width: number
  height: number
}

/** Keys and values that run a program, open a file, send data, or contain a file or a film (ISO 32000-2, 12.6 and 7.11). */
const ACTIVE: ReadonlySet<PDFObject> = new Set(
  ['JavaScript', 'JS', 'Launch', 'ImportData', 'SubmitForm', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA'].map(
    (name) => PDFName.of(name),
  ),
)

/**
 * Writes a PDF anew: only what its pages use is copied, without its author and date, earlier versions, and anything
 * before or after the document. Refuses an encrypted PDF and one with active content.
 */
export async function rewritePdf(from: string, to: string): Promise<RewrittenPdf> {
  try {
    const document = await PDFDocument.load(await readFile(from), { updateMetadata: false, throwOnInvalidObject: true })
    removeUnused(document)
    const [first] = document.getPages()
    if (!first) throw new UploadRefusal('damaged')
    if (document.getPageCount() > PDF_PAGES_MAX) throw new UploadRefusal('pdf-pages')
    await writeFile(to, await document.save({ addDefaultPage: false, updateFieldAppearances: false }))
    const { width, height } = first.getSize()
    return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  } catch (error) {
    if (error instanceof UploadRefusal) throw error
    throw new UploadRefusal(error instanceof EncryptedPDFError ? 'pdf-locked' : 'damaged', { cause: error })
  }
}

function removeUnused(document: PDFDocument): void {
  const { catalog, context } = document
  catalog.delete(PDFName.of('Metadata'))
  delete context.trailerInfo.Info
  const used = walk(document)
  for (const [ref] of context.enumerateIndirectObjects()) if (!used.has(ref)) context.delete(ref)
}

/** Every object that the document refers to, with what it refers to. @throws UploadRefusal for active content */
function walk({ catalog, context }: PDFDocument): ReadonlySet<PDFObject> {
  const seen = new Set<PDFObject>(Object.values(context.trailerInfo).filter((value) => value instanceof PDFRef))
  const waiting: PDFObject[] = [catalog]
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (ACTIVE.has(object)) throw new UploadRefusal('pdf-active')
    if (seen.has(object)) continue
    seen.add(object)
    waiting.push(...partsOf(object, context))
  }
  return seen
}

function partsOf(object: PDFObject, context: PDFContext): PDFObject[] {
  if (object instanceof PDFRef) return present(context.lookup(object))
  if (object instanceof PDFArray) return object.asArray()
  if (object instanceof PDFStream) return [object.dict]
  return object instanceof PDFDict ? object.entries().flat() : []
}

const present = (object: PDFObject | undefined): PDFObject[] => (object ? [object] : [])
