import type { Editable } from '#app/features/documents/schema.ts'

export const copy = {
  title: 'Documents',
  lead: 'Templates, tools, starter kits and case studies. Each save is a new version; the earlier ones stay on record.',
  add: 'Add a document',
  empty: 'No documents yet.',
  new: 'A new document',
  tags: { retired: 'unpublished' },
  line: (kind: string, version: number) => `${kind}, version ${version}`,
  editables: { docx: 'For Word and similar programs', csv: 'For spreadsheets' } satisfies Record<Editable, string>,
  fields: {
    slug: {
      label: 'Address',
      hint: 'Small letters, numbers and single hyphens, like campaign-plan. You cannot change it later.',
    },
    kind: { label: 'Shelf' },
    position: { label: 'Position', hint: '1 comes first.' },
    title: { label: 'Title' },
    summary: { label: 'Summary in one or two sentences' },
    setUpMinutes: { label: 'Minutes to set up' },
    editable: { label: 'Editable file' },
    downloadsBefore: { label: 'Downloads before this platform' },
    isComposite: { label: 'Composite example: every page says so' },
    body: {
      label: 'The document',
      hint: 'Pieces with an empty line between them. # heading, ! note that stands out, - item, 1. step, [ ] box to tick, > title of a sample and then > its paragraphs with > between them, ? question (3) with so many empty lines, | cells | of a table | and + 5 for empty rows. Anything else is text; a backslash before such a character makes it text.',
    },
  },
  piece: (number: number, message: string) => `Piece ${number}: ${message}`,
  retire: {
    title: 'Unpublish',
    body: 'Visitors cannot see it any more. Save it again to publish it.',
    send: 'Unpublish',
  },
  versions: {
    title: 'Versions',
    line: (version: number, title: string, day: string) => `${version}: ${title}, ${day}`,
  },
  see: 'See it as PDF',
  done: { save: 'Saved as a new version.', retire: 'It is unpublished.' },
  refused: {
    'not-allowed': 'Only operators can do this.',
    'not-found': 'It is not there any more.',
    'other-kind': 'A document keeps its kind. Please use another address.',
  },
} as const
