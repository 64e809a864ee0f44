import * as v from 'valibot'
import {
  CHECK_KINDS,
  CHECK_MONTHS_MAX,
  CHECK_NOTE_CHARS_MAX,
  type CheckKind,
} from '#app/features/marketplace/schema.ts'
import { DAY_MS, INDIA_OFFSET_MS } from '#app/platform/durations.ts'

/** What the desk has checked of a seller. */
export interface CheckInput {
  kind: CheckKind
  /** How, in words that visitors read. */
  note: string
  validUntil: Date
}

/** What visitors read of a check. */
export interface CheckView {
  kind: CheckKind
  note: string
  checkedAt: Date
  validUntil: Date
}

/** What every door that takes a check asks of it. */
export const checkInput = v.object({
  kind: v.picklist(CHECK_KINDS),
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHECK_NOTE_CHARS_MAX)),
  validUntil: v.date(),
})

/** Whether a check that is made now may count until then. */
export const isCheckEnd = (until: Date, now: Date): boolean => until > now && until <= latestEnd(now)

function latestEnd(now: Date): Date {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + CHECK_MONTHS_MAX)
  return end
}

/** The last day on which a check that is made now may end. */
export const lastCheckDay = (now: Date): string => dayOf(new Date(latestEnd(now).getTime() - DAY_MS))

const DAY_CHARS = 10

/** The end of a day on an Indian calendar ('2028-03-12'). */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59+05:30`)

/** The day in India on which a moment falls, as a field takes it. */
const dayOf = (moment: Date): string => new Date(moment.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, DAY_CHARS)
