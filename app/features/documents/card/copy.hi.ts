import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './copy.ts'

export const copy = {
  preview: 'झलक',
  previewOf: (title: string) => `झलक: ${title}`,
  setUp: (minutes: number) => `${minutes} मिनट में तैयार`,
  downloads: (count: number) => `${count.toLocaleString('en-IN')} डाउनलोड`,
  composite: 'मिला-जुला उदाहरण',
  formats: { docx: 'Word', csv: 'शीट', pdf: 'PDF' },
} satisfies Translated<typeof english.copy>
