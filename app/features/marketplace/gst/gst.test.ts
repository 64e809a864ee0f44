import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { quoteOrder } from '#app/features/orders/placing/quote-queries.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { saveSeller } from '#app/features/marketplace/sellers/save-seller.server.ts'
import { type Market, openMarket, OPERATOR, type TestSeller } from '#app/features/orders/market.test-support.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { SITE } from '#test/context.ts'
import { testDatabase } from '#test/database.ts'
import { listMails } from '#test/mails.ts'
import { plainSealer } from '#test/plain-sealer.ts'
import { listGstRates, readGstNeeds } from './gst-queries.server.ts'
import { gstRules } from './gst-tables.server.ts'
import { insertFirstGst } from './insert-first-gst.server.ts'
import { sweepReach } from './sweep-reach.server.ts'

const database = await testDatabase()
const { db } = database
let market: Market

beforeAll(async () => {
  market = await openMarket(database)
})
beforeEach(async () => {
  await db.delete(gstRules)
  await insertFirstGst(db)
})

const sweep = (now = market.now()) => sweepReach({ db, now, site: SITE, sealer: plainSealer })
const reachOf = async ({ id }: TestSeller) =>
  (await db.select().from(sellerProfiles).where(eq(sellerProfiles.id, id)))[0]?.deliversTo
const newSeller = (name: string, changes: Partial<typeof sellerProfiles.$inferInsert> = {}) =>
  market.seller(name, { state: 'Kerala', ...changes })

describe('the rates of GST', () => {
  it('are those of the day in India', async () => {
    const before = await listGstRates(db, new Date('2025-09-21T18:29:59Z'))
    const after = await listGstRates(db, new Date('2025-09-21T18:30:00Z'))
    expect(before).toEqual([0, 25, 150, 300, 500, 1200, 1800, 2800])
    expect(after).toEqual([0, 25, 150, 300, 500, 1800, 4000])
    expect(await listGstRates(db, new Date('2017-06-30T10:00:00Z'))).toEqual([])
  })

  it('are not inserted again over what operators have changed', async () => {
    await db.update(gstRules).set({ needs: 'nothing' }).where(eq(gstRules.rule, 'inter-state'))
    await insertFirstGst(db)
    expect(await readGstNeeds(db, market.now())).toEqual({ 'inter-state': 'nothing', 'tax-details': 'hsn-and-rate' })
  })
})

describe('a seller without a GST number', () => {
  it('delivers within their own State from the day of the rule on, and every surface says so', async () => {
    const seller = await newSeller('Radha')
    const { slug } = await market.product({ seller })
    const ask = async () => {
      const lines = [{ slug, quantity: 1 }]
      return quoteOrder(db, { currency: 'INR', lines, state: 'Delhi', actor: VISITOR, now: market.now() })
    }
    await sweep(new Date('2017-06-30T10:00:00Z'))
    expect((await ask()).problems).toEqual([])
    await sweep()
    expect((await ask()).problems).toMatchObject([{ kind: 'not-to-this-state', within: 'Kerala' }])
  })

  it('is limited by a stricter row when its day comes, and not before', async () => {
    const enrolled = await newSeller('Amma', { enrolmentNumber: '32AAPFU0939F1EN' })
    const registered = await newSeller('Beena', { gstin: '32AAPFU0939F1Z4' })
    const abroad = await newSeller('Sunita', { state: null })
    await db.insert(gstRules).values({
      rule: 'inter-state',
      fromDay: '2026-12-01',
      needs: 'gst-number',
      source: 'Notification 34/2023-Central Tax, conditions (i) and (ii)',
    })
    await sweep(new Date('2026-11-30T18:29:00Z'))
    expect(await reachOf(enrolled)).toBe('india')
    await sweep(new Date('2026-11-30T18:31:00Z'))
    expect([await reachOf(enrolled), await reachOf(registered), await reachOf(abroad)]).toEqual([
      'own-state',
      'india',
      'india',
    ])
  })

  it('of a shop from before the rules is notified once, and goes on until the day', async () => {
    const gstDueAt = new Date(market.now().getTime() + 60 * DAY_MS)
    const older = await newSeller('Tara', { gstDueAt })
    const registered = await newSeller('Uma', { gstDueAt, gstin: '32AAPFU0939F1Z4' })
    await sweep()
    await sweep()
    expect(await reachOf(older)).toBe('india')
    const mailsTo = async ({ actor }: TestSeller) =>
      (await listMails(db, { to: actor.email ?? '' })).map((mail) => mail.subject)
    expect(await mailsTo(older)).toEqual(['Please add your GST number'])
    expect(await mailsTo(registered)).toEqual(['Your invoices will show the GST'])
    await sweep(gstDueAt)
    expect([await reachOf(older), await reachOf(registered)]).toEqual(['own-state', 'india'])
  })

  it('cannot be set to all of India by an operator, but with an enrolment number', async () => {
    const seller = await newSeller('Devi')
    const [row] = await db.select().from(sellerProfiles).where(eq(sellerProfiles.id, seller.id))
    if (!row) throw new Error('there is a seller')
    const { slug, displayName, bio, regionId, state, legalName, address } = row
    const save = (enrolmentNumber: string | null, gstin: string | null = null) =>
      saveSeller(market.context(OPERATOR), {
        isNew: false,
        slug,
        displayName,
        bio,
        regionId,
        state,
        legalName,
        address,
        gstin,
        enrolmentNumber,
        deliversTo: 'india',
      })
    expect(await save(null)).toEqual({ ok: false, reason: 'needs-number' })
    expect(await save('27AAPFU0939F1EN')).toEqual({ ok: false, reason: 'invalid' })
    expect(await save('32AAPFU0939F1EN', '32AAPFU0939F1Z4')).toEqual({ ok: false, reason: 'invalid' })
    expect(await save('32AAPFU0939F1EN')).toEqual({ ok: true })
    expect(await save(null, '32AAPFU0939F1Z4')).toEqual({ ok: true })
  })
})
