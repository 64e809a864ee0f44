import { OWN_STORAGE_PREFIX } from '#app/platform/session/session-names.ts'
import { ownStorage } from '#app/platform/session/shared-device.ts'
import { readStoredUserId } from '#app/platform/session/stored-user.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

// Drafts of forms in sessionStorage: they survive a reload and a tab that the phone discarded. A token in localStorage,
// on a shared device in the tab as well, is removed at sign-out and Exit in any tab; drafts with another token are deleted, also in tabs that were asleep.

/** The texts of a form by field name; several for repeated fields and check boxes. */
export type DraftFields = Readonly<Record<string, readonly string[]>>

export interface Draft {
  fields: DraftFields
  /** The form's idempotency key, so that sending after a reload is still the same form. */
  formKey?: string | undefined
  /** Names of the fields with uploaded files, which are not kept. */
  uploads?: readonly string[]
}

interface StoredDraft extends Draft {
  token: string
  /** The account that typed it; null for a visitor. */
  owner: string | null
  /** Milliseconds since 1970. */
  savedAt: number
}

const PREFIX = 'diya:draft:'
/** Shared by all tabs unless the device is shared, removed by `clearOwnStorage`. */
const TOKEN_KEY = `${OWN_STORAGE_PREFIX}drafts`

/** The name of the drafts that hold the code step of a sign-in. */
export const CODE_DRAFT = 'code'

export const DRAFT_CHARS_MAX = 100_000
export const DRAFTS_MAX = 20
export const DRAFT_DAYS_MAX = 7

/** Dispatched on `window` when all drafts were deleted. */
export const DRAFTS_CLEARED = 'diya:drafts-cleared'
/** Dispatched on `window` when the server has accepted a form; `detail` is the draft's key. */
export const DRAFT_SENT = 'diya:draft-sent'

/** A draft's key: two paths, such as two campaigns, and two forms of a page have different ones. */
export const draftKey = (pathname: string, name: string): string => `${pathname}#${name}`

/** The stored draft; null without one. Expired drafts and those of another account are deleted. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = parseDraft(sessionStorage.getItem(PREFIX + key))
    if (draft && isOwn(draft)) return draft
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is disabled in this browser, so nothing was stored.
  }
  return null
}

/** False when the draft is too long or the browser stores nothing; then the last stored draft stays. */
export function saveDraft(key: string, { fields, formKey, uploads }: Draft): boolean {
  try {
    const draft: StoredDraft = {
      token: token(),
      owner: readStoredUserId(),
      savedAt: Date.now(),
      fields,
      formKey,
      uploads,
    }
    const text = JSON.stringify(draft)
    if (text.length > DRAFT_CHARS_MAX) return false
    sessionStorage.setItem(PREFIX + key, text)
    deleteSurplus()
    return true
  } catch {
    return false
  }
}

export function deleteDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key)
  } catch {
    // Storage is disabled in this browser.
  }
}

/** Deletes the draft of a form that the server has accepted, and tells the form. */
export function deleteSentDraft(key: string): void {
  deleteDraft(key)
  dispatchEvent(new CustomEvent(DRAFT_SENT, { detail: key }))
}

/** Deletes all drafts of this tab, and makes those of other tabs invalid. */
export function clearDrafts(): void {
  try {
    ownStorage().removeItem(TOKEN_KEY)
    for (const name of draftNames()) sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled in this browser.
  }
  dispatchEvent(new Event(DRAFTS_CLEARED))
}

/** Deletes the code steps of this tab: somebody has signed in. */
export function deleteCodeSteps(): void {
  try {
    for (const name of draftNames()) if (name.endsWith(draftKey('', CODE_DRAFT))) sessionStorage.removeItem(name)
  } catch {
    // Storage is disabled in this browser.
  }
}

function token(): string {
  const present = ownStorage().getItem(TOKEN_KEY)
  if (present) return present
  const created = String(Math.random())
  ownStorage().setItem(TOKEN_KEY, created)
  return created
}

/** A visitor's draft stays theirs after they have signed in; an account's draft is shown to no one else. */
const isOwn = ({ token: stored, owner, savedAt }: StoredDraft): boolean =>
  stored === ownStorage().getItem(TOKEN_KEY) &&
  (owner === null || owner === readStoredUserId()) &&
  Date.now() - savedAt < DRAFT_DAYS_MAX * DAY_MS

const draftNames = (): string[] => Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX))

/** Deletes the oldest drafts beyond the limit. */
function deleteSurplus(): void {
  const names = draftNames()
  if (names.length <= DRAFTS_MAX) return
  const savedAt = (name: string) => parseDraft(sessionStorage.getItem(name))?.savedAt ?? 0
  const oldest = names.toSorted((a, b) => savedAt(a) - savedAt(b))
  for (const name of oldest.slice(0, names.length - DRAFTS_MAX)) sessionStorage.removeItem(name)
}

/** Null for text of another shape. */
function parseDraft(text: string | null): StoredDraft | null {
  if (!text) return null
  try {
    const draft: unknown = JSON.parse(text)
    return isDraft(draft) ? draft : null
  } catch {
    return null
  }
}

function isDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false
  const { token, owner, savedAt, fields, formKey, uploads } = value as Readonly<Record<string, unknown>>
  return (
    typeof token === 'string' &&
    (owner === null || typeof owner === 'string') &&
    typeof savedAt === 'number' &&
    (formKey === undefined || typeof formKey === 'string') &&
    typeof fields === 'object' &&
    fields !== null &&
    Object.values(fields).every(isTexts) &&
    (uploads === undefined || isTexts(uploads))
  )
}

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((text) => typeof text === 'string')
