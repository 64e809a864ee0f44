import type { DocumentInput } from '#app/features/documents/commands/save-document.server.ts'

/** A document of the demo data; its position is its index in the list. */
export type DemoDocument = Omit<DocumentInput, 'position' | 'isComposite' | 'downloadsBefore'> & {
  /** Downloads before this platform; invented, like all demo data. */
  downloadsBefore?: number
}
