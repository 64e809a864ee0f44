import { useSyncExternalStore } from 'react'
import type { FormValues } from '#app/platform/form/parse-form.ts'

const KEY = 'diya:squad-draft'

/** Stores a visitor's draft in sessionStorage until they have signed in. */
export function keepDraft(form: FormData): void {
  const values = Object.fromEntries(['name', 'badge', 'emails'].map((name) => [name, String(form.get(name) ?? '')]))
  try {
    sessionStorage.setItem(KEY, JSON.stringify(values))
  } catch {
    // sessionStorage is not available; the draft is lost.
  }
}

/** No draft; also the value on the server and during hydration. */
export const NO_DRAFT: FormValues = {}

let cachedDraft: FormValues | undefined

/** The draft from before this page was loaded; it does not change while the user types. */
export const useDraft = (): FormValues => useSyncExternalStore(subscribeToNothing, readDraft, () => NO_DRAFT)

const subscribeToNothing = () => () => {}

function readDraft(): FormValues {
  cachedDraft ??= parseDraft()
  return cachedDraft
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
    // sessionStorage is not available.
  }
}
