import { formatDate } from '#app/platform/time/dates.ts'
import type { MissingFacts } from './missing-facts.ts'
import { noticeCopy } from './notice-copy.ts'
import { factNames } from './notice-mails.ts'
import { type Notice, summaryOf } from './notice-queries.server.ts'

/** The notice on the screen of one listing. */
export function noticeText({ dueAt, pausedAt }: Notice, missing: MissingFacts): string {
  const { due, paused, fields } = noticeCopy.product
  return `${pausedAt ? paused(formatDate(pausedAt)) : due(formatDate(dueAt))} ${fields(factNames(missing))}`
}

/** The notices above the list of listings. */
export function noticeTexts(notices: ReadonlyMap<string, Notice>): string[] {
  const { due, dueAt, paused } = summaryOf(notices)
  const words = noticeCopy.list
  return [...(dueAt ? [words.due(due, formatDate(dueAt))] : []), ...(paused > 0 ? [words.paused(paused)] : [])]
}
