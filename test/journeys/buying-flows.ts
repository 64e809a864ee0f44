import { copy as cartCopy } from '#app/features/orders/cart/copy.ts'
import { copy as checkoutCopy } from '#app/features/orders/checkout/copy.ts'
import { copy as orderCopy } from '#app/features/orders/order/copy.ts'
import { copy as supportCopy } from '#app/features/fundraising/giving/support-copy.ts'
import { copy as receiptCopy } from '#app/features/fundraising/receipt/copy.ts'
import { copy as productCopy } from '#app/features/marketplace/product/copy.ts'
import { stateNames } from '#app/platform/india/state-names-copy.ts'
import { copy as sandboxCopy } from '#app/platform/payments/sandbox/page/copy.ts'
import type { Reader } from './reader.ts'

// What people do with money, in any language. Each returns the number that they get.

const RECEIPT = /DY-\d\d-\d{5}/
const ORDER = /DO-\d\d-\d{5}/

interface Gift {
  campaign: string
  name: string
  contact: string
  rupees: string
  /** The amount as it is shown. */
  amount: string
  wantsUpdates?: boolean
}

/** Gives to a campaign, up to the receipt; returns its number. */
export async function give(reader: Reader, gift: Gift): Promise<string> {
  const { page, say } = reader
  await reader.open(`/campaign/${gift.campaign}`)
  const support = page.locator(`:is(main, .dock) a[href="${reader.pathOf(`/campaign/${gift.campaign}/support`)}"]`)
  await support.filter({ visible: true }).first().click()
  await reader.arrive(`/campaign/${gift.campaign}/support`)
  await reader.fill(() => supportCopy.amount.free, gift.rupees)
  await reader.fill(() => supportCopy.you.name, gift.name)
  await reader.fill(() => supportCopy.you.contact, gift.contact)
  await page.getByLabel(say(() => supportCopy.citizen.options.yes)).check()
  await reader.press(() => supportCopy.toReview)
  await page.getByRole('heading', { name: say(() => supportCopy.review.title) }).waitFor()
  await reader.look()
  if (gift.wantsUpdates)
    await page
      .getByLabel(
        say(() => supportCopy.updates.label),
        { exact: true },
      )
      .check()
  await reader.press(() => supportCopy.review.pay(gift.amount))
  await payByCard(reader, gift.amount)
  await reader.arrive('/receipt')
  await reader.see(() => receiptCopy.states.settled.title(gift.name))
  await reader.look()
  return reader.find(RECEIPT)
}

interface Purchase {
  product: string
  name: string
  email: string
}

/** Buys one product, up to the paid order; returns its number. */
export async function buy(reader: Reader, { product, name, email }: Purchase): Promise<string> {
  const { page, say } = reader
  await reader.open(`/product/${product}`)
  await reader.press(() => productCopy.add)
  await page.locator('.app-bar').getByRole('link', { name: /1/ }).click()
  await reader.arrive('/cart')
  const total = await page.locator('.cart .sum b').innerText()
  await page.getByRole('link', { name: say(() => cartCopy.checkout), exact: true }).click()
  await reader.arrive('/checkout')
  await reader.fill(() => checkoutCopy.form.name, name)
  await reader.fill(() => checkoutCopy.form.phone, '९८७६५ ४३२१०')
  await reader.fill(() => checkoutCopy.form.email, email)
  await reader.fill(() => checkoutCopy.form.line1, '१२ झील रोड')
  await reader.fill(() => checkoutCopy.form.city, 'पुणे')
  await reader.fill(() => checkoutCopy.form.pin, '४११००१')
  await page.getByLabel(say(() => checkoutCopy.form.region)).selectOption(say(() => stateNames['Maharashtra']))
  await reader.press(() => checkoutCopy.pay(total))
  await payByCard(reader, total)
  await reader.arrive('/orders')
  await reader.see(() => orderCopy.states.paid.title(name))
  await reader.look()
  await page.locator('.app-bar a[href$="/cart"]').filter({ hasNotText: '1' }).waitFor()
  return reader.find(ORDER)
}

/** Pays on the page of the sandbox, which is the payment company's. */
async function payByCard({ page, say }: Reader, amount: string): Promise<void> {
  await page.waitForURL('**/sandbox/**')
  await page.locator('summary', { hasText: say(() => sandboxCopy.methods.names.card) }).click()
  await page.getByRole('button', { name: say(() => sandboxCopy.methods.card.pay(amount)) }).click()
}
