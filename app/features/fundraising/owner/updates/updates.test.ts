import { randomUUID } from 'node:crypto'
import { and, eq, like } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openGiving, type Giving } from '#app/features/fundraising/giving/giving.test-support.ts'
import { campaignMessages } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { returnContribution } from '#app/features/fundraising/settlement/return-contribution.server.ts'
import { postUpdate } from '#app/features/fundraising/owner/post-update.server.ts'
import { findCampaign } from '#app/features/fundraising/queries.server.ts'
import type { PledgeInput } from '#app/features/fundraising/schema.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { readStopLink, stopMails, stopUrlOf } from '#app/platform/mail/stops.server.ts'
import { openMail } from '#app/platform/mail/sealing.server.ts'
import { outbox, type MailContent } from '#app/platform/mail/tables.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { member } from '#test/people.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { sendCampaignMessages } from './send-messages.server.ts'
import { thankSupporters } from './thank-supporters.server.ts'

const OWNER = member('Sunita')
const site = { ...SITE, canSendTexts: true }

let giving: Giving
let slug: string
beforeAll(async () => {
  giving = openGiving(await testDatabase())
})
beforeEach(async () => {
  // What earlier tests left is not sent here.
  await giving.db.delete(campaignMessages)
  giving.wait(2 * DAY_MS)
  slug = await giving.campaign()
  await giving.db.update(campaigns).set({ ownerUserId: OWNER.userId }).where(eq(campaigns.slug, slug))
})

const give = (changes: Partial<PledgeInput>) => giving.paid(slug, { wantsUpdates: true, ...changes })
const post = (key: string = randomUUID(), message = 'Two machines are here.') =>
  postUpdate(giving.context(OWNER), { slug, key, message })
const thank = (seed: string | null = null, words = 'Thank you all.', key: string = randomUUID()) =>
  thankSupporters(giving.context(OWNER), { slug, key, words, seed })
const send = () => sendCampaignMessages({ db: giving.db, now: giving.now(), site, sealer: plainSealer })

/** Messages of this test to send, by address. */
async function messages(): Promise<Record<string, MailContent>> {
  const rows = await giving.db
    .select({ id: outbox.id, sealed: outbox.sealed, number: outbox.number })
    .from(outbox)
    .where(and(like(outbox.dedupeKey, 'campaign-message:%'), eq(outbox.createdAt, giving.now())))
  const contents = rows.map((row) => openMail(plainSealer, row))
  expect(new Set(contents.map(({ to }) => to)).size).toBe(contents.length)
  return Object.fromEntries(contents.map((content) => [content.to, content]))
}
const to = async () => Object.keys(await messages()).toSorted()

describe('an update', () => {
  it('is on the page, and goes once to each address that agreed: by e-mail or by text', async () => {
    await give({ email: 'asha@example.org' })
    await give({ email: 'Asha@example.org', amountMinor: 100_00 })
    await give({ email: null, phone: '+919876543210' })
    await give({ email: 'no@example.org', wantsUpdates: false })
    const pledged = await giving.pledged(slug, { email: 'unpaid@example.org', wantsUpdates: true })
    expect(pledged.token).not.toBe('')
    const key = randomUUID()
    expect(await post(key)).toEqual({ ok: true })
    expect(await post(key)).toEqual({ ok: true })
    await send()
    await send()
    expect((await to()).map((address) => address.toLowerCase())).toEqual(['+919876543210', 'asha@example.org'])
    const page = await findCampaign(giving.db, { slug, now: giving.now() })
    expect(page?.updates.map(({ message }) => message)).toEqual(['Two machines are here.'])
    const sent = await messages()
    expect(sent['+919876543210']?.text).not.toContain('Sunita')
  })

  it('goes to an anonymous supporter without a name, and not to gifts that were returned or came later', async () => {
    await give({ email: 'hidden@example.org', name: 'Kamala Canary', isAnonymous: true })
    const returned = await give({ email: 'back@example.org' })
    await returnContribution(giving.context(), { token: returned.token, reason: 'Changed my mind.' })
    await post()
    giving.wait(1_000)
    await give({ email: 'later@example.org' })
    await send()
    expect(await to()).toEqual(['hidden@example.org'])
    expect(JSON.stringify(await messages())).not.toContain('Canary')
  })

  it('has a link that stops the next ones', async () => {
    const phone = '+919800000001'
    await give({ email: null, phone })
    await post()
    await send()
    expect(await to()).toEqual([phone])
    const url = stopUrlOf(site, { sealer: plainSealer }, { address: phone, topic: 'campaigns' })
    const link = readStopLink({ sealer: plainSealer }, decodeURIComponent(url.split('/').at(-1) ?? ''))
    if (!link) throw new Error('not a link')
    await stopMails(giving.db, link, giving.now())
    giving.wait(1_000)
    await post()
    await send()
    expect(await to()).toEqual([])
  })

  it('is sent in batches that continue where the last one ended', async () => {
    const gift = await give({ email: 'first@example.org' })
    const [row] = await giving.db.select().from(contributions).where(eq(contributions.id, gift.contributionId))
    if (!row) throw new Error('no gift')
    const copies = Array.from({ length: 450 }, (_, i) => ({
      ...row,
      id: randomUUID(),
      paymentId: null,
      receiptNumber: null,
      email: `many${i}@example.org`,
      publicToken: randomUUID(),
      publicSeed: randomUUID(),
    }))
    await giving.db.insert(contributions).values(copies)
    await post()
    expect([await send(), await send(), await send(), await send()]).toEqual([200, 200, 51, 0])
    expect(await to()).toHaveLength(451)
  })

  it('of a day are limited, and an empty one is refused', async () => {
    for (let i = 0; i < 3; i++) expect(await post()).toEqual({ ok: true })
    expect(await post()).toEqual({ ok: false, reason: 'too-many' })
    expect(await post(randomUUID(), ' ')).toEqual({ ok: false, reason: 'empty' })
    giving.wait(DAY_MS)
    expect(await post()).toEqual({ ok: true })
  })
})

describe('thanks', () => {
  it('go to all who agreed, and are not on the page', async () => {
    await give({ email: 'asha@example.org' })
    expect(await thank()).toEqual({ ok: true })
    await send()
    expect((await messages())['asha@example.org']?.text).toContain('Thank you all.')
    expect((await findCampaign(giving.db, { slug, now: giving.now() }))?.updates).toEqual([])
  })

  it('go to one supporter once, and only if she agreed', async () => {
    const seedOf = async (id: string) =>
      (
        await giving.db.select({ seed: contributions.publicSeed }).from(contributions).where(eq(contributions.id, id))
      )[0]?.seed ?? ''
    const one = await seedOf((await give({ email: 'one@example.org' })).contributionId)
    await give({ email: 'other@example.org' })
    const not = await seedOf((await give({ email: 'not@example.org', wantsUpdates: false })).contributionId)
    expect(await thank(one)).toEqual({ ok: true })
    expect(await thank(one)).toEqual({ ok: false, reason: 'already' })
    expect(await thank(not)).toEqual({ ok: false, reason: 'not-agreed' })
    expect(await thank('unknown')).toEqual({ ok: false, reason: 'not-found' })
    await send()
    expect(await to()).toEqual(['one@example.org'])
  })

  it('are refused when nobody agreed, and from anybody but the owner', async () => {
    await giving.paid(slug, { email: 'no@example.org' })
    expect(await thank()).toEqual({ ok: false, reason: 'nobody-agreed' })
    const stranger = giving.context(member('Meera'))
    const outcome = await thankSupporters(stranger, { slug, key: randomUUID(), words: 'Hello', seed: null })
    expect(outcome).toEqual({ ok: false, reason: 'not-found' })
  })
})
