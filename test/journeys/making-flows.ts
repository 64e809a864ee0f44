import { copy as stepsCopy } from '#app/features/fundraising/builder/copy.ts'
import { copy as updatesCopy } from '#app/features/fundraising/owner/updates/copy.ts'
import { copy as shopCopy } from '#app/features/marketplace/shop-products/copy.ts'
import { copy as shareCopy } from '#app/features/stories/share/share-copy.ts'
import { copy as profileCopy } from '#app/features/students/profile/copy.ts'
import type { Reader } from './reader.ts'

// What people make, in any language. Each returns the address that they get.

/** Completes a student's profile and shares a story; returns its path. */
export async function tellStory(reader: Reader, title: string): Promise<string> {
  const { page } = reader
  await reader.open('/ssr/auth')
  await reader.type({ displayName: 'मीरा', collegeName: 'महिला कॉलेज, नागपुर' })
  await page.locator('main select[name=yearOfStudy]').selectOption('1')
  await page.locator('main input[name=ageBand][value="18-or-older"]').check()
  await reader.press(() => profileCopy.profile.submit)
  await reader.arrive('/ssr/dashboard')
  await reader.open('/stories/new')
  await reader.fill(() => shareCopy.name, title)
  await reader.fill(() => shareCopy.about, 'हर रविवार हम नीम के पेड़ के नीचे पढ़ते हैं।')
  await page.locator('main select[name=causeCategory]').selectOption('education')
  await page
    .locator('main')
    .getByText(reader.say(() => shareCopy.consent))
    .click()
  await reader.press(() => shareCopy.send)
  await reader.arrive('/stories')
  return (await page.getByRole('link', { name: title, exact: true }).getAttribute('href')) ?? ''
}

/** Lists a product and publishes it; returns the path of its page. */
export async function list(reader: Reader, { title, price }: { title: string; price: string }): Promise<string> {
  const { page } = reader
  await reader.open('/account/shop/products/new')
  await reader.type({ title, price, stock: '१२', delivery: '४०', description: 'हाथ से बुनी सूती साड़ी।' })
  await page.locator('main select[name=category]').selectOption('Clothing')
  await reader.type({
    commonName: 'साड़ी',
    netQuantity: '१ नग',
    maker: 'मीरा बुनकर समूह',
    makerAddress: 'इकाई ४, महिला उद्योग केंद्र, नासिक ४२२००१',
    origin: 'भारत',
    hsn: '६२१४',
  })
  await page.locator('main select[name=gstRate]').selectOption('5')
  await reader.press(() => shopCopy.new.publish)
  await reader.see(() => shopCopy.did.published)
  await reader.look()
  const link = page.getByRole('link', { name: reader.say(() => shopCopy.product.page) })
  return (await link.getAttribute('href')) ?? ''
}

/** Builds a campaign in three steps and sends it for review. */
export async function build(reader: Reader, title: string): Promise<void> {
  const { page } = reader
  await reader.open('/ssr/build')
  await page.locator('main input[name=cause][value=education]').check({ force: true })
  await reader.press(() => stepsCopy.next)
  await reader.see(() => stepsCopy.story.title)
  await reader.type({ title, story: 'सुनीता के पास मशीन नहीं है।', personalWhy: 'वह मेरी पड़ोसी है।' })
  await reader.look()
  await reader.press(() => stepsCopy.next)
  await reader.see(() => stepsCopy.goal.title)
  await reader.type({ goal: '१२,०००', place: 'नागपुर', costs: 'मशीन: ११,५००\nधागा: ५००' })
  await page.locator('main input[name=surplus][value=same-cause]').check()
  await page.locator('main input[name=shortfall][value=pay-out]').check()
  await page.locator('main input[name=adult]').check()
  await reader.look()
  await reader.press(() => stepsCopy.launch)
  await reader.see(() => stepsCopy.sent.title)
  await reader.look()
}

/** Posts an update of an own campaign. */
export async function postUpdate(reader: Reader, slug: string, text: string): Promise<void> {
  await reader.open(`/account/campaigns/${slug}/updates`)
  await reader.fill(() => updatesCopy.update.message.label, text)
  await reader.press(() => updatesCopy.update.send)
  await reader.page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor()
  await reader.look()
}
