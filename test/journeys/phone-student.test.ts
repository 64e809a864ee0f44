import { eq } from 'drizzle-orm'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { users } from '#auth/tables/users.server.ts'
import { openAwake, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { changeRows, type OwnSettings, ownSettings } from './change-rows.ts'
import { atPath, codeIn, enterLastDigits, mailsTo, readMail, readShortLink } from './member.ts'
import { type Site, startSite } from './site.ts'

// A student under 18 and her mother, each with a phone number and no e-mail: the mother consents and withdraws by the
// links of text messages. At 360 px.
const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const MEERA = '+919876543401'
const MOTHER = '+919876543402'
const TITLE = 'We read to the children of the brick kiln'
const TOLD = 'Every Sunday we sit under the neem tree and read aloud.'
/** Whatever tells who the student is, or what she is asked for. */
const PRIVATE = /Meera|Lady Doak|kiln|consent|guardian/i

let env: OwnSettings
let site: Site
let browser: Browser
let meera: BrowserContext
let page: Page
/** The phone of her mother, who has no account. */
let mother: Page
let asked = ''
let allowed = ''
const troubles: string[] = []

beforeAll(async () => {
  env = await ownSettings({ AUTH_SMS_INTERVAL_S: '1' })
  site = await startSite(env)
  browser = await openBrowser()
  meera = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await openPage(meera)
  mother = await openPage(await browser.newContext({ ...PHONE, baseURL: site.url }))
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function openPage(context: BrowserContext): Promise<Page> {
  const opened = await context.newPage()
  opened.on('pageerror', (error) => troubles.push(String(error)))
  return opened
}

const button = (on: Page, name: string) => on.getByRole('button', { name, exact: true })
const wordsOf = (on: Page) => on.getByRole('main').innerText()
const widthOf = (on: Page) => on.evaluate(() => document.documentElement.scrollWidth)

/** Whether a visitor finds the story in the feed. */
async function isPublic(): Promise<boolean> {
  const html = await (await mother.request.get('/stories')).text()
  return html.includes(TITLE)
}

describe('Meera, who is 16 and has a phone number', () => {
  test('finds the way for her number on the sign-in of the student programme, and joins', async () => {
    await openAwake(page, '/ssr/auth?tab=sign-up')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Use a mobile number instead' }).click()
    await page.waitForURL(atPath('/auth'))
    await page.getByLabel('Your name', { exact: true }).fill('Meera')
    await page.getByLabel('Mobile number or e-mail').fill('98765 43401')
    await button(page, 'Join Us').click()
    await page.getByLabel('Code').fill(codeIn(await readMail(page, MEERA)))
    await button(page, 'Continue').click()
    await page.waitForURL(atPath('/ssr/auth'))
  })

  test('names her mother by number; her own number is refused at its field, and nothing is lost', async () => {
    await page.getByRole('heading', { name: 'Complete Your Student Profile' }).waitFor()
    await waitUntilAwake(page)
    expect(await page.getByLabel('Display name').inputValue()).toBe('Meera')
    await page.getByLabel('College name').fill('Lady Doak College, Madurai')
    await page.getByLabel('Year of study').selectOption('1')
    await page.getByLabel('Under 18').check()
    const guardian = page.getByLabel('Mobile number or e-mail of a parent or guardian')
    await guardian.fill('98765 43401')
    await button(page, 'Create Profile').click()
    await page
      .getByText('This is your own. Please enter the mobile number or e-mail of a parent or guardian.')
      .waitFor()
    expect(await page.getByLabel('College name').inputValue()).toBe('Lady Doak College, Madurai')
    await guardian.fill('98765 43402')
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Create Profile').click()
    await page.waitForURL('**/ssr/dashboard*')
    await page.getByText('Profile created!').waitFor()
  })

  test('writes her story, which nobody else can read before the consent', async () => {
    await openAwake(page, '/stories/new')
    await page.getByLabel('Title').fill(TITLE)
    await page.getByLabel('Your story', { exact: true }).fill(TOLD)
    await page.getByLabel('Cause').selectOption('education')
    await page.getByText('Yes, show my story to everybody').click()
    await button(page, 'Share story').click()
    await page.waitForURL(/\/stories\/[\da-f-]{36}/)
    expect(await isPublic()).toBe(false)
    const story = await mother.request.get(new URL(page.url()).pathname)
    expect(story.status()).toBe(404)
  })

  test('may write to her mother when her account is a day old', async () => {
    await page.goto('/ssr/dashboard')
    await page.getByText(/Your account is new\. You can send the message to them from/).waitFor()
    expect(await mailsTo(page, MOTHER)).toEqual([])
    site = await changeRows(site, env, async ({ db }) => {
      const since = new Date(Date.now() - 2 * DAY_MS)
      const changed = await db
        .update(users)
        .set({ createdAt: since })
        .where(eq(users.phone, MEERA.slice(1)))
        .returning()
      expect(changed).toHaveLength(1)
    })
    await openAwake(page, '/ssr/dashboard')
    await page.getByLabel('Mobile number or e-mail of a parent or guardian').fill('98765 43402')
    await button(page, 'Send the message').click()
    await page.getByText('The message is on its way.').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('her mother', () => {
  test('gets one text, which tells nothing private', async () => {
    asked = await readShortLink(mother, MOTHER, 0)
    const [text, ...more] = await mailsTo(mother, MOTHER)
    expect(more).toEqual([])
    expect(text).toContain('needs your answer')
    expect(text).not.toMatch(/Meera|Lady Doak|kiln|guardian-consent/i)
  })

  test('sees nothing before she enters the last digits of her number; wrong ones open nothing', async () => {
    await openAwake(mother, asked)
    expect(await mother.title()).not.toMatch(PRIVATE)
    expect(await mother.content()).not.toMatch(PRIVATE)
    expect(await axeFindings(mother)).toEqual([])
    await mother.getByLabel('Last 4 digits').fill(MEERA.slice(-4))
    await button(mother, 'Continue').click()
    await mother.getByText('These are not the last 4 digits of that number.').waitFor()
    expect(await mother.content()).not.toMatch(PRIVATE)
  })

  test('consents, once she says that she is the parent: the story is public at once', async () => {
    await enterLastDigits(mother, MOTHER)
    await mother.waitForURL('**/guardian-consent/*')
    await mother.getByRole('heading', { name: 'Do you give your consent?' }).waitFor()
    await waitUntilAwake(mother)
    expect(await wordsOf(mother)).toContain('Lady Doak College')
    expect(await axeFindings(mother)).toEqual([])
    expect(await widthOf(mother)).toBe(PHONE.viewport.width)
    await button(mother, 'Yes, I give my consent').click()
    await mother.getByText('Please confirm that you are the student’s parent or guardian and over 18.').waitFor()
    await mother.getByLabel('I am the parent or guardian, and over 18.').check()
    await button(mother, 'Yes, I give my consent').click()
    await mother.getByRole('heading', { name: 'You gave your consent' }).waitFor()
    await expect.poll(isPublic).toBe(true)
    await mother.goto('/stories')
    await mother.getByRole('link', { name: TITLE, exact: true }).waitFor()
  })

  test('gets a second text with the link to withdraw, which tells nothing private either', async () => {
    allowed = await readShortLink(mother, MOTHER, 1)
    expect(allowed).not.toBe(asked)
    for (const text of await mailsTo(mother, MOTHER)) expect(text).not.toMatch(/Meera|Lady Doak|kiln/i)
    const stranger = await openPage(await browser.newContext({ ...PHONE, baseURL: site.url }))
    await stranger.goto(allowed)
    expect(await stranger.content()).not.toMatch(PRIVATE)
    await stranger.context().close()
  })

  test('withdraws by it later: the story is hidden at once, and both links say so', async () => {
    await openAwake(mother, allowed)
    await enterLastDigits(mother, MOTHER)
    await mother.getByRole('heading', { name: 'You gave your consent' }).waitFor()
    await mother.getByText('Withdraw my consent').click()
    await button(mother, 'Withdraw now').click()
    await mother.getByRole('heading', { name: 'You withdrew your consent' }).waitFor()
    expect(await axeFindings(mother)).toEqual([])
    await expect.poll(isPublic).toBe(false)
    await openAwake(mother, asked)
    await enterLastDigits(mother, MOTHER)
    await mother.getByRole('heading', { name: 'You withdrew your consent' }).waitFor()
  })

  test('and Meera reads it on her dashboard', async () => {
    await page.goto('/ssr/dashboard')
    await page.getByText('They withdrew their consent. We hide your stories. Nothing was deleted.').waitFor()
  })
})

test('no page failed', () => {
  expect(troubles).toEqual([])
})
