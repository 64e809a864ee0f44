import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { copy as supportCopy } from '#app/features/fundraising/giving/support-copy.ts'
import { copy as legalCopy } from '#app/features/legal-companion/copy.ts'
import { Reader } from './reader.ts'
import { setStage } from './stage.ts'

// What a screen reader says on the Hindi pages: names, headings in order, landmarks, and what is announced by itself.
let page: Page
setStage((visit) => ({ page } = visit))

const hindi = () => new Reader(page, 'hi')

/** What a screen reader says of a part of the page, one line each. */
const aloud = (selector: string) => page.locator(selector).first().ariaSnapshot()

/** The levels of the headings in the order of the page: none is skipped, and the first is the only one of its level. */
async function expectOrderedHeadings(): Promise<void> {
  const levels = await page
    .locator('main :is(h1, h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({ tagName }) => Number(tagName[1])))
  expect(levels[0], page.url()).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [at, level] of levels.entries()) expect(level, page.url()).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1)
}

/** English words in what is said of a part, beyond brands and the marked passages. */
async function expectHindiNames(selector: string): Promise<void> {
  const said = (await aloud(selector)).split('\n').filter((line) => !/^\s*- \/(?:url|placeholder)/.test(line))
  const names = said.flatMap((line) => /"([^"]*)"/.exec(line)?.[1] ?? [])
  const brands = /^(?:Diya|English|Torch|Tele-MANAS|[\d\s,₹.:+-]|\p{Script=Devanagari}|\P{L})*$/u
  expect(names.filter((name) => !/\p{Script=Devanagari}/u.test(name) && !brands.test(name))).toEqual([])
}

async function expectFrame(): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('hi')
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    expect(await page.getByRole(role).count(), role).toBe(1)
  for (const part of ['header', 'footer', '.bottom-nav']) await expectHindiNames(part)
  await expectOrderedHeadings()
}

test.each(['/', '/campaign', '/campaign/rukmini-grocery', '/campaign/rukmini-grocery/support', '/support', '/torch'])(
  '%s: landmarks, names and headings in Hindi, in their order',
  async (path) => {
    await hindi().open(path)
    await expectFrame()
  },
)

test('a cart with a product has its headings in order too, and says the quantity of what', async () => {
  const asha = hindi()
  await asha.open('/product/handloom-dupatta-madder')
  await page.locator('main form button[type=submit], main .buy-box button').filter({ visible: true }).first().click()
  await page.locator('.app-bar').getByRole('link', { name: 'कार्ट, 1 सामान' }).click()
  await asha.arrive('/cart')
  await expectOrderedHeadings()
  expect(await aloud('main')).toMatch(/textbox "हथकरघे का दुपट्टा, मंजीठ की धारी की मात्रा"/)
})

test('a foreign title is marked, so that it is read in its own language', async () => {
  await hindi().open('/school/elements-of-ai')
  expect(await page.locator('h1').evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'))).toBe('en')
  await hindi().open('/school')
  await page.locator('main article [lang=en]').first().waitFor()
})

test('a mistake in a gift is announced at its field, in Hindi, and the field has the focus', async () => {
  const asha = hindi()
  await asha.open('/campaign/rukmini-grocery/support')
  await asha.type({ amount: '९' })
  await asha.press(() => supportCopy.toReview)
  const amount = page.locator('main [name=amount]')
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => amount.evaluate((field) => field === document.activeElement)).toBe(true)
  const described = await amount.evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
  )
  expect(described.join(' ')).toMatch(/\p{Script=Devanagari}/u)
  expect(described.join(' ')).not.toMatch(/[A-Za-z]{3,}/)
})

test('a private request says its mistake, and after sending the confirmation has the focus', async () => {
  const meera = hindi()
  await meera.open('/legal-companion')
  await page.locator('main select[name=matter]').selectOption('work')
  await page.locator('main input[name=when][value=later]').check()
  await meera.press(() => legalCopy.intake.send)
  const question = page.locator('main [name=question]')
  await expect.poll(() => question.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => question.evaluate((field) => field === document.activeElement)).toBe(true)
  await meera.type({ question: 'मज़दूरी नहीं मिली।', name: 'मीरा', contact: 'meera@example.org', safe: 'दोपहर' })
  await meera.press(() => legalCopy.intake.send)
  const heading = page.getByRole('heading', { name: meera.say(() => legalCopy.intake.sent.title) })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true)
})

test('Torch answers a danger in Hindi within a log, with numbers to call, and the exit has its name', async () => {
  await hindi().open('/torch')
  await page
    .locator('main form textarea, main form input[type=text], main form input:not([type])')
    .first()
    .fill('पति मारता है')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  expect(await log.getAttribute('aria-live')).toBe('polite')
  await log
    .getByText(/112|181/)
    .first()
    .waitFor()
  expect(await page.locator('.app-bar').ariaSnapshot()).toContain('तुरंत बाहर')
  await expectHindiNames('main')
})

test('Sahaara too: headings in order, names in Hindi, and the exit leaves the site', async () => {
  await hindi().open('/sahaara')
  await expectFrame()
  await page.locator('.app-bar .exit').click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/hi/sahaara'))
})
