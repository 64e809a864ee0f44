import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { productReviews, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { reviewVotes } from '#app/features/marketplace/trust/review-tables.server.ts'
import { phonePhoto, webm } from '#app/features/media/fixtures.test-support.ts'
import { uploadAs } from '#app/features/media/upload-as.test-support.ts'
import { UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import { orderShipments } from '#app/features/orders/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { textOf } from '#test/page-text.ts'
import { signUp } from '#test/people.ts'
import { openTwoShops } from './two-shops.test-support.ts'

const { t, db, SAVITRI, browse, shipmentOf, send } = await openTwoShops()
const GUEST = { init: { headers: { Cookie: '' } } }
const PRODUCT = '/product/pickle'

/** An order of a pickle that has arrived, with the line to review. */
async function arrived(buyer = browse('pickle'), changes: Record<string, string> = {}) {
  const path = await buyer.order('success', changes)
  const { token, shipmentId } = await shipmentOf(path, 'Savitri')
  await send(shipmentId)
  await buyer.post(path, { intent: 'arrived', shipmentId })
  return { buyer, path, token, lineId: (await shipmentOf(path, 'Savitri')).reviewLine }
}
const REVIEW = { intent: 'review', stars: '5', text: 'As from my mother.', name: 'Asha' }

describe('photos of a review', () => {
  it('are added by a guest, shown as thumbnails that open, and contain no location', async () => {
    const { buyer, path, token, lineId } = await arrived()
    const photo = await uploadAs(t, GUEST, { bytes: await phonePhoto(), url: `${UPLOAD_URL}?order=${token}` })
    expect((await buyer.post(path, { ...REVIEW, lineId, photoId: photo.id })).status).toBe(303)
    const html = await (await t.get(PRODUCT)).text()
    const thumbs = /<ul class="review-photos"[^>]*>([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? ''
    expect(thumbs).toMatch(/<img[^>]*alt="Open photo 1 of 1"/)
    const href = /<a href="([^"]+)"/.exec(thumbs)?.[1] ?? ''
    const whole = await t.get(href)
    expect([whole.status, whole.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    const { exif, width } = await sharp(Buffer.from(await whole.arrayBuffer())).metadata()
    expect([exif, width]).toEqual([undefined, 600])
  })

  it('are no film and no file of somebody else: each has its sentence, and nothing typed is lost', async () => {
    const member = await signUp(t, 'Asha')
    const { buyer, path, lineId } = await arrived(browse('pickle', member.init.headers.Cookie))
    const film = await uploadAs(t, member, { bytes: await webm() })
    const others = await uploadAs(t, await signUp(t, 'Farida'), { bytes: await phonePhoto(80, 60) })
    for (const [photoId, sentence] of [
      [film.id, 'Only photos fit here. Remove the video.'],
      [others.id, 'One of the photos could not be used. Add it again.'],
    ] as const) {
      const refused = await buyer.post(path, { ...REVIEW, lineId, photoId })
      const html = await refused.text()
      expect([refused.status, textOf(html).includes('As from my mother.')]).toEqual([400, true])
      expect(html).toMatch(/value="5"[^>]*checked|checked[^>]*value="5"/)
      // The field of photos is drawn by a script; its message is in the page's data.
      expect(html).toContain(sentence)
    }
    expect(await db.$count(productReviews, eq(productReviews.orderLineId, lineId))).toBe(0)
  })

  it('of a guest can be uploaded while something is left to review, also after the money was released', async () => {
    const { buyer, path, token, lineId } = await arrived()
    const { shipmentId } = await shipmentOf(path, 'Savitri')
    await db.update(orderShipments).set({ releasedAt: t.clock.now }).where(eq(orderShipments.id, shipmentId))
    const url = `${UPLOAD_URL}?order=${token}`
    const photo = await uploadAs(t, GUEST, { bytes: await phonePhoto(80, 60), url })
    await buyer.post(path, { ...REVIEW, lineId, photoId: photo.id })
    await expect(uploadAs(t, GUEST, { bytes: await phonePhoto(80, 60), url })).rejects.toThrow('401')
  })
})

describe('a helpful vote', () => {
  it('is a plain form for members, a link for visitors, and nothing for the reviewer', async () => {
    await db.delete(productReviews)
    const asha = await signUp(t, 'Asha', { email: 'asha-2@example.org' })
    const { buyer, path, lineId } = await arrived(browse('pickle', asha.init.headers.Cookie))
    await buyer.post(path, { ...REVIEW, lineId })
    const [review] = await db.select({ id: productReviews.id }).from(productReviews)
    const reviewId = review?.id ?? ''
    const farida = await signUp(t, 'Farida', { email: 'farida-2@example.org' })
    const vote = (helpful: string, init = {}) => t.post(PRODUCT, { reviewId, helpful }, init)
    const placeOf = (answer: Response) => new URL(answer.headers.get('Location') ?? '', t.services.config.siteUrl)
    expect(placeOf(await vote('yes')).search).toBe('?next=%2Fproduct%2Fpickle%23reviews')
    expect(await (await t.get(PRODUCT)).text()).toContain('href="/auth?next=%2Fproduct%2Fpickle%23reviews"')
    expect((await vote('yes', asha.init)).status).toBe(409)
    expect(await (await t.get(PRODUCT, asha.init)).text()).not.toContain('name="helpful"')
    for (const helpful of ['yes', 'yes']) {
      const answer = await vote(helpful, farida.init)
      expect([answer.status, placeOf(answer).hash]).toEqual([303, `#review-${reviewId}`])
    }
    const html = await (await t.get(PRODUCT, farida.init)).text()
    expect(textOf(html)).toContain('1 person found this helpful')
    expect(html).toMatch(/aria-pressed="true"[^>]*value="no"|value="no"[^>]*aria-pressed="true"/)
    await vote('no', farida.init)
    expect(await db.$count(reviewVotes)).toBe(0)
    expect((await t.post(PRODUCT, { reviewId: 'nothing', helpful: 'yes' }, farida.init)).status).toBe(404)
    const until = new Date(t.clock.now.getTime() + DAY_MS)
    await db.update(users).set({ bannedUntil: until }).where(eq(users.id, farida.userId))
    expect(placeOf(await vote('yes', farida.init)).pathname).toBe('/auth')
    expect(await db.$count(reviewVotes)).toBe(0)
  })
})

it('a seller who bought with the shop’s e-mail address sees no form to review it', async () => {
  await db
    .update(sellerProfiles)
    .set({ noticeEmail: 'savitri@example.org' })
    .where(eq(sellerProfiles.userId, SAVITRI.userId))
  const guest = await arrived()
  expect(await guest.buyer.see(guest.path)).toContain('Review: Mango pickle')
  const own = await arrived(browse('pickle'), { email: 'savitri@example.org', phone: '98765 43211' })
  expect(await own.buyer.see(own.path)).toContain('Delivered')
  expect(await own.buyer.see(own.path)).not.toContain('Review: Mango pickle')
})
