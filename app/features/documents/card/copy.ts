export const copy = {
  preview: 'Preview',
  previewOf: (title: string) => `Preview: ${title}`,
  setUp: (minutes: number) => `Set up in ${minutes} minutes`,
  downloads: (count: number) => (count === 1 ? '1 download' : `${count.toLocaleString('en-IN')} downloads`),
  composite: 'Composite example',
  formats: { docx: 'Word', csv: 'Sheet', pdf: 'PDF' },
} as const
