import type { DocumentInput } from '#app/features/documents/commands/save-document.server.ts'

/** A document of the demo data; its place on the shelf is its place in the list. */
export type DemoDocument = Omit<DocumentInput, 'position' | 'isComposite' | 'downloadsBefore'> & {
  /** So many were taken before this platform counted; invented, like all demo data. */
  downloadsBefore?: number
}
