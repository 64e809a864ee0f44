import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markAsReturning, openBrowser, waitUntilAwake } from '#test/browser.ts'
import { atPath } from './member.ts'
import { axeFindings } from './accessibility.ts'
import { type Site, startSite } from './site.ts'

const PHONE = {
  viewport: { width: 360, height: 800 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce' as const,
}

let site: Site
let browser: Browser

beforeAll(async () => {
  site = await startSite()
  browser = await openBrowser()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe('Asha writes to Torch, with the keyboard', () => {
  let context: BrowserContext
  let page: Page
  const asked: string[] = []

  beforeAll(async () => {
    context = await markAsReturning(await browser.newContext({ ...PHONE, baseURL: site.url }))
    page = await context.newPage()
  })

  afterAll(() => context.close())

  test('the button opens the chat on the same page, with the focus in it', async () => {
    await page.goto('/fearless-girls', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Ask Torch', exact: true }).click()
    const chat = page.getByRole('dialog', { name: 'Torch' })
    await chat.waitFor()
    expect(new URL(page.url()).pathname).toBe('/fearless-girls')
    await expect.poll(() => chat.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    expect(await axeFindings(page)).toEqual([])
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => {
      // The chat's drawings may be loaded again, from the browser's cache.
      if (request.method() !== 'GET' || !request.url().endsWith('.svg')) asked.push(request.url())
    })
  })

  test('a blank message is not sent; Shift and Enter break the line; Enter sends', async () => {
    const field = page.getByLabel('Write to Torch')
    await field.press('Enter')
    await page.getByText('Please write something first.').waitFor()
    await field.fill('I want to sell')
    await field.press('Shift+Enter')
    await field.pressSequentially('my pickles')
    expect(await field.inputValue()).toBe('I want to sell\nmy pickles')
    await field.press('Enter')
    await page.waitForFunction(
      () =>
        document.querySelector<HTMLTextAreaElement>('.torch-dialog textarea')?.disabled &&
        document.querySelector('.torch-dialog')?.textContent?.includes('Torch is thinking'),
    )
    await page.getByRole('link', { name: /Meet the sellers/ }).waitFor()
    await expect.poll(() => page.locator('.torch-dialog .torch-suggestion').count()).toBe(3)
    await expect.poll(() => field.isDisabled()).toBe(false)
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field.inputValue()).toBe('')
  })

  test('in danger the helplines come at once, before all links, in her language', async () => {
    const field = page.getByLabel('Write to Torch')
    await field.fill('mera pati mujhe marta hai')
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLElement>('.torch-dialog')
      const note = () => dialog?.textContent?.includes('Torch is thinking') && (dialog.dataset['thought'] = 'yes')
      if (dialog) new MutationObserver(note).observe(dialog, { childList: true, subtree: true, characterData: true })
    })
    await field.press('Enter')
    const answer = page.locator('.in-danger')
    await answer.waitFor()
    expect(await page.locator('.torch-dialog').getAttribute('data-thought')).toBeNull()
    expect(await answer.getAttribute('lang')).toBe('hi')
    const links = await answer.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['tel:112', 'tel:181', 'tel:15100', '/support', '/sahaara', '/exit'])
    expect(await answer.locator('a').first().isVisible()).toBe(true)
    expect(await axeFindings(page)).toEqual([])
  })

  test('no message left the phone, and nothing is stored', async () => {
    expect(asked).toEqual([])
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
      /pickles|marta/,
    )
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const torch = page.getByRole('link', { name: 'Ask Torch', exact: true })
    await expect.poll(() => torch.evaluate((link) => link === document.activeElement)).toBe(true)
    await torch.press('Enter')
    await page.getByText('Or choose one of these').waitFor()
    expect(await page.getByText('pickles').count()).toBe(0)
  })

  test('a link leads out of the chat', async () => {
    await page.getByRole('button', { name: 'I need to talk' }).click()
    await page.locator('.torch-suggestion[href="/sahaara"]').click()
    await page.waitForURL(atPath('/sahaara'))
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

test('the tooltip of Torch covers no button of a form and not the navigation', async () => {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('diya-torch', JSON.stringify({ v: 1, mood: 'hopeful' })))
  await page.goto('/fearless-girls')
  const tip = page.locator('.companion')
  await tip.waitFor()
  const styles = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').replace('#', '')))
  // A second link to the shell's styles would override those of the page.
  expect(styles.filter((href, at) => styles.indexOf(href) !== at)).toEqual([])
  const button = page.locator('main form button').last()
  await button.scrollIntoViewIfNeeded()
  await expect.poll(() => covers(page)).toEqual([])
  await page.evaluate(() => scrollTo(0, 0))
  await tip.click()
  await page
    .getByRole('link', { name: 'Start earning' })
    .or(page.getByRole('link', { name: 'Share your story' }))
    .waitFor()
  expect(await covers(page)).toEqual([])
  await context.close()
})

describe('Savita, a visitor', () => {
  let context: BrowserContext
  let page: Page
  const tip = () => page.getByRole('complementary', { name: 'Torch suggests' })

  beforeAll(async () => {
    context = await browser.newContext({ ...PHONE, reducedMotion: 'no-preference', baseURL: site.url })
    page = await context.newPage()
  })

  afterAll(() => context.close())

  test('chooses how she feels; a reload goes on there, in this tab alone', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: "Let's Begin Together" }).click()
    await page.getByRole('heading', { name: 'How are you feeling today?' }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: 'Curious' }).click()
    const yes = page.getByRole('link', { name: "Yes, let's go there" })
    await yes.waitFor()
    await page.reload()
    await yes.waitFor()
    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('link', { name: "Let's Begin Together" }).waitFor()
    await other.close()
    // Only the page's code remembers the mood.
    await waitUntilAwake(page)
    await yes.click()
    await page.waitForURL(atPath('/ssr'))
  })

  test('sees one example tip on the landing page', async () => {
    // Not earlier: with it the browser has no list of navigations, by which a page knows that it was loaded again.
    await page.clock.install()
    await page.goto('/')
    const open = page.getByRole('button', { name: 'Open the tip from Torch' })
    // It hides while it would cover a control.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 90)
        // It is measured again when the page has scrolled.
        await page.waitForTimeout(150)
        return open.isVisible()
      })
      .toBe(true)
    await open.click()
    await tip().getByText('Example journey').waitFor()
    expect(await tip().textContent()).toContain('You finished three courses')
    await page.clock.fastForward(9_000)
    expect(await tip().textContent()).toContain('You finished three courses')
    expect(
      await tip()
        .getByRole('img', { name: /^Tip \d of/ })
        .count(),
    ).toBe(0)
  })

  test('sees the tips of her context on other pages, the next one after 8 seconds', async () => {
    await page.goto('/fearless-girls')
    await page.getByRole('button', { name: 'Open the tip from Torch' }).click()
    await tip().getByRole('img', { name: 'Tip 1 of 2' }).waitFor()
    expect(await tip().textContent()).not.toMatch(/Example journey|Three courses/)
    await page.clock.fastForward(7_000)
    await tip().getByRole('img', { name: 'Tip 1 of 2' }).waitFor()
    await page.clock.fastForward(1_500)
    await tip().getByRole('img', { name: 'Tip 2 of 2' }).waitFor()
  })

  test('closes the tip, and it stays closed in this tab', async () => {
    await tip().getByRole('button', { name: 'Dismiss tip' }).click()
    for (const path of ['/fearless-girls', '/', '/solve']) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await page.locator('.companion').count(), path).toBe(0)
    }
  })
})

test('Meena, without JavaScript, gets an answer from the page', async () => {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/fearless-girls')
  await page.getByRole('link', { name: 'Ask Torch', exact: true }).click()
  await page.waitForURL(atPath('/torch'))
  await page.getByLabel('Write to Torch').fill('I want to end it all')
  await page.getByRole('button', { name: 'Send' }).click()
  expect(await page.locator('.in-danger a').first().getAttribute('href')).toBe('tel:14416')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('Please write something first.').waitFor()
  await context.close()
})

/** What a visible tooltip covers: buttons of forms, and the navigation. */
function covers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tip = document.querySelector('.companion')
    if (!tip || getComputedStyle(tip).visibility === 'hidden') return []
    const own = tip.getBoundingClientRect()
    return [...document.querySelectorAll('main form button, .bottom-nav a')]
      .filter((element) => {
        const other = element.getBoundingClientRect()
        return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom
      })
      .map((element) => element.textContent ?? '')
  })
}
