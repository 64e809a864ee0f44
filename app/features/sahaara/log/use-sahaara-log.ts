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
  /** Monday, 0:00 in India, in milliseconds since 1970. */
  weekStartsAt: number
  week: WeekView
  /** The entries of this week, newest first. */
  entries: readonly Card<LogEntry>[]
  add(entry: LogEntry): string
  /** A mood counts as a check-in; chosen again soon after, it changes that check-in. */
  checkIn(mood: SahaaraMood): void
  /** A finished breathing exercise: one session, and its minutes. */
  breathed(minutes: number): void
  /** A finished flow: its minutes, and today as a day of self-care. */
  flowed(minutes: number): void
  /** Whether this week has an entry of this kind about this story or event. */
  has(kind: LogEntry['kind'], what: string): boolean
}

/** Her private log of the week. `weekStartsAt` is the server's; a page that was kept for later finds its own. */
export function useSahaaraLog(account: AccountCards | null, servedWeekStartsAt: number): SahaaraLog {
  const cards = usePrivateCards({ kind: 'sahaara-log', parse: parseLogEntry, account })
  const weekStartsAt = useSyncExternalStore(
    never,
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
    breathed(minutes) {
      add({ kind: 'breathing', amount: 1 })
      add({ kind: 'minutes', amount: minutes })
    },
    flowed(minutes) {
      add({ kind: 'self-care', amount: 1 })
      add({ kind: 'minutes', amount: minutes })
    },
    has: (kind, what) => entries.some(({ value }) => value.kind === kind && value.what === what),
  }
}

const never = () => () => {}
