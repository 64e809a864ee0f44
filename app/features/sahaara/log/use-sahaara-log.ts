import { useSyncExternalStore } from 'react'
import {
  type LogEntry,
  openCheckIn,
  parseLogEntry,
  type SahaaraMood,
  sahaaraProgress,
  weekStart,
  type WeekView,
  weekView,
} from '#app/features/private-notes/views.ts'
import type { AccountCards } from '#app/features/private-notes/cards/account-cards.ts'
import { type Card, type PrivateCards, usePrivateCards } from '#app/features/private-notes/cards/use-private-cards.ts'

export interface SahaaraLog extends PrivateCards<LogEntry> {
  /** Monday 0:00 in India, in milliseconds since 1970. */
  weekStartsAt: number
  week: WeekView
  /** This week's entries, newest first. */
  entries: readonly Card<LogEntry>[]
  add(entry: LogEntry): string
  /** Logs a mood as a check-in; another choice soon after replaces it. */
  checkIn(mood: SahaaraMood): void
  /** Logs a finished breathing exercise: one session and its minutes. */
  logBreathing(minutes: number): void
  /** Logs a finished flow: its minutes, and today as a day of self-care. */
  logFlow(minutes: number): void
  /** Whether this week has an entry of this kind for this story or event. */
  has(kind: LogEntry['kind'], what: string): boolean
}

/**
 * The user's private log. The server's `weekStartsAt` is used for hydration; then the browser's own, because an offline
 * copy of the page may be old.
 */
export function useSahaaraLog(account: AccountCards | null, servedWeekStartsAt: number): SahaaraLog {
  const cards = usePrivateCards({ kind: 'sahaara-log', parse: parseLogEntry, account })
  const weekStartsAt = useSyncExternalStore(
    subscribeToNothing,
    () => weekStart(new Date()).getTime(),
    () => servedWeekStartsAt,
  )
  const entries = cards.cards.filter(({ at }) => at >= weekStartsAt)
  const add = (entry: LogEntry) => cards.keep(entry)
  return {
    ...cards,
    weekStartsAt,
    entries,
    week: weekView(sahaaraProgress(entries, new Date(weekStartsAt))),
    add,
    checkIn(mood) {
      cards.keep({ kind: 'mood', amount: 1, what: mood }, openCheckIn(cards.cards, new Date())?.id)
    },
    logBreathing(minutes) {
      add({ kind: 'breathing', amount: 1 })
      add({ kind: 'minutes', amount: minutes })
    },
    logFlow(minutes) {
      add({ kind: 'self-care', amount: 1 })
      add({ kind: 'minutes', amount: minutes })
    },
    has: (kind, what) => entries.some(({ value }) => value.kind === kind && value.what === what),
  }
}

const subscribeToNothing = () => () => {}
