import {
  type Draft,
  DRAFT_FIELDS,
  EMPTY_DRAFT,
  isEmptyDraft,
  isSameDraft,
} from '#app/features/fundraising/giving/form.ts'
import { OWN_STORAGE_PREFIX } from '#app/platform/session/own-storage.ts'

/** Whose draft, and of what: null for a visitor, null for a new campaign. */
export interface DraftOf {
  owner: string | null
  mends: string | null
}

/** What this device keeps of a draft. */
export interface DeviceDraft {
  content: Draft
  /** In milliseconds since 1970. */
  savedAt: number
  /** The version of her account that it grew from; 0 where there was none. */
  revision: number
  /** Her account has it as well. */
  isSaved: boolean
}

const VISITORS_KEY = 'diya:campaign-draft'

/** A member's goes with her sign-out; a visitor's waits until she signs in. */
const keyOf = ({ owner, mends }: DraftOf): string =>
  owner === null ? VISITORS_KEY : [OWN_STORAGE_PREFIX + 'campaign-draft', owner, mends ?? 'new'].join(':')

/** Her draft on this device; what she wrote before she signed in counts as hers. Null when there is none. */
export function readDeviceDraft(of: DraftOf): DeviceDraft | null {
  const own = read(keyOf(of))
  if (of.owner === null || of.mends !== null || (own && !own.isSaved)) return own
  return read(VISITORS_KEY) ?? own
}

/** False: this browser keeps nothing. */
export function keepDeviceDraft(of: DraftOf, draft: DeviceDraft): boolean {
  try {
    localStorage.setItem(keyOf(of), JSON.stringify(draft))
    if (of.owner !== null && of.mends === null) localStorage.removeItem(VISITORS_KEY)
    return true
  } catch {
    return false
  }
}

export function forgetDeviceDraft(of: DraftOf): void {
  try {
    localStorage.removeItem(keyOf(of))
    if (of.mends === null) localStorage.removeItem(VISITORS_KEY)
  } catch {
    // Nothing was kept there.
  }
}

function read(key: string): DeviceDraft | null {
  try {
    return parseDeviceDraft(localStorage.getItem(key))
  } catch {
    return null
  }
}

/** What stands in the storage is read with suspicion: another shape counts as nothing. */
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

/** A version of the draft that is not shown. */
export interface OtherVersion {
  where: 'here' | 'there' | 'gone'
  content: Draft
  /** In milliseconds since 1970; null when it is gone. */
  at: number | null
}

interface Kept {
  content: Draft
  revision: number
  savedAt: Date
}

/**
 * Which draft to show: what this device has not yet sent goes on where her account has nothing newer; where both have
 * changed the newest is shown, and the other one is offered.
 */
export function pickDraft(
  device: DeviceDraft | null,
  kept: Kept | null,
  base: Draft,
): { content: Draft; isUnsaved: boolean; other: OtherVersion | null } {
  const shown = { content: base, isUnsaved: false, other: null }
  if (!device || device.isSaved || isEmptyDraft(device.content) || isSameDraft(device.content, base)) return shown
  const mine = { content: device.content, isUnsaved: true, other: null }
  if (!kept || isEmptyDraft(kept.content) || kept.revision === device.revision) return mine
  const keptAt = kept.savedAt.getTime()
  return keptAt > device.savedAt
    ? { ...shown, other: { where: 'here', content: device.content, at: device.savedAt } }
    : { ...mine, other: { where: 'there', content: kept.content, at: keptAt } }
}
