import { useSyncExternalStore } from 'react'
import type { FormValues } from '#app/platform/form/parse-form.ts'

const KEY = 'diya:squad-draft'

/** Keeps what a visitor typed until she has signed in, in this tab only. A browser that refuses keeps nothing. */
export function keepDraft(form: FormData): void {
  const values = Object.fromEntries(['name', 'badge', 'emails'].map((name) => [name, String(form.get(name) ?? '')]))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // Private windows may refuse; she then types it again.
  }
}

/** Nothing kept, or not known yet: on the server and until the page is alive. */
export const NO_DRAFT: FormValues = {}

let kept: FormValues | undefined

/** What was typed in this tab before the page was loaded; it does not change while she types. */
export const useDraft = (): FormValues => useSyncExternalStore(never, readDraft, () => NO_DRAFT)

const never = () => () => {}

function readDraft(): FormValues {
  kept ??= parseDraft()
  return kept
}

function parseDraft(): FormValues {
  try {
    return { ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as FormValues) }
  } catch {
    return {}
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept there.
  }
}
