import { expect, test } from 'vitest'
import { requests } from '#app/features/requests/tables.server.ts'
import { listStartup, saveStartup } from '#app/features/startups/commands/save-startup.server.ts'
import { startupInterests, startups } from '#app/features/startups/tables.server.ts'
import { VISITOR } from '#app/platform/context.server.ts'
import { DEMO_OPERATOR } from '#db/demo/operator.ts'
import { testApp } from '#test/app.ts'
import { sameBrowser } from '#test/same-site/cookies.ts'
import { listMails } from '#test/mails.ts'
import { contextIn } from '#test/context.ts'

const t = await testApp()
const { db } = t.database
const ctx = contextIn(t)(DEMO_OPERATOR)

test('a founder submits a startup; nobody sees it before an operator lists it', async () => {
  const submission = {
    form: 'startup-submission',
    founder: 'Kamla',
    email: 'kamla@example.in',
    startup: 'Neer Kits!',
    industry: 'Water',
    stage: 'early',
    amount: '6,00,000',
    equity: '8',
    description: 'Water tests for villages.',
  }
  const sent = await t.post('/seeds', submission)
  expect(sent.status).toBe(200)
  await t.post('/seeds', submission, sameBrowser(sent))
  const rows = await db.select().from(startups)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ targetMinor: 6_00_000_00, equity: '8%', listedAt: null })
  expect(await (await t.get('/seeds')).text()).not.toContain('Neer Kits')
  expect((await t.get(`/seeds/${rows[0]?.slug}`)).status).toBe(404)
  expect(await listStartup({ ...ctx, actor: VISITOR }, { slug: rows[0]?.slug ?? '', isListed: true })).toEqual({
    ok: false,
    reason: 'not-allowed',
  })
  expect(await listStartup(ctx, { slug: rows[0]?.slug ?? '', isListed: true })).toEqual({ ok: true })
  const html = await (await t.get('/seeds')).text()
  expect(html).toContain('Neer Kits')
  expect(html).not.toContain('kamla@example.in')
})

test('an interest takes no money, says so, and is mailed to the founder without a name', async () => {
  const [startup] = await db.select().from(startups)
  const path = `/seeds/${startup?.slug}`
  expect(await (await t.get(`${path}?amount=50000`)).text()).toContain('value="50000"')
  const interest = { form: 'startup-interest', amount: '50000', name: 'Ravi', email: 'ravi@example.in' }
  const refused = await t.post(path, interest)
  expect(refused.status).toBe(400)
  expect(await db.select().from(startupInterests)).toEqual([])
  expect((await t.post(path, { ...interest, understood: 'yes' })).status).toBe(200)
  expect(await db.select().from(startupInterests)).toMatchObject([{ amountMinor: 50_000_00 }])
  const mails = await listMails(db)
  const toFounder = mails.filter(({ to }) => to === 'kamla@example.in').at(-1)
  expect(toFounder?.text).toContain('₹50,000')
  expect(toFounder?.text).not.toMatch(/ravi/i)
  expect(await db.select().from(requests)).toHaveLength(2)
})

test('an operator edits and retires a startup', async () => {
  const [row] = await db.select().from(startups)
  if (!row) throw new Error('there is a startup')
  const { slug, title, stage, category, equity, location, description, pitch, founderName, founderEmail } = row
  const words = {
    slug,
    title,
    stage,
    category,
    equity,
    location,
    description,
    pitch: [...pitch],
    founderName,
    founderEmail,
  }
  const input = { ...words, targetMinor: 7_00_000_00, raisedMinor: 1_00_000_00, investors: 2, endsAt: null }
  expect(await saveStartup(ctx, input)).toEqual({ ok: true })
  expect(await (await t.get('/seeds')).text()).toContain('₹1,00,000 of ₹7,00,000')
  await listStartup(ctx, { slug, isListed: false })
  expect((await t.get(`/seeds/${slug}`)).status).toBe(404)
})
