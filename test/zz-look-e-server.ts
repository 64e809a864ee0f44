import { systemClock } from '#app/platform/clock.ts'
import { migrate } from '#app/platform/db/migrate.server.ts'
import { openDatabase } from '#app/platform/db/open.server.ts'
import { LiveHub } from '#app/platform/live/live-hub.server.ts'
import { createApp } from '#server/app.ts'
import { openAuthKeys } from '#server/auth-keys.ts'
import { createListener } from '#server/listener.ts'
import { PageCache } from '#server/page-cache.ts'
import { createServices } from '#server/services.ts'
import { openMarket, DAY_MS } from '#app/capabilities/orders/market.test-support.ts'
import { openCase } from '#app/capabilities/orders/commands/open-case.server.ts'
import { answerCase } from '#app/capabilities/orders/commands/answer-case.server.ts'
import { disputeCase } from '#app/capabilities/orders/commands/dispute-case.server.ts'
import { reviewLine } from '#app/capabilities/orders/commands/review-line.server.ts'
import { saveBankAccount } from '#app/capabilities/payouts/commands/save-bank-account.server.ts'
import { placeHold } from '#app/capabilities/payouts/commands/place-hold.server.ts'
import { appealHold } from '#app/capabilities/payouts/commands/appeal-hold.server.ts'
import { preparePayout } from '#app/capabilities/payouts/commands/prepare-payout.server.ts'
import { approvePayout } from '#app/capabilities/payouts/commands/approve-payout.server.ts'
import { noteReturned } from '#app/capabilities/payouts/commands/note-returned.server.ts'
import { notePaid } from '#app/capabilities/payouts/commands/note-paid.server.ts'
import { setCommission } from '#app/capabilities/orders/commands/set-commission.server.ts'
import { payoutLines } from '#app/capabilities/payouts/tables.server.ts'
import { sellerProfiles, marketFlags } from '#app/capabilities/marketplace/tables.server.ts'
import { signUp, signUpStaff } from './people.ts'
import { eq } from 'drizzle-orm'

export async function openLook({ config, log, env, base }: any) {
  const database = await openDatabase({ dataDir: config.dataDir, databaseUrl: null as any, onError: console.error })
  await migrate(database)
  const { keys, secrets } = await openAuthKeys(config, env)
  const hub = await LiveHub.start(database)
  const services = createServices({ config, database, keys, secrets, hub, log, env, clock: systemClock })
  const listener = createListener({ app: createApp(services), cache: new PageCache(), log })
  const t: any = { database, clock: { get now() { return new Date() } }, request: (path: string, init: any) => fetch(base + path, init) }
  return { listener, database, async story() {
    const kavita = await signUpStaff(t, 'Kavita', 'operator')
    const leela = await signUpStaff(t, 'Leela', 'operator')
    const savitri = await signUp(t, 'Savitri')
    const m = await openMarket(database)
    m.wait(-40 * DAY_MS)
    await database.db.update(sellerProfiles).set({ userId: savitri.userId, noticeEmail: savitri.email }).where(eq(sellerProfiles.id, m.savitri.id))
    m.savitri.actor.userId = savitri.userId
    const op = (p: any) => ({ kind: 'member', userId: p.userId, displayName: p.name, email: p.email, roles: ['operator'] }) as any
    const ctx = (actor: any) => ({ ...m.context(actor), sealer: services.sealer, config: { siteUrl: base, brandName: 'Diya' } })
    await setCommission(ctx(op(kavita)), { categoryId: null, basisPoints: 0, validFrom: m.now(), note: 'Nothing in the first year.' })
    await setCommission(ctx(op(kavita)), { categoryId: m.categoryId('Food'), basisPoints: 250, validFrom: m.now(), note: 'The cost of the cold box, shared.' })
    const jar = await m.product({ title: 'Mango pickle, 500 g', stock: 99, priceMinor: 34950 })
    const saree = await m.product({ title: 'Block-printed cotton saree in indigo', stock: 99, priceMinor: 189900, category: 'Clothing' })
    const lamp = await m.product({ title: 'Brass lamp', stock: 99, priceMinor: 82000, seller: m.meena, category: 'Handmade', deliveryMinor: 0, freeShipping: true })
    await saveBankAccount(ctx(m.savitri.actor), { holder: 'Savitri Devi', number: '001234567890', ifsc: 'SBIN0001234' })
    await saveBankAccount(ctx(m.meena.actor), { holder: 'Meena Kumari', number: '991234567891', ifsc: 'HDFC0001234' })
    const sell = async (lines: any, of = m.savitri) => { const o = await m.paid(lines); const p = await m.delivered(o, of); return { o, p } }
    const a = await sell([{ slug: jar.slug, quantity: 2 }])
    const b = await sell([{ slug: lamp.slug }], m.meena)
    await reviewLine(m.context() as any, { token: a.o.token, lineId: a.p.lines[0]!.id, stars: 5, text: 'Like my grandmother made it. The jar came packed in three layers of newspaper, not a drop was lost on the way.', name: 'Asha' })
    m.wait(8 * DAY_MS); await m.sweep()
    const p1 = await preparePayout(ctx(op(kavita)), { currency: 'INR' }) as any
    await approvePayout(ctx(op(leela)), p1)
    const [l1] = await database.db.select().from(payoutLines).where(eq(payoutLines.sellerId, m.savitri.id))
    await noteReturned(ctx(op(kavita)), { id: p1.id, lineId: l1!.id, reason: 'Account number does not exist' })
    m.wait(DAY_MS)
    const p2 = await preparePayout(ctx(op(leela)), { currency: 'INR' }) as any
    await approvePayout(ctx(op(kavita)), p2)
    await notePaid(ctx(op(kavita)), p2)
    await sell([{ slug: saree.slug, quantity: 2 }]); await sell([{ slug: saree.slug }, { slug: jar.slug }])
    const c = await sell([{ slug: jar.slug }])
    const cId = await openCase(ctx({ kind: 'visitor' }) as any, { token: c.o.token, partId: c.p.id, lines: [{ lineId: c.p.lines[0]!.id, quantity: 1 }], reason: 'changed-mind', words: 'I do not need it any more, sorry.', photos: [] }) as any
    await answerCase(ctx(m.savitri.actor) as any, { caseId: cId.caseId, verdict: 'refunded', words: '', photos: [], restock: true })
    m.wait(8 * DAY_MS); await m.sweep()
    await reviewLine(m.context() as any, { token: c.o.token, lineId: c.p.lines[0]!.id, stars: 2, text: 'Too salty for me.', name: 'R. Khan' })
    const h = await placeHold(ctx(op(kavita)), { sellerId: m.savitri.id, currency: 'INR', amountMinor: 150000, days: 30, reason: 'Three buyers say that the saree they got is not the one in the photo. We want to see two of them first.' }) as any
    await appealHold(ctx(m.savitri.actor), { holdId: h.id, words: 'The dye lot changed in October, and I have written so in the listing since the 2nd. I can send photos of both lots.' })
    m.wait(22 * DAY_MS)
    const h2 = await placeHold(ctx(op(leela)), { sellerId: m.savitri.id, currency: 'INR', amountMinor: 20000, days: 7, reason: 'A buyer asked her bank for the money back.' }) as any
    void h2
    // still going on
    const open = await m.paid([{ slug: jar.slug, quantity: 3 }, { slug: lamp.slug }])
    await m.sent(open, m.savitri)
    const d = await sell([{ slug: saree.slug }, { slug: jar.slug, quantity: 2 }])
    const dId = await openCase(ctx({ kind: 'visitor' }) as any, { token: d.o.token, partId: d.p.id, lines: d.p.lines.map((l: any) => ({ lineId: l.id, quantity: l.quantity })), reason: 'not-as-described', words: 'The saree is a much lighter blue than in the picture, and one of the two jars had leaked onto it. I have washed nothing and can send all of it back.', photos: [] }) as any
    await answerCase(ctx(m.savitri.actor) as any, { caseId: dId.caseId, verdict: 'refused', words: 'Indigo fades a little with each lot; that is written in the description. The jars left here sealed.', photos: [] })
    await disputeCase(ctx({ kind: 'visitor' }) as any, { token: d.o.token, caseId: dId.caseId, words: 'It is not a little. Please compare the two colours in daylight.', photos: [] })
    await sell([{ slug: jar.slug }])
    m.wait(1 * DAY_MS)
    await preparePayout(ctx(op(leela)), { currency: 'INR' })
    await database.db.insert(marketFlags).values({ subject: 'product', subjectId: saree.id, reason: 'not-as-described', words: 'The photo shows another saree; I have seen this one at a big shop.', createdAt: m.now() })
    return { kavita: kavita.init.headers.Cookie, leela: leela.init.headers.Cookie, savitri: savitri.init.headers.Cookie }
  } }
}
