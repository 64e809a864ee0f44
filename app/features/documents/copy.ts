/** Text of the document pages and files, and error messages of the operators' form. */
export const copy = {
  kinds: { template: 'Template', tool: 'Tool', kit: 'Starter kit', 'case-study': 'Case study' },
  composite: 'Composite example',
  compositeNote:
    'This example combines the experience of several organisations. Names are invented and figures are rounded.',
  version: (version: number, date: string) => `Version ${version}, ${date}`,
  caseStudies: {
    title: 'Case studies',
    summary:
      'How NGOs, colleges and companies work with us: how they started, what they did, and what they would do differently.',
  },
  licence: 'Free to use, change and pass on. No credit needed.',
  save: {
    missing: 'Please write a few words.',
    tooLong: (charsMax: number) => `Please keep this under ${charsMax.toLocaleString('en-IN')} characters.`,
    between: (min: number, max: number) =>
      `Enter a whole number from ${min.toLocaleString('en-IN')} to ${max.toLocaleString('en-IN')}.`,
    slug: 'Use small letters, numbers and single hyphens, like campaign-plan.',
    kind: 'Please choose a section.',
    ragged: 'Every row needs one cell for each column.',
    noTable: 'A spreadsheet needs a table.',
  },
} as const
