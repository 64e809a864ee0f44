import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, codeIn, codeOf, linkIn, mailsTo, openLink, readMail, signIn, tokenOf, unusedCode } from './member.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const GREETING = "You've successfully signed in to Diya."

let site: Site
let browser: Browser
const troubles: string[] = []

beforeAll(async () => {
  site = await startSite({ AUTH_MAILER_AUTOCONFIRM: 'false', AUTH_MAIL_INTERVAL_S: '0' })
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe('Asha and her account', () => {
  let email = 'asha@example.com'
  let password = 'a lamp in the window'
  let secret = ''
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    context = await openContext()
    page = await openPage(context)
  })
  afterAll(() => context.close())

  test('signs up by e-mail, is asked to check her mail, and is not signed in yet', async () => {
    await page.goto('/auth?tab=join&next=/campaign')
    await page.getByLabel('Your name', { exact: true }).fill('Asha')
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Join Us' }).click()
    await page.getByRole('heading', { name: `We sent a message to ${email}` }).waitFor()
    await page.getByText(/Send again in \d+ s/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await tokenOf(context)).toBe('')
  })

  test('comes back from her mail to a tab that the phone threw away, and finds the step of the code', async () => {
    const secondsLeft = async () => Number(/\d+/.exec(await page.getByText(/Send again in \d+ s/).innerText()))
    await expect.poll(secondsLeft).toBeLessThan(59)
    await page.goto('about:blank')
    await page.goto('/auth?tab=join&next=/campaign')
    await page.getByRole('heading', { name: `We sent a message to ${email}` }).waitFor()
    expect(await secondsLeft()).toBeLessThan(59)
    expect(await page.evaluate(() => location.href + JSON.stringify(history.state))).not.toContain('asha')
    await page.goto('/auth')
    await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    await page.goto('/auth?tab=join&next=/campaign')
  })

  test('types a wrong code and reads a plain error', async () => {
    const code = codeIn(await readMail(page, email))
    await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('The code is wrong or has expired.').waitFor()
    await expect.poll(() => page.getByLabel('Code').evaluate((input) => input === document.activeElement)).toBe(true)
  })

  test('opens the link of the mail, which names her account, and reaches the page she wanted, greeted once', async () => {
    await page.goto(linkIn(await readMail(page, email)))
    await page.getByRole('heading', { name: 'Confirm your e-mail' }).waitFor()
    await page.getByText(`You will be signed in as ${email}.`).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await tokenOf(context)).toBe('')
    await page.getByRole('button', { name: 'Confirm and sign in' }).click()
    await page.waitForURL(atPath('/campaign'))
    await page.getByText(GREETING).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.menu').getByText('Asha').waitFor()
    expect(await page.getByText(GREETING).count()).toBe(0)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(email)
  })

  test('opens the link a second time and reads that it is not valid any more', async () => {
    const other = await openContext()
    const fresh = await openPage(other)
    await fresh.goto(linkIn(await readMail(fresh, email)))
    await fresh.getByRole('heading', { name: 'This link does not work any more' }).waitFor()
    expect(await tokenOf(other)).toBe('')
    await other.close()
  })

  test('changes her display name', async () => {
    await page.goto('/account')
    await page.getByLabel('Your name', { exact: true }).fill('Asha Rao')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('We saved your change.').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.menu').getByText('Asha Rao').waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
  })

  test('signs in on a second device with a wrong password, then with the right one', async () => {
    const other = await openContext()
    const laptop = await openPage(other)
    await laptop.goto('/account')
    await laptop.waitForURL('**/auth?next=%2Faccount')
    await signIn(laptop, { email, password: 'not this one' })
    await laptop.getByText('The e-mail or the password is wrong.').waitFor()
    await laptop.getByLabel('Password', { exact: true }).fill(password)
    await laptop.getByRole('button', { name: 'Sign In', exact: true }).click()
    await laptop.waitForURL(atPath('/account'))
    await laptop.getByText(GREETING).waitFor()
    await laptop.getByText('This device').waitFor()
    await expect.poll(() => laptop.locator('#devices li').count()).toBe(2)
    await other.close()
  })

  test('changes her e-mail address, which takes effect after both links are opened', async () => {
    const next = 'asha.rao@example.com'
    const before = (await mailsTo(page, email)).length
    await page.goto('/account')
    // She signed in by the link of a mail, and has a password.
    await page.getByRole('link', { name: 'Confirm it is you to change your e-mail' }).click()
    await page.getByText('Please confirm it is you to change your e-mail.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('Your password').fill('not this one')
    await page.getByLabel('Your password').press('Enter')
    await page.getByText('The password is wrong.').waitFor()
    await expect.poll(() => page.getByLabel('Your password').evaluate((it) => it === document.activeElement)).toBe(true)
    await page.getByLabel('Your password').fill(password)
    await page.getByLabel('Your password').press('Enter')
    await page.waitForURL('**/account#email')
    await page.getByLabel('New e-mail').fill(next)
    await page.getByRole('button', { name: 'Change e-mail' }).click()
    await page.getByText(`Not confirmed yet: ${next}`).waitFor()
    await openLink(page, await readMail(page, email, before))
    await page.getByRole('heading', { name: 'One more mail' }).waitFor()
    await page.goto('/account')
    await page.getByText(`Now: ${email}`).waitFor()
    await openLink(page, (await mailsTo(page, `${next}<`))[0] ?? (await readMail(page, `${next} `)))
    await page.waitForURL(atPath('/account'))
    await page.getByText(`Now: ${next}`).waitFor()
    expect(await page.getByText(GREETING).count()).toBe(0)
    email = next
  })

  test('resets her password by mail, which signs other devices out', async () => {
    const other = await openContext()
    const laptop = await openPage(other)
    await laptop.goto('/auth')
    await laptop.getByRole('link', { name: 'Forgot your password?' }).click()
    await laptop.waitForURL(atPath('/auth/reset'))
    const before = (await mailsTo(laptop, email)).length
    await laptop.getByLabel('E-mail').fill(email)
    await laptop.getByRole('button', { name: 'Send me the code' }).click()
    await laptop.getByText('If there is an account for').waitFor()
    await laptop.goto('about:blank')
    await laptop.goto('/auth/reset')
    await laptop.getByText('If there is an account for').waitFor()
    await openLink(laptop, await readMail(laptop, email, before))
    await laptop.getByLabel('New password').waitFor()
    password = 'a new lamp in the window'
    await laptop.getByLabel('New password').fill(password)
    await laptop.getByRole('button', { name: 'Set the password' }).click()
    await laptop.getByText('Use your new password from now on.').waitFor()
    await laptop.waitForURL(atPath('/account'))
    expect(await laptop.getByText(GREETING).count()).toBe(0)
    await page.goto('/account')
    await page.waitForURL('**/auth?next=%2Faccount')
    await other.close()
    await signIn(page, { email, password })
    await page.waitForURL(atPath('/account'))
  })

  test('sets up two-factor sign-in with the key beside the QR code', async () => {
    await page.getByRole('button', { name: 'Set up' }).click()
    const picture = page.getByAltText('QR code for your authenticator app')
    await picture.waitFor()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)).toBe(true)
    secret = (await page.locator('.secret').textContent()) ?? ''
    expect(await axeFindings(page)).toEqual([])
    await page.getByLabel('The six digits that the app shows').fill('12')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('The code is wrong.').waitFor()
    await page.getByLabel('The six digits that the app shows').fill(codeOf(secret))
    await page.getByRole('button', { name: 'Turn on' }).click()
    await page.getByText('Two-step sign-in is on').waitFor()
    await page.getByRole('button', { name: 'Remove My phone' }).waitFor()
  })

  test('is asked for the second factor at the next sign-in, and is not greeted before it', async () => {
    const other = await openContext()
    const laptop = await openPage(other)
    await laptop.goto('/auth?next=/account')
    await signIn(laptop, { email, password })
    await laptop.getByRole('heading', { name: 'Second step' }).waitFor()
    expect(await laptop.getByText(GREETING).count()).toBe(0)
    expect(await axeFindings(laptop)).toEqual([])
    await laptop.goto('/account')
    await laptop.getByRole('heading', { name: 'Second step' }).waitFor()
    await laptop.getByLabel('Code from your app').fill(await unusedCode(secret))
    await laptop.getByRole('button', { name: 'Confirm' }).click()
    await laptop.waitForURL(atPath('/account'))
    await laptop.getByText(GREETING).waitFor()
    await laptop.getByText('This device').waitFor()
    await other.close()
  })

  test('signs out everywhere, and the other device is signed out as well', async () => {
    await page.goto('/account')
    await expect.poll(() => page.locator('#devices li').count()).toBe(2)
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.waitForURL('**/auth?next=%2Faccount')
    expect(await tokenOf(context)).toBe('')
    await page.goto('/account')
    await page.waitForURL('**/auth?next=%2Faccount')
  })

  test('saw no error, no blocked script and no other host in the whole journey', () => {
    expect(troubles).toEqual([])
  })
})

describe('an attacker who wants Leela to use his account', () => {
  test('fails with a link that contains his session, and with the link of his own mail', async () => {
    const his = { email: 'mallory@example.com', password: 'a phrase of his own' }
    const hers = { email: 'leela@example.com', password: 'a phrase of hers alone' }
    const elsewhere = await openContext()
    const attacker = await openPage(elsewhere)
    await join(attacker, his)
    const session = await attacker.evaluate(() => localStorage.getItem('diya-session') ?? '{}')
    const { access_token, refresh_token } = JSON.parse(session) as Record<string, string>
    await attacker.request.post('/auth/v1/otp', { data: { email: his.email } })
    const link = linkIn(await readMail(attacker, his.email, 1))

    const context = await openContext()
    const page = await openPage(context)
    const fragment = new URLSearchParams({ access_token: access_token ?? '', refresh_token: refresh_token ?? '' })
    const planted = `#${fragment}&expires_in=3600&token_type=bearer&type=magiclink`
    await page.goto(`/sahaara${planted}`, { waitUntil: 'networkidle' })
    await page.goto(`/auth/confirm${planted}`, { waitUntil: 'networkidle' })
    await page.getByText('Please open the link in our mail again.').waitFor()
    expect(await tokenOf(context)).toBe('')
    expect(await page.evaluate(() => localStorage.getItem('diya-session'))).toBeNull()

    await join(page, hers)
    for (const path of ['/sahaara', '/auth/confirm', '/auth/reset', '/ssr/auth']) {
      await page.goto(path + planted, { waitUntil: 'networkidle' })
    }
    await page.goto('/account')
    await page.getByText(`Now: ${hers.email}`).waitFor()

    await page.goto(link)
    await page.getByRole('heading', { name: 'You are signed in with another account' }).waitFor()
    await page.getByText(`This browser is signed in as ${hers.email}.`).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Stay signed in' }).click()
    await page.goto('/account')
    await page.getByText(`Now: ${hers.email}`).waitFor()

    // The cookie is gone but the session is not: the browser itself knows who is signed in.
    await page.goto(link)
    await page.getByRole('heading', { name: 'You are signed in with another account' }).waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText(`You will be signed in as ${his.email}.`).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('diya-session'))).toBeNull()
    await page.evaluate((text) => localStorage.setItem('diya-session', text), session.replaceAll(his.email, hers.email))
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem('diya-session') ?? '{}') as { user: { id: string } }
      stored.user.id = '00000000-0000-4000-8000-000000000000'
      localStorage.setItem('diya-session', JSON.stringify(stored))
    })
    await page.getByRole('button', { name: 'Sign In', exact: true }).last().click()
    await page.getByText(`This browser is signed in as ${hers.email}.`).waitFor()
    await context.close()
    await elsewhere.close()
  })
})

async function join(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/auth?tab=join&next=/account')
  await page.getByLabel('Your name', { exact: true }).fill('Somebody')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Join Us' }).click()
  await page.getByLabel('Code').fill(codeIn(await readMail(page, email)))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText(`Now: ${email}`).waitFor()
}

describe('Meera, in two tabs', () => {
  test('signs in and out in one tab, and the other tab follows', async () => {
    const context = await openContext()
    const first = await openPage(context)
    const second = await openPage(context)
    await second.goto('/campaign')
    await first.goto('/ssr/auth?tab=sign-up')
    await first.getByLabel('E-mail').fill('meera@example.com')
    await first.getByLabel('Password', { exact: true }).fill('two tabs side by side')
    await first.getByRole('button', { name: 'Sign Up' }).click()
    await first.getByText('Registration successful!').waitFor()
    await first.getByText('Please check your email to verify your account.').waitFor()
    await first.getByLabel('Code').fill(codeIn(await readMail(first, 'meera@example.com')))
    await first.getByRole('button', { name: 'Continue' }).click()
    await first.getByRole('heading', { name: 'Complete Your Student Profile' }).waitFor()
    await second.getByRole('button', { name: 'Menu' }).click()
    await second.locator('.menu').getByText('meera').waitFor()
    await second.locator('.menu').getByRole('button', { name: 'Sign Out' }).click()
    await second.getByText("You've been successfully signed out.").waitFor()
    await first.getByRole('button', { name: 'Menu' }).click()
    await first.locator('.menu').getByRole('link', { name: 'Sign In' }).waitFor()
    expect(await tokenOf(context)).toBe('')
    await context.close()
  })

  test('signs out without a connection, and reads what is true: this phone is signed out', async () => {
    const context = await openContext()
    const page = await openPage(context)
    await page.goto('/auth?next=/account')
    await signIn(page, { email: 'meera@example.com', password: 'two tabs side by side' })
    await page.waitForURL(atPath('/account'))
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: 'Menu' }).click()
    await context.setOffline(true)
    await page.locator('.menu').getByRole('button', { name: 'Sign Out' }).click()
    await page.getByText('Signed out on this device').waitFor()
    expect(await page.getByText('Failed to sign out').count()).toBe(0)
    await expect.poll(() => page.locator('body').innerText()).not.toContain('meera@example.com')
    expect(await page.getByText('Failed to load data').count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('diya-session'))).toBeNull()
    expect(await tokenOf(context)).toBe('')
    await context.setOffline(false)
    await page.goto('/account')
    await page.waitForURL('**/auth?next=%2Faccount')
    await context.close()
  })

  test("signs in as a student: a wrong password shows a toast with the service's message", async () => {
    const context = await openContext()
    const page = await openPage(context)
    await page.goto('/ssr/auth')
    await signIn(page, { email: 'meera@example.com', password: 'not this one' })
    await page.getByText('Sign in failed').waitFor()
    await page.getByText('Invalid login credentials').waitFor()
    await page.getByLabel('Password', { exact: true }).fill('two tabs side by side')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('heading', { name: 'Complete Your Student Profile' }).waitFor()
    await page.getByText("You've successfully signed in.", { exact: true }).waitFor()
    await page.goto('/account')
    await page.getByLabel('To confirm, type ERASE').fill('no')
    await page.getByRole('button', { name: 'Erase my account' }).click()
    await page.getByText('Type the word exactly as shown above.').waitFor()
    await page.getByLabel('To confirm, type ERASE').fill('ERASE')
    await page.getByRole('button', { name: 'Erase my account' }).click()
    await page.getByRole('heading', { name: 'Your account is erased' }).waitFor()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('diya-session'))).toBeNull()
    await page.goto('/account')
    await page.waitForURL('**/auth?next=%2Faccount')
    await context.close()
  })
})

const openContext = () => browser.newContext({ ...PHONE, baseURL: site.url })

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => troubles.push(String(error)))
  // A refused sign-in is not an error of the page; browsers log every 4xx.
  page.on(
    'console',
    (line) => line.type() === 'error' && !/status of 4/.test(line.text()) && troubles.push(line.text()),
  )
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(site.url)) troubles.push(request.url())
  })
  return page
}
