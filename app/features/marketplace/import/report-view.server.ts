import type { ImportReport } from '#app/features/marketplace/listing/own-queries.server.ts'

const SHOWN_MAX = 100

/** The part of an import's report that the screen shows; the rest is in the download. */
export interface ReportView {
  id: string
  fileName: string
  figures: { total: string; saved: string; skipped: string; wrong: string }
  isAllRight: boolean
  wrong: { key: string; line: number; column: string; sentence: string }[]
  wrongMore: string | null
  skipped: { line: number; title: string }[]
  skippedMore: string | null
}

const figure = (count: number) => count.toLocaleString('en-IN')
const more = (count: number) => (count > SHOWN_MAX ? figure(count - SHOWN_MAX) : null)

export function reportView({ id, fileName, rowsTotal, rowsSaved, skipped, wrong }: ImportReport): ReportView {
  const shown = wrong.slice(0, SHOWN_MAX)
  return {
    id,
    fileName,
    figures: {
      total: figure(rowsTotal),
      saved: figure(rowsSaved),
      skipped: figure(skipped.length),
      wrong: figure(wrong.length),
    },
    isAllRight: wrong.length === 0,
    wrong: shown.flatMap(({ line, faults }) => faults.map((fault, i) => ({ key: `${line} ${i}`, line, ...fault }))),
    wrongMore: more(wrong.length),
    skipped: skipped.slice(0, SHOWN_MAX).map(({ line, title }) => ({ line, title })),
    skippedMore: more(skipped.length),
  }
}
