import sharp from 'sharp'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copy as uploadCopy } from '#app/features/media/upload/copy.ts'
import { copy as testimonyCopy } from '#app/features/testimonies/request-forms-copy.ts'
import { openBrowser } from '#test/browser.ts'
import { atPath } from './member.ts'
import { axeFindings } from './accessibility.ts'
import { type Site, startSite } from './site.ts'

const PHONE = { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' as const }
const PASSWORD = 'a lamp in the window'
const TITLE = 'We cleaned the well behind the school'
const TOLD = 'Nobody drew from it any more.\n\nWe asked why, and then we brought rope.'

let site: Site
let browser: Browser
let asha: BrowserContext
let bela: BrowserContext
let page: Page
let other: Page
let path = ''
const troubles: string[] = []
/** Errors that this test causes itself; the browser may look for a new service worker at that time. */
const OWN_DOING = /status of 4|ERR_FAILED|ERR_INTERNET|error occurred when fetching the script/

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
  asha = await browser.newContext({ ...PHONE, baseURL: site.url })
  bela = await browser.newContext({ ...PHONE, baseURL: site.url })
  page = await openPage(asha)
  other = await openPage(bela)
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe('a visitor', () => {
  test('reads the feed, whose examples cannot be liked, and has to sign in to share', async () => {
    await page.goto('/stories')
    await page.getByRole('link', { name: 'Kindness', exact: true }).click()
    await page.waitForURL('**/stories?theme=kindness')
    await page.locator('[aria-current=true]', { hasText: 'Kindness' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width)
    await page.getByRole('heading', { name: 'Examples' }).waitFor()
    expect(await page.getByRole('link', { name: /like “/ }).count(), 'an example cannot be liked').toBe(0)
    await page.goto('/stories')
    await page.getByRole('link', { name: 'Sign in to share your story' }).first().click()
    await page.waitForURL('**/auth?next=*stories*new*')
  })
})

describe('Asha, a student', () => {
  test('signs up, and completes her profile', async () => {
    await join(page, { name: 'Asha', email: 'asha-tells@example.com' })
  })

  test('writes her story; a picture whose upload breaks is sent again, and no text is lost', async () => {
    await page.goto('/stories')
    await page.getByRole('link', { name: 'Share Your Story' }).first().click()
    await page.waitForURL(atPath('/stories/new'))
    await page.getByLabel('Title').fill(TITLE)
    await page.getByLabel('Your story', { exact: true }).fill(TOLD)
    await page.getByLabel('Cause').selectOption('community')
    await page.getByLabel('Name, result 1').fill('Metres of rope')
    await page.getByLabel('Value, result 1').fill('1,200')
    await page.route('**/api/v1/media', (route) => route.abort(), { times: 1 })
    await page.locator('input[type=file]').setInputFiles([await photo('well.jpg', '#446b23')])
    await page.getByText('The connection was lost. Your text is kept. Please try again.', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Try again: well.jpg' }).click()
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByLabel('What does the picture show?').fill('The well, before')
    await page.locator('input[type=file]').setInputFiles([await photo('rope.jpg', '#254477')])
    await expect.poll(() => page.getByText('Ready', { exact: true }).count()).toBe(2)
    await page.getByLabel('What does the picture show?').nth(1).fill('The rope')
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('The rope')
    await page.reload()
    await page.getByText(uploadCopy.lost.both).waitFor()
    await page
      .locator('input[type=file]')
      .setInputFiles([await photo('well.jpg', '#446b23'), await photo('rope.jpg', '#254477')])
    await expect.poll(() => page.getByText('Ready', { exact: true }).count()).toBe(2)
    expect(
      await page
        .getByLabel('What does the picture show?')
        .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ).toEqual(['The well, before', 'The rope'])
    expect(await axeFindings(page)).toEqual([])
  })

  test('forgets the consent and is reminded; a broken connection loses nothing; then the story is shared', async () => {
    await page.getByRole('button', { name: 'Share story' }).click()
    await page.getByText('Please agree that we may publish your story.').waitFor()
    await page.getByText('Yes, show my story to everybody').click()
    await asha.setOffline(true)
    await page.getByRole('button', { name: 'Share story' }).click()
    await page.getByText('Error creating story').first().waitFor()
    await asha.setOffline(false)
    expect(await page.getByLabel('Title').inputValue()).toBe(TITLE)
    expect(await page.getByLabel('What does the picture show?').first().inputValue()).toBe('The well, before')
    await page.getByRole('button', { name: 'Share story' }).click()
    await page.waitForURL(atPath('/stories'))
    await page.getByText('Story shared!').waitFor()
    await page.getByText('Your good deed has been added to the community feed.').waitFor()
    await page.getByText('Metres of rope: 1,200').waitFor()
    await page.getByRole('link', { name: TITLE, exact: true }).click()
    await page.waitForURL(/\/stories\/[\da-f-]{36}$/)
    path = new URL(page.url()).pathname
  })

  test('views her pictures one by one with the keyboard, and returns to where she was', async () => {
    await page.getByRole('link', { name: 'The well, before. Enlarge' }).focus()
    await page.keyboard.press('Enter')
    const viewer = page.getByRole('dialog', { name: 'Pictures and videos of this story' })
    await viewer.getByText('1 of 2').waitFor()
    await viewer.getByAltText('The well, before').waitFor()
    await expect
      .poll(() => viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300)
    await page.keyboard.press('ArrowRight')
    await viewer.getByText('2 of 2').waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => viewer.count()).toBe(0)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('The well, before. Enlarge')
    await page.keyboard.press('Enter')
    await viewer.getByText('1 of 2').waitFor()
    await page.goBack()
    await expect.poll(() => viewer.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe(path)
    await page.goForward()
    await viewer.getByText('1 of 2').waitFor()
    await page.goBack()
    await expect.poll(() => viewer.count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
  })

  test('shares it from a panel that closes again', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    await page.getByRole('link', { name: 'Share on WhatsApp' }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('link', { name: 'Share on WhatsApp' }).isVisible()).toBe(false)
  })

  test.each(['/share-your-story', '/manifesto?ask=testimony'])(
    'cannot send %s while its picture uploads',
    async (form) => {
      await page.goto(form)
      let arrive = () => {}
      const arrived = new Promise<void>((resolve) => (arrive = resolve))
      await page.route('**/api/v1/media', (route) => arrived.then(() => route.continue()), { times: 1 })
      await page.locator('input[type=file]').setInputFiles([await photo('well.jpg', '#446b23')])
      const busy = page.getByRole('button', { name: testimonyCopy.pictureBusy })
      expect(await busy.isDisabled()).toBe(true)
      arrive()
      await page.getByText('Ready', { exact: true }).waitFor()
      expect(await page.locator('.request-form').getByRole('button', { name: 'Share Your Story' }).isEnabled()).toBe(
        true,
      )
    },
  )
})

describe('Bela, another student', () => {
  test('likes it; a like that fails is reverted', async () => {
    await other.goto('/stories')
    await other.getByRole('link', { name: `Sign in to like “${TITLE}”` }).click()
    await other.waitForURL('**/auth?next=*stories*')
    await join(other, { name: 'Bela', email: 'bela-likes@example.com' })
    await other.goto('/stories')
    const total = other.locator('.feed-counts dd').nth(1)
    const before = Number(await total.innerText())
    let fail = () => {}
    const failing = new Promise<void>((resolve) => (fail = resolve))
    await other.route('**/api/v1/stories/*/like', (route) => failing.then(() => route.abort()), { times: 1 })
    const heart = other.getByRole('button', { name: `Like “${TITLE}”` })
    await heart.click()
    await expect.poll(() => total.innerText()).toBe(String(before + 1))
    fail()
    await other.getByText('Error updating like').waitFor()
    await expect.poll(() => total.innerText()).toBe(String(before))
    await other.goto(path)
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    await other.getByRole('button', { name: `Like “${TITLE}”, 1 like` }).waitFor()
    await other.reload()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  })

  test('and Asha sees her points, and with four more stories the next rank', async () => {
    await page.goto('/ssr/dashboard')
    const figure = (label: string) =>
      page.locator('dl div', { has: page.getByText(label, { exact: true }) }).locator('dd')
    await expect.poll(() => figure('Impact Points').first().textContent()).toBe('12')
    expect(await figure('Rank').first().textContent()).toBe('1')
    for (const title of ['Second', 'Third', 'Fourth', 'Fifth']) {
      const form = {
        formKey: crypto.randomUUID(),
        title,
        description: TOLD,
        causeCategory: 'other',
        consent: 'yes',
      }
      const sent = await page.request.post('/stories/new', { form, headers: { Origin: site.url }, maxRedirects: 0 })
      expect(sent.status()).toBe(303)
    }
    await page.reload()
    await expect.poll(() => figure('Impact Points').first().textContent()).toBe('52')
    expect(await figure('Rank').first().textContent()).toBe('2')
  })
})

test('nobody saw an error, a blocked script or another host', () => {
  expect(troubles).toEqual([])
})

/** Signs up on the screen of the student programme and completes the profile. */
async function join(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.goto('/ssr/auth?tab=sign-up')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.getByRole('heading', { name: 'Complete Your Student Profile' }).waitFor()
  await page.getByLabel('Display name').fill(name)
  await page.getByLabel('College name').fill('Lady Doak College, Madurai')
  await page.getByLabel('Year of study').selectOption('2')
  await page.getByLabel('18 or older').check()
  await page.getByRole('button', { name: 'Create Profile' }).click()
  await page.waitForURL('**/ssr/dashboard*')
  await page.getByText('Profile created!').waitFor()
}

async function photo(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (line) => line.type() === 'error' && !OWN_DOING.test(line.text()) && troubles.push(line.text()))
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(site.url)) troubles.push(request.url())
  })
  return page
}
