import { counted } from '#app/platform/text/plural.ts'
export const copy = {
  shelves: {
    template: { label: 'NGO templates', to: '/ngo-templates' },
    tool: { label: 'Toolkit', to: '/ssr-toolkit' },
    kit: { label: 'Fearless Girls', to: '/fearless-girls' },
    'case-study': { label: 'Partnership hub', to: '/partnership-hub' },
  },
  take: { template: 'Use Template', tool: 'Download', kit: 'Download', 'case-study': 'Download' },
  pdf: 'PDF to print',
  setUp: (minutes: number) => `Set up in ${minutes} minutes`,
  downloads: (count: number) => (count === 1 ? '1 download' : `${count.toLocaleString('en-IN')} downloads`),
  formats: {
    docx: 'Opens in Word, LibreOffice and Google Docs.',
    csv: 'Opens in Excel, LibreOffice and Google Sheets.',
  },
  formatNames: { docx: 'Word', csv: 'Spreadsheet', pdf: 'PDF' },
  emptyRows: (count: number) => counted(count, 'empty row to fill in', 'empty rows to fill in'),
  notFound: {
    title: 'Document not found',
    body: 'We may have replaced it. Choose from one of these lists.',
    doors: [
      { to: '/ngo-templates', label: 'NGO templates' },
      { to: '/ssr-toolkit', label: 'Toolkit' },
      { to: '/partnership-hub', label: 'Partnership hub' },
    ],
  },
} as const
