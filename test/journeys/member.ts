import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openAwake } from '#test/browser.ts'

const MAIL_MS_MAX = 15_000

/** Fills in the form of the open sign-in screen. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Joins, where no code is needed, and resolves at `next`. */
export async function join(page: Page, person: Person, next = '/'): Promise<void> {
  await openAwake(page, `/auth?tab=join&next=${next}`)
  await page.getByLabel('Your name', { exact: true }).fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Join Us' }).click()
  await page.waitForURL(atPath(next))
}

/** Joins with a phone number alone, by the code of the text message, and resolves at `next`. */
export async function joinByPhone(
  page: Page,
  { name, phone }: { name: string; phone: string },
  next = '/account',
): Promise<void> {
  const known = (await mailsTo(page, phone)).length
  await openAwake(page, `/auth?tab=join&next=${next}`)
  await page.getByLabel('Your name', { exact: true }).fill(name)
  await page.getByLabel('Mobile number or e-mail').fill(phone)
  await page.getByRole('button', { name: 'Join Us' }).click()
  await page.getByLabel('Code').fill(codeIn(await readMail(page, phone, known)))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL(atPath(next))
}

interface Person {
  name: string
  email: string
  password: string
}

/** Confirms the identity by password where a form requires it; the page then returns to the form. */
export async function confirmByPassword(page: Page, { to, password }: { to: string; password: string }): Promise<void> {
  const back = new URL(page.url()).pathname
  await page.getByRole('link', { name: `Confirm it is you to ${to}` }).click()
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.waitForURL(atPath(back))
}

/** The access token in the cookie, or ''. */
export async function tokenOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => /^(__Host-)?diya-at$/.test(name))?.value ?? ''
}

/** The mails to this address in the development mailbox, the newest first. */
export async function mailsTo(page: Page, email: string): Promise<string[]> {
  // The server closes idle connections, sometimes just when one is used again.
  const html = await (await page.request.get('/dev/mailbox', { maxRetries: 2 })).text()
  // After the last one comes the page's data, with all mails.
  const mails = html.split('<details').flatMap((part, at) => (at > 0 ? (part.split('</details>')[0] ?? '') : []))
  return mails
    .filter((mail) => mail.includes(email))
    .map((mail) => mail.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"))
}

/** Waits for a mail beyond the first `known` ones. */
export async function readMail(page: Page, email: string, known = 0): Promise<string> {
  await expect.poll(async () => (await mailsTo(page, email)).length, { timeout: MAIL_MS_MAX }).toBeGreaterThan(known)
  return (await mailsTo(page, email))[0] ?? ''
}

/** The path of the short link in the newest text to this number beyond the first `known` ones. */
export async function readShortLink(page: Page, phone: string, known: number): Promise<string> {
  const text = await readMail(page, phone, known)
  const path = /\/s\/[\w-]+/.exec(text)?.[0] ?? ''
  expect(path, text.slice(0, 400)).not.toBe('')
  return path
}

/** Enters the last digits of the number, for which the open short link asks. */
export async function enterLastDigits(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Last 4 digits').fill(phone.slice(-4))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** The six digits of a mail. */
export function codeIn(mail: string): string {
  return /\b(\d{6})\b/.exec(mail.replace(/href="[^"]*"|https?:\S+/g, ''))?.[1] ?? ''
}

/** Opens the link of a mail and presses the button there, which prevents mail scanners from using it up. */
export async function openLink(page: Page, mail: string): Promise<void> {
  await page.goto(linkIn(mail))
  await page.locator('main').getByRole('button').click()
}

/** The URL of the link of a mail. */
export function linkIn(mail: string): string {
  return /href="([^"]*\/auth\/confirm\?token_hash=[^"]*)"/.exec(mail)?.[1] ?? '/no-link-in-this-mail'
}

/** The current code of the authenticator app. */
export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

/** The code of the next half minute: the service accepts one step ahead, and each code once. */
export async function unusedCode(secret: string): Promise<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + 30_000 })
}

/** Whether the page is at this path. A pattern such as `**\/account` would match `/auth?next=/account` as well. */
export const atPath =
  (path: string) =>
  (url: URL): boolean =>
    url.pathname === path

/** Follows a link of the footer, whose long list is folded on a phone. */
export async function followFooter(page: Page, href: string): Promise<void> {
  const link = page.locator(`footer a[href="${href}"]`).first()
  if (!(await link.isVisible())) await page.locator('footer summary').first().click()
  await link.click()
}
