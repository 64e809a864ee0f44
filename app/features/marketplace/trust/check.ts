import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import * as v from 'valibot'
import {
  CHECK_KINDS,
  CHECK_MONTHS_MAX,
  CHECK_NOTE_CHARS_MAX,
  type CheckKind,
} from '#app/features/marketplace/schema.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** A check of a seller by an operator. */
export interface CheckInput {
  kind: CheckKind
  /** How it was checked; visitors read it. */
  note: string
  validUntil: Date
}

/** The part of a check that visitors read. */
export interface CheckView {
  kind: CheckKind
  note: string
  checkedAt: Date
  validUntil: Date
}

/** The input schema of every form that adds a check. */
export const checkInput = v.object({
  kind: v.picklist(CHECK_KINDS),
  note: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(CHECK_NOTE_CHARS_MAX)),
  validUntil: v.date(),
})

/** Whether `until` is allowed as the end of a check that is made now. */
export const isCheckEnd = (until: Date, now: Date): boolean => until > now && until <= latestEnd(now)

function latestEnd(now: Date): Date {
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + CHECK_MONTHS_MAX)
  return end
}

/** The last day on which a check that is made now may end. */
export const lastCheckDay = (now: Date): string => dayOfIndia(new Date(latestEnd(now).getTime() - DAY_MS))
