import { changeLists } from '#app/features/account-lists/commands/change-lists.server.ts'
import type { Lists } from '#app/features/account-lists/schema.ts'
import { productsInReadersLanguage } from '#app/features/marketplace/catalogue/translated-product-queries.server.ts'
import { findProduct } from '#app/features/marketplace/queries.server.ts'
import { findVariant, itemId, itemOf, itemTitle, readItemId } from '#app/features/marketplace/variants/item-id.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type DeviceListEntry, QUANTITY_MAX } from '#app/platform/device-list/device-list.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { addToDeviceList, removeFromDeviceList, setInDeviceList } from '#app/platform/device-list/device-list-change.ts'
import { latinDigits } from '#app/platform/text/text.ts'

type Refusal =
  | 'list-full'
  | 'quantity-too-large'
  | 'not-for-sale'
  | 'removed'
  | 'choose'
  | 'sold-out'
  | 'quantity'
  | 'unreadable'

export type CartChange =
  | { ok: true; done: 'added' | 'changed' | 'removed'; lists: Lists; title: string | null }
  | { ok: false; reason: Refusal }

/** A valid form; the cart's own limits are not checked yet. */
type CartRequest =
  | { done: 'removed'; id: string; title: null }
  | { done: 'added' | 'changed'; id: string; quantity: number; title: string | null }

/**
 * Applies a posted form to the cart: `intent` (add, set or remove), `slug` (the item's id), and `quantity` (1 when
 * absent; `step`, the value of the plus and minus buttons, takes precedence). A refusal changes nothing.
 */
export async function changeCart(
  ctx: CommandContext,
  { form, cookies }: { form: FormData; cookies: string | null },
): Promise<CartChange> {
  const cartRequest = await readCartRequest(ctx, form)
  if (typeof cartRequest === 'string') return { ok: false, reason: cartRequest }
  let refusal: Refusal = 'unreadable'
  const lists = await changeLists(ctx, {
    cookies,
    change: (current) => {
      const cart = changed(current.cart, cartRequest)
      if (Array.isArray(cart)) return { ...current, cart }
      refusal = cart
      return null
    },
  })
  return lists ? { ok: true, done: cartRequest.done, lists, title: cartRequest.title } : { ok: false, reason: refusal }
}

async function readCartRequest({ db }: CommandContext, form: FormData): Promise<CartRequest | Refusal> {
  const { intent, slug: id = '', quantity: typed = '1', step } = formValues(form)
  const item = readItemId(id)
  if (!item) return 'unreadable'
  if (intent === 'remove') return { done: 'removed', id, title: null }
  const quantity = readQuantity(step ?? typed)
  if (quantity === null) return 'quantity'
  if (intent === 'set') return { done: 'changed', id, quantity, title: null }
  if (intent !== 'add') return 'unreadable'
  const product = await findProduct(db, item.slug)
  if (!product) return 'not-for-sale'
  const found = findVariant(product.variants, item.variant)
  if (!found.ok) return found.reason
  const { variant } = found
  if (variant.stock === 0) return 'sold-out'
  const [shown = product] = await productsInReadersLanguage(db, [product])
  const title = itemTitle(shown.title, variant.options)
  return { done: 'added', id: itemId(itemOf(product, variant)), quantity, title }
}

function changed(cart: readonly DeviceListEntry[], cartRequest: CartRequest): DeviceListEntry[] | Refusal {
  if (cartRequest.done === 'removed') return removeFromDeviceList(cart, cartRequest.id)
  if (cartRequest.done === 'changed') return setInDeviceList(cart, cartRequest.id, cartRequest.quantity)
  const added = addToDeviceList(cart, cartRequest.id, cartRequest.quantity)
  return added.ok ? added.entries : added.reason
}

/** An integer from 1 to 99, or null. */
function readQuantity(text: string): number | null {
  const typed = latinDigits(text).trim()
  const quantity = /^\d{1,3}$/.test(typed) ? Number(typed) : 0
  return quantity >= 1 && quantity <= QUANTITY_MAX ? quantity : null
}
