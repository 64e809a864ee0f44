import {
  type Draft,
  DRAFT_FIELDS,
  EMPTY_DRAFT,
  isEmptyDraft,
  isSameDraft,
} from '#app/features/fundraising/builder/form.ts'
import { OWN_STORAGE_PREFIX } from '#app/platform/session/session-names.ts'
import { ownStorage } from '#app/platform/session/shared-device.ts'

/** Owner and subject of a draft: null for a visitor, null for a new campaign. */
export interface DraftOf {
  owner: string | null
  mends: string | null
}

/** A draft as stored on the device. */
export interface DeviceDraft {
  content: Draft
  /** Milliseconds since 1970. */
  savedAt: number
  /** The account's revision that it is based on; 0 without one. */
  revision: number
  /** The account has the same content. */
  isSaved: boolean
}

const VISITOR_KEY = 'diya:campaign-draft'

/** A member's draft is deleted at sign-out; a visitor's stays until they sign in. */
const keyOf = ({ owner, mends }: DraftOf): string =>
  owner === null ? VISITOR_KEY : [OWN_STORAGE_PREFIX + 'campaign-draft', owner, mends ?? 'new'].join(':')

/** The draft on this device; a draft from before the sign-in counts as the member's. Null without one. */
export function readDeviceDraft(of: DraftOf): DeviceDraft | null {
  const own = read(keyOf(of))
  if (of.owner === null || of.mends !== null || (own && !own.isSaved)) return own
  return read(VISITOR_KEY) ?? own
}

/** False when the browser stores nothing. */
export function saveDeviceDraft(of: DraftOf, draft: DeviceDraft): boolean {
  try {
    ownStorage().setItem(keyOf(of), JSON.stringify(draft))
    if (of.owner !== null && of.mends === null) ownStorage().removeItem(VISITOR_KEY)
    return true
  } catch {
    return false
  }
}

export function deleteDeviceDraft(of: DraftOf): void {
  try {
    ownStorage().removeItem(keyOf(of))
    if (of.mends === null) ownStorage().removeItem(VISITOR_KEY)
  } catch {
    // Nothing was stored there.
  }
}

function read(key: string): DeviceDraft | null {
  try {
    return parseDeviceDraft(ownStorage().getItem(key))
  } catch {
    return null
  }
}

/** Null for invalid or foreign data. */
export function parseDeviceDraft(text: string | null): DeviceDraft | null {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null || !('content' in value && 'savedAt' in value)) return null
  const { content, savedAt } = value
  if (typeof content !== 'object' || content === null || typeof savedAt !== 'number') return null
  const draft = { ...EMPTY_DRAFT }
  for (const field of DRAFT_FIELDS) {
    const typed: unknown = (content as Record<string, unknown>)[field]
    if (typeof typed === 'string') draft[field] = typed
  }
  const revision = 'revision' in value && typeof value.revision === 'number' ? value.revision : 0
  return { content: draft, savedAt, revision, isSaved: 'isSaved' in value && value.isSaved === true }
}

/** The version of the draft that is not shown. */
export interface OtherVersion {
  where: 'here' | 'there' | 'gone'
  content: Draft
  /** Milliseconds since 1970; null when it was deleted. */
  at: number | null
}

interface Kept {
  content: Draft
  revision: number
  savedAt: Date
}

/**
 * Which draft to show: unsaved changes of the device when the account has nothing newer; when both have changed, the
 * newest, and the other one is offered.
 */
export function pickDraft(
  device: DeviceDraft | null,
  kept: Kept | null,
  base: Draft,
): { content: Draft; isUnsaved: boolean; other: OtherVersion | null } {
  const shown = { content: base, isUnsaved: false, other: null }
  if (!device || device.isSaved || isEmptyDraft(device.content) || isSameDraft(device.content, base)) return shown
  const deviceDraft = { content: device.content, isUnsaved: true, other: null }
  if (!kept || isEmptyDraft(kept.content) || kept.revision === device.revision) return deviceDraft
  const accountSavedAt = kept.savedAt.getTime()
  return accountSavedAt > device.savedAt
    ? { ...shown, other: { where: 'here', content: device.content, at: device.savedAt } }
    : { ...deviceDraft, other: { where: 'there', content: kept.content, at: accountSavedAt } }
}
