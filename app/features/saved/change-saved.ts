import type { DeviceListEntry } from '#app/platform/device-list/device-list.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { addToDeviceList, removeFromDeviceList } from '#app/platform/device-list/device-list-change.ts'

/** Entry ids begin with a prefix for their kind. */
const PREFIX = { product: 'p-', campaign: 'c-' } as const
export type SavedKind = keyof typeof PREFIX

const ENTRY_ID = /^[a-z0-9-]{3,60}$/

export type SavedChange =
  | { ok: true; done: 'added' | 'removed'; entries: DeviceListEntry[] }
  | { ok: false; reason: 'list-full' | 'unreadable' }

/** Applies a posted form to the list: `intent` add or remove, `kind` and `slug`. Idempotent. */
export function changeSaved(entries: readonly DeviceListEntry[], form: FormData): SavedChange {
  const { intent, kind, slug } = formValues(form)
  const id = kind === 'product' || kind === 'campaign' ? PREFIX[kind] + String(slug) : ''
  if (!ENTRY_ID.test(id)) return { ok: false, reason: 'unreadable' }
  if (intent === 'remove') return { ok: true, done: 'removed', entries: removeFromDeviceList(entries, id) }
  if (intent !== 'add') return { ok: false, reason: 'unreadable' }
  if (entries.some((entry) => entry.id === id)) return { ok: true, done: 'added', entries: [...entries] }
  const added = addToDeviceList(entries, id, 1)
  return added.ok ? { ...added, done: 'added' } : { ok: false, reason: 'list-full' }
}

/** The slugs of one kind, last saved first. */
export function slugsOf(entries: readonly DeviceListEntry[], kind: SavedKind): string[] {
  const prefix = PREFIX[kind]
  return entries.flatMap(({ id }) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : [])).toReversed()
}
