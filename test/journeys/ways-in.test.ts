import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProvider, settingsFor, type TestProvider } from '#auth/test/provider.test-support.ts'
import { openBrowser, waitUntilAwake } from '#test/browser.ts'
import { scratchFolder } from '#test/durability/scratch.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, codeIn, codeOf, confirmByPassword, mailsTo, readMail, signIn, tokenOf } from './member.ts'
import { copyDemoData, type Site, startSite } from './site.ts'

const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const GREETING = "You've successfully signed in to Diya."
const PASSWORD_DONE = 'Use your new password from now on.'
const TEXTS_TO = '+919876543210@sms.localhost'

let site: Site
let provider: TestProvider
let browser: Browser
let dataDir: string
const troubles: string[] = []

beforeAll(async () => {
  provider = await openProvider()
  dataDir = scratchFolder('ways-in')
  await copyDemoData(dataDir)
  site = await startSite({
    ...settingsFor(provider),
    AUTH_EXTERNAL_GITHUB_ENABLED: 'false',
    DATA_DIR: dataDir,
    AUTH_MAILER_AUTOCONFIRM: 'false',
    AUTH_MAIL_INTERVAL_S: '0',
    AUTH_SMS_INTERVAL_S: '0',
    AUTH_MANUAL_LINKING_ENABLED: 'true',
    AUTH_MFA_PHONE_ENROLL: 'true',
    AUTH_MFA_PHONE_VERIFY: 'true',
    AUTH_PASSWORD_REQUIRE_CURRENT: 'true',
  })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
  await provider?.close()
})

describe('Kavita, who has an account elsewhere', () => {
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    provider.person = { sub: 'kavita', email: 'kavita@example.com', email_verified: true, name: 'Kavita' }
    context = await openContext()
    page = await openPage(context)
  })
  afterAll(() => context.close())

  test('signs in with it, is greeted, and reaches the page she wanted', async () => {
    await page.goto('/auth?next=/account', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Continue with testing' }).click()
    await page.waitForURL(atPath('/account'))
    await page.getByText(GREETING).waitFor()
    await page.getByText('Now: kavita@example.com').waitFor()
    expect(await page.getByRole('button', { name: 'Disconnect testing' }).count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })

  test('sets a password, and changes it only with the current one', async () => {
    await page.getByRole('link', { name: 'Confirm it is you to change your password' }).click()
    const before = (await mailsTo(page, 'kavita@example.com')).length
    await page.getByRole('button', { name: 'Send a code to kavita@example.com' }).click()
    await page.getByText('We sent you a code.').waitFor()
    await page.getByLabel('Code from the e-mail').fill(codeIn(await readMail(page, 'kavita@example.com', before)))
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.waitForURL('**/account#password')
    const field = page.getByLabel('New password')
    await field.fill('a first phrase of hers')
    await page.getByRole('button', { name: 'Set a password' }).click()
    await page.getByText(PASSWORD_DONE).waitFor()
    await confirmByPassword(page, { to: 'change your password', password: 'a first phrase of hers' })
    await field.fill('a second phrase of hers')
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect.poll(() => field.inputValue()).toBe('')
  })

  test('with an old session is asked for a code from her mail, and is notified of the change by mail', async () => {
    // A day cannot be waited for here: the first response is replaced by what the service would return then.
    const refusal = { code: 'reauthentication_needed', message: 'Password update requires reauthentication' }
    const isUpdate = (url: URL) => url.pathname === '/auth/v1/user'
    const asked: unknown[] = []
    await page.route(isUpdate, (route) => {
      if (route.request().method() !== 'PUT' || asked.push(route.request().postDataJSON()) > 1) return route.continue()
      const headers = { 'X-Supabase-Api-Version': '2024-01-01' }
      return route.fulfill({ status: 400, headers, json: refusal })
    })
    const before = (await mailsTo(page, 'kavita@example.com')).length
    await page.getByLabel('New password').fill('a third phrase of hers')
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('We sent you a code.').waitFor()
    const nonce = codeIn(await readMail(page, 'kavita@example.com', before))
    await page.getByLabel('Code from our mail').fill(nonce)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByLabel('Code from our mail').waitFor({ state: 'detached' })
    await page.unroute(isUpdate)
    // The current password was confirmed a moment ago and is not asked for again.
    expect(asked.at(-1)).toMatchObject({ nonce })
    await expect
      .poll(async () => (await mailsTo(page, 'kavita@example.com'))[0])
      .toContain('The password of your account')
  })
})

test('a code that another browser requested signs nobody in', async () => {
  const context = await openContext()
  const page = await openPage(context)
  await page.goto(`/auth/confirm?code=${crypto.randomUUID()}`)
  await page.getByText('This sign-in was started in another browser.').waitFor()
  expect(await tokenOf(context)).toBe('')
  await context.close()
})

describe('Rehana, who joined with a password', () => {
  const her = { email: 'rehana@example.com', password: 'rain on the roof' }
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    provider.person = { sub: 'rehana', email: 'rehana@elsewhere.example', email_verified: true, name: 'Rehana' }
    context = await openContext()
    page = await openPage(context)
  })
  afterAll(() => context.close())

  test('signs up with the code of her mail', async () => {
    await page.goto('/auth?tab=join&next=/account', { waitUntil: 'networkidle' })
    await page.getByLabel('Your name', { exact: true }).fill('Rehana')
    await page.getByLabel('E-mail').fill(her.email)
    await page.getByLabel('Password', { exact: true }).fill(her.password)
    await page.getByRole('button', { name: 'Join Us' }).click()
    await page.getByLabel('Code').fill(codeIn(await readMail(page, her.email)))
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL(atPath('/account'))
    await page.getByText(`Now: ${her.email}`).waitFor()
  })

  test('connects an external account, disconnects it again, and is notified of both by mail', async () => {
    const proof = { to: 'change connected accounts', password: her.password }
    await confirmByPassword(page, proof)
    await page.getByRole('button', { name: 'Connect testing' }).click()
    await page.getByText('testing', { exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/account')
    // A new session, which is only authenticated by the external account.
    await confirmByPassword(page, proof)
    await page.getByRole('button', { name: 'Disconnect testing' }).click()
    await page.getByText('You cannot sign in with it any more.').waitFor()
    await page.getByRole('button', { name: 'Connect testing' }).waitFor()
    const told = async () => (await mailsTo(page, her.email)).slice(0, 2).join()
    await expect.poll(told).toMatch(/can no longer sign in[\s\S]*can now sign in/)
  })

  test('sets up text messages as the second factor, and is asked for one at the next sign-in', async () => {
    await page.getByLabel('Or a phone number for text messages').fill('98765 43210')
    await page.getByRole('button', { name: 'Use text messages' }).click()
    await page.getByLabel('Code from the text message').fill(codeIn(await readMail(page, TEXTS_TO)))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Two-step sign-in is on').waitFor()
    await page.getByRole('button', { name: 'Remove +919876543210' }).waitFor()

    const other = await openContext()
    const laptop = await openPage(other)
    await laptop.goto('/auth?next=/account')
    await signIn(laptop, her)
    await laptop.getByRole('heading', { name: 'Second step' }).waitFor()
    const before = (await mailsTo(laptop, TEXTS_TO)).length
    await laptop.getByRole('button', { name: 'Send me the code' }).click()
    await laptop.getByLabel('Code from the text message').fill(codeIn(await readMail(laptop, TEXTS_TO, before)))
    await laptop.getByRole('button', { name: 'Confirm' }).click()
    await laptop.waitForURL(atPath('/account'))
    await laptop.getByText('This device').waitFor()
    await other.close()
  })
})

describe('Meera, the administrator', () => {
  test('is invited from the command line, accepts, and has her role with the second factor', async () => {
    const email = 'meera@example.com'
    const env = { ...process.env, NODE_ENV: 'production', PORT: new URL(site.url).port, DATA_DIR: dataDir }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin.ts', 'create', email], { env })
    const link = /^http\S+$/m.exec(stdout)?.[0] ?? ''
    const context = await openContext()
    const page = await openPage(context)
    await page.goto(link)
    await page.getByText(`You will be signed in as ${email}.`).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/auth/reset?next=**')
    await page.getByLabel('New password').fill('the keys of the house')
    await page.getByRole('button', { name: 'Set the password' }).click()
    await page.getByRole('heading', { name: 'You are invited to be an administrator' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.waitForURL(atPath('/operator'))
    await page.goto('/account')
    await confirmByPassword(page, { to: 'change two-step sign-in', password: 'the keys of the house' })
    await page.getByRole('button', { name: 'Set up' }).click()
    const secret = (await page.locator('.secret').textContent()) ?? ''
    await page.getByLabel('The six digits that the app shows').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Two-step sign-in is on').waitFor()
    await expect
      .poll(() => claimsOf(context))
      .toMatchObject({ aal: 'aal2', app_metadata: { roles: ['administrator'] } })
    await page.getByRole('link', { name: 'Operator console' }).click()
    await page.waitForURL(atPath('/operator'))
    await waitUntilAwake(page)
    await page.getByText('These private desks have no members').waitFor()
    await page.goBack()
    await page.waitForURL(atPath('/account'))
    await page.getByRole('heading', { name: 'Your account', level: 1 }).waitFor()

    const late = await openPage(await openContext())
    await late.goto(link)
    await late.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    await context.close()
  })

  async function claimsOf(context: BrowserContext): Promise<unknown> {
    const [, payload = ''] = (await tokenOf(context)).split('.')
    return JSON.parse(Buffer.from(payload, 'base64url').toString())
  }
})

test('nobody saw an error, a blocked script or another host than the chosen provider', () => {
  expect(troubles).toEqual([])
})

const openContext = () => browser.newContext({ ...PHONE, baseURL: site.url })

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on(
    'console',
    (line) => line.type() === 'error' && !/status of 4/.test(line.text()) && troubles.push(line.text()),
  )
  // A URL never contains a session: providers return a code.
  page.on('framenavigated', (frame) => frame.url().includes('access_token') && troubles.push(frame.url()))
  page.on('request', (request) => {
    const known = [site.url, provider.url].some((url) => request.url().startsWith(url))
    if (request.url().startsWith('http') && !known) troubles.push(request.url())
  })
  return page
}
