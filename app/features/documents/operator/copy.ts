import type { Editable } from '#app/features/documents/schema.ts'

export const copy = {
  title: 'Documents',
  lead: 'Templates, tools, starter kits and case studies. Each time you save, you create a new version. Older versions are kept.',
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
    kind: { label: 'Section' },
    position: { label: 'Position', hint: '1 comes first.' },
    title: { label: 'Title' },
    summary: { label: 'Summary in one or two sentences' },
    setUpMinutes: { label: 'Minutes to set up' },
    editable: { label: 'Editable file' },
    downloadsBefore: { label: 'Downloads before this platform' },
    isComposite: { label: 'Composite example (shown on every page)' },
    body: {
      label: 'The document',
      hint: 'Leave an empty line between paragraphs. To format a line, begin it with: # for a heading, ! for a highlighted note, - for a list item, 1. for a step, [ ] for a checkbox, > for a sample text (its first line is the title; write > alone between its paragraphs). Write ? question (3) for a question with 3 empty lines, | cell | cell | for a table row, and + 5 for 5 empty rows. To show one of these characters as text, write a backslash before it.',
    },
  },
  piece: (number: number, message: string) => `Paragraph ${number}: ${message}`,
  retire: {
    title: 'Unpublish',
    body: 'Visitors cannot see it any more. Save it again to publish it.',
    send: 'Unpublish',
  },
  versions: {
    title: 'Versions',
    line: (version: number, title: string, day: string) => `${version}: ${title}, ${day}`,
  },
  see: 'View as PDF',
  done: { save: 'Saved as a new version.', retire: 'Unpublished.' },
  refused: {
    'not-allowed': 'Only operators can do this.',
    'not-found': 'This document no longer exists.',
    'other-kind': 'You cannot move a document to another section. Please use another address.',
  },
} as const
