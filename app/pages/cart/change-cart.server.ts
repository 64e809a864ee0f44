import { findProduct } from '#app/capabilities/marketplace/queries.server.ts'
import { isSlug } from '#app/capabilities/marketplace/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type DeviceListEntry, QUANTITY_MAX } from '#app/platform/device-list.ts'
import { addToDeviceList, removeFromDeviceList, setInDeviceList } from '#app/platform/device-list-change.ts'

export type CartChange =
  | { ok: true; done: 'added' | 'changed' | 'removed'; entries: DeviceListEntry[]; title: string | null }
  | { ok: false; reason: 'list-full' | 'quantity-too-large' | 'not-for-sale' | 'quantity' | 'unreadable' }

/**
 * Does what a posted form asks of the cart: `intent` add, set or remove, `slug`, and `quantity` (1 when absent;
 * `step`, the value of a plus or minus button, goes before it). A refusal changes nothing.
 */
export async function changeCart(db: Db, entries: readonly DeviceListEntry[], form: FormData): Promise<CartChange> {
  const [intent, slug] = [textOf(form, 'intent'), textOf(form, 'slug') ?? '']
  if (!isSlug(slug)) return { ok: false, reason: 'unreadable' }
  if (intent === 'remove')
    return { ok: true, done: 'removed', entries: removeFromDeviceList(entries, slug), title: null }
  const quantity = readQuantity(textOf(form, 'step') ?? textOf(form, 'quantity') ?? '1')
  if (quantity === null) return { ok: false, reason: 'quantity' }
  if (intent === 'set')
    return { ok: true, done: 'changed', entries: setInDeviceList(entries, slug, quantity), title: null }
  if (intent !== 'add') return { ok: false, reason: 'unreadable' }
  const product = await findProduct(db, slug)
  if (!product) return { ok: false, reason: 'not-for-sale' }
  const added = addToDeviceList(entries, slug, quantity)
  return added.ok ? { ...added, done: 'added', title: product.title } : added
}

/** A whole number from 1 to 99, or null. */
function readQuantity(text: string): number | null {
  const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0
  return quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : null
}

function textOf(form: FormData, name: string): string | null {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}
