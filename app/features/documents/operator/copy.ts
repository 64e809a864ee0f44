import type { Editable } from '#app/features/documents/schema.ts'

export const copy = {
  title: 'Documents',
  lead: 'Templates, tools, starter kits and case studies. Each save is a new version; the earlier ones stay on record.',
  add: 'Add a document',
  empty: 'No documents yet.',
  new: 'A new document',
  tags: { retired: 'off the shelf' },
  line: (kind: string, version: number) => `${kind}, version ${version}`,
  editables: { docx: 'For Word and its relatives', csv: 'For spreadsheets' } satisfies Record<Editable, string>,
  fields: {
    slug: {
      label: 'Address',
      hint: 'Small letters, numbers and single hyphens, like campaign-plan. It stays for ever.',
    },
    kind: { label: 'Shelf' },
    position: { label: 'Position', hint: '1 comes first.' },
    title: { label: 'Title' },
    summary: { label: 'In one or two sentences' },
    setUpMinutes: { label: 'Minutes to make it one’s own' },
    editable: { label: 'File to go on writing in' },
    downloadsBefore: { label: 'Downloads before this platform' },
    isComposite: { label: 'Put together from several experiences; every page says so' },
    body: {
      label: 'The document',
      hint: 'Pieces with an empty line between them. # heading, ! note that stands out, - item, 1. step, [ ] box to tick, > title of a sample and then > its paragraphs with > between them, ? question (3) with so many empty lines, | cells | of a table | and + 5 for empty rows. Anything else is text; a backslash before such a character makes it text.',
    },
  },
  piece: (number: number, message: string) => `Piece ${number}: ${message}`,
  retire: {
    title: 'Off the shelf',
    body: 'It is not offered any more. Saving it again brings it back.',
    send: 'Unpublish',
  },
  versions: {
    title: 'Versions',
    line: (version: number, title: string, day: string) => `${version}: ${title}, ${day}`,
  },
  see: 'See it as PDF',
  done: { save: 'Saved as a new version.', retire: 'It is off the shelf.' },
  refused: {
    'not-allowed': 'Only operators can do this.',
    'not-found': 'It is not there any more.',
    'other-kind': 'A document keeps its kind. Please use another address.',
  },
} as const
