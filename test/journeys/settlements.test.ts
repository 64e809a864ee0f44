import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { insertPayment, lineOf, PROVIDER } from '#app/features/payments/settlement-import/import.test-support.ts'
import { importSettlement } from '#app/features/payments/settlement-import/import-settlement.server.ts'
import { openBrowser } from '#test/browser.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { account, expectSound, makeOperator, openPhone, signInTwice, signUp } from './accounts.ts'
import { changeRows } from './change-rows.ts'
import { freePort, type Site, startSite } from './site.ts'

// An operator on a phone sees a settlement that differs from our books, and explains it.
const KAVITA = account('Kavita')
const EXPLANATION = 'Made by hand on the dashboard, to test the card machine.'

let dataDir = ''
let site: Site
let browser: Browser

beforeAll(async () => {
  dataDir = scratchFolder('journey')
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), DEMO_DATA: '0' }
  site = await startSite(env)
  await signUp(site, KAVITA)
  site = await changeRows(site, env, async ({ db }) => {
    await makeOperator(db, KAVITA)
    const ref = 'setl_DGlQ1Rj8os78Ec'
    const small = lineOf(await insertPayment(db), ref)
    const large = lineOf(await insertPayment(db, { amountMinor: 1_24_000_00 }), ref)
    const strange = { ...small, entityRef: 'pay_DEXrnipqTmWVGE', paymentId: null, providerRef: null }
    const lines = [small, large, strange]
    await db.transaction((tx) => importSettlement(tx, { provider: PROVIDER, lines, now: new Date() }))
  })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

test('an operator finds the difference on a phone of 360 px, and explains it without the code of the pages', async () => {
  const page = await openPhone(browser, site, { token: await signInTwice(site, KAVITA) })
  await page.goto('/operator')
  await page.getByRole('link', { name: /1 settlement difference/ }).click()
  await page.getByRole('link', { name: /23 November 2026/ }).click()
  await page.getByRole('heading', { name: 'We do not know this payment' }).waitFor()
  await expectSound(page)
  await page.getByLabel('Explanation').fill(EXPLANATION)
  await page.getByRole('button', { name: 'Save the explanation' }).click()
  await page.getByText('Saved. The difference is explained.').waitFor()
  await page.getByText(EXPLANATION).waitFor()
})
