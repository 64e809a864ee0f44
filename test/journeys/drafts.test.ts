import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { copy } from '#app/ui/form/copy.ts'
import { openAwake } from '#test/browser.ts'
import { sampleOf } from '#test/full.ts'
import { axeFindings } from './accessibility.ts'
import { atPath, join, signIn } from './member.ts'
import { pressExit } from './press-exit.ts'
import { setStage } from './stage.ts'
import {
  formOf,
  hasConsent,
  leftBehind,
  reopen,
  storedDrafts,
  typeEverything,
  typeMessage,
  valuesOf,
} from './typed-form.ts'

// What people type into long forms comes back after a reload in the same tab, and nothing of it stays after sending,
// sign-out and Exit.

const ASHA = { name: 'Asha', email: 'asha-drafts@example.com', password: 'a lamp in the window' }
const BELA = { name: 'Bela', email: 'bela-drafts@example.com', password: 'a lamp in the window' }
const GIFT = '/campaign/rukmini-grocery/support'
const { kept: KEPT, clear: CLEAR, keep: KEEP } = copy.draft

let context: BrowserContext
let page: Page
setStage((visit) => {
  ;({ context, page } = visit)
})

const PUBLIC: readonly { path: string; form: string }[] = [
  { path: '/contact', form: 'contact' },
  { path: GIFT, form: 'gift' },
  { path: '/partnership-hub/demo', form: 'demo' },
  { path: '/partnership-conversation', form: 'partnership' },
  { path: '/fearless-girls', form: 'join' },
  { path: '/fearless-girls', form: 'squad' },
  { path: '/campus', form: 'campus' },
  { path: '/start?ask=start-idea', form: 'start-idea' },
  { path: '/mutually?ask=mutually-leader', form: 'mutually-leader' },
  { path: '/sellers?ask=seller-application', form: 'seller-application' },
  { path: '/seeds?ask=startup-submission', form: 'startup-submission' },
  { path: '/heartbeat?ask=heartbeat-plan', form: 'heartbeat-plan' },
]

test.each(sampleOf(PUBLIC, 4))(
  'a visitor’s form $form at $path comes back with everything but its consent',
  async ({ path, form }) => {
    await openAwake(page, path)
    await expectToComeBack(path, form)
  },
)

async function expectToComeBack(path: string, form: string): Promise<void> {
  const typed = await typeEverything(page, form)
  expect(Object.keys(typed).length).toBeGreaterThan(0)
  await expect.poll(() => storedDrafts(page)).toContain('fields')
  await reopen(page, path)
  await formOf(page, form).getByText(KEPT).waitFor()
  expect(await valuesOf(page, form)).toEqual(typed)
  expect(await hasConsent(page, form)).toBe(false)
}

describe('Asha', () => {
  const MEMBER: readonly { path: string; form: string }[] = [
    { path: '/account/shop', form: 'application' },
    { path: '/ssr/auth', form: 'profile' },
  ]
  const STUDENT: readonly { path: string; form: string }[] = [
    { path: '/stories/new', form: 'story' },
    { path: '/ssr/needs/new', form: 'need' },
    { path: '/account/student', form: 'profile' },
  ]

  test('applies, tells and asks; each form comes back', async () => {
    await join(page, ASHA)
    for (const { path, form } of MEMBER) {
      await openAwake(page, path)
      await expectToComeBack(path, form)
    }
    await page.getByRole('button', { name: CLEAR, exact: true }).click()
    await page.getByLabel('Display name').fill('Asha')
    await page.getByLabel('College name').fill('Lady Doak College, Madurai')
    await page.getByLabel('Year of study').selectOption('2')
    await page.getByLabel('18 or older').check()
    await page.getByRole('button', { name: 'Create Profile' }).click()
    await page.waitForURL(atPath('/ssr/dashboard'))
    expect(await storedDrafts(page)).not.toContain('collegeName')
    for (const { path, form } of STUDENT) {
      await openAwake(page, path)
      await expectToComeBack(path, form)
    }
  })

  test('signs out in another tab: her text leaves this one, also for Bela who signs in after her', async () => {
    await openAwake(page, '/auth')
    await signIn(page, ASHA)
    await page.waitForURL(atPath('/'))
    await openAwake(page, '/stories/new')
    await page.getByLabel('Title').fill('A secret title')
    await expect.poll(() => storedDrafts(page)).toContain('A secret title')
    const other = await context.newPage()
    await openAwake(other, '/contact')
    await other.getByLabel('Your message').fill('Typed in the other tab')
    await openAwake(page, '/contact')
    await page.getByLabel('Your message').fill('Typed in the first tab')
    await expect.poll(() => storedDrafts(other)).toContain('other tab')
    await other.getByRole('button', { name: 'Menu' }).click()
    await other.locator('.menu').getByRole('button', { name: 'Sign Out' }).click()
    await expect.poll(() => storedDrafts(other)).toBe('')
    await expect.poll(() => storedDrafts(page)).toBe('')
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('')
    expect(await leftBehind(page)).not.toMatch(/secret title|first tab|other tab/)
    await join(page, BELA)
    await openAwake(page, '/contact')
    expect(await page.getByLabel('Your message').inputValue()).toBe('')
  })

  test('loses her session without a sign-out: her draft is not shown to the next person and deleted', async () => {
    await openAwake(page, '/auth')
    await signIn(page, ASHA)
    await page.waitForURL(atPath('/'))
    await openAwake(page, '/contact')
    await page.getByLabel('Your message').fill('Only for Asha')
    await expect.poll(() => storedDrafts(page)).toContain('Only for Asha')
    await page.goto('about:blank')
    await page.goto('/about')
    await page.evaluate(() => localStorage.removeItem('diya-session'))
    await reopen(page, '/contact')
    expect(await page.getByLabel('Your message').inputValue()).toBe('')
    expect(await storedDrafts(page)).toBe('')
  })
})

test('a sent message leaves nothing, and the next form is empty', async () => {
  await openAwake(page, '/contact')
  await typeMessage(page)
  await expect.poll(() => storedDrafts(page)).toContain('stain')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Your code').waitFor()
  expect(await leftBehind(page)).not.toMatch(/stain|asha@example/)
  await reopen(page, '/contact')
  expect(await page.getByLabel('Your message').inputValue()).toBe('')
  expect(await page.getByText(KEPT).count()).toBe(0)
})

test('“Clear” empties the form and deletes the draft', async () => {
  await openAwake(page, '/contact')
  await page.getByLabel('Your message').fill('Never mind.')
  await expect.poll(() => storedDrafts(page)).toContain('Never mind.')
  await reopen(page, '/contact')
  await page.getByText(KEPT).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: CLEAR, exact: true }).click()
  expect(await page.getByLabel('Your message').inputValue()).toBe('')
  expect(await storedDrafts(page)).toBe('')
})

test('a link away and Back bring the text back, and a gift to another campaign is another form', async () => {
  await openAwake(page, GIFT)
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel(/A few words for/).fill('For the second machine.')
  await page.locator('a.crumb').click()
  await page.waitForURL(atPath('/campaign/rukmini-grocery'))
  await page.goBack()
  await page.waitForURL(atPath(GIFT))
  await expect.poll(() => page.getByLabel(/A few words for/).inputValue()).toBe('For the second machine.')
  const [other] = await page.request
    .get('/campaign')
    .then((response) => response.text())
    .then((html) => [...html.matchAll(/href="(\/campaign\/[a-z-]+)"/g)].map(([, path]) => path ?? ''))
    .then((paths) => paths.filter((path) => !path.endsWith('rukmini-grocery')))
  await openAwake(page, `${other}/support`)
  expect(await page.getByLabel('Your name').inputValue()).toBe('')
  expect(await page.getByText(KEPT).count()).toBe(0)
})

test('a gift comes back from the breakdown with its key, and nothing stays once it is on its way', async () => {
  await openAwake(page, GIFT)
  const key = await page.locator('[name=key]').inputValue()
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel(/E-mail/).fill('asha@example.org')
  await page.getByLabel('Yes, I am an Indian citizen').check()
  await page.getByRole('button', { name: 'See the breakdown' }).click()
  await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
  await reopen(page, GIFT)
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Asha')
  await page.getByLabel('Yes, I am an Indian citizen').check()
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'See the breakdown' }).click()
  expect((await posted).postData()).toContain(key)
  await page.getByRole('button', { name: /^Pay/ }).click()
  await page.waitForURL((url) => url.pathname !== GIFT)
  expect(await leftBehind(page)).not.toContain('asha@example.org')
})

test('what was typed before the scripts of the page arrived is kept, and wins over an older draft', async () => {
  await openAwake(page, '/contact')
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel('Your message').fill('The old text')
  await expect.poll(() => storedDrafts(page)).toContain('The old text')
  await page.goto('about:blank')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    if (!route.request().url().includes('hydrate')) await released
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Your message').fill('The new text')
  release()
  await page.getByText(KEPT).waitFor()
  expect(await page.getByLabel('Your message').inputValue()).toBe('The new text')
  expect(await page.getByLabel('Your name').inputValue()).toBe('Asha')
  await expect.poll(() => storedDrafts(page)).toContain('The new text')
  await page.unroute('**/assets/*.js')
})

test('a mood that was pressed before the scripts of the page arrived is logged', async () => {
  await openAwake(page, '/about')
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/sahaara', { waitUntil: 'commit' })
  await page.locator('.mood-choice', { hasText: 'Hopeful' }).click()
  expect(await leftBehind(page)).not.toContain('hopeful')
  release()
  await expect.poll(() => leftBehind(page)).toContain('hopeful')
  expect(await page.getByRole('radio', { name: 'Hopeful' }).isChecked()).toBe(true)
  await page.unroute('**/assets/*.js')
})

describe('a private form', () => {
  const LEGAL = '/legal-companion'

  test('keeps nothing, not even in the browser’s own memory of fields', async () => {
    await openAwake(page, LEGAL)
    await typeEverything(page, 'legal-intake')
    await page.reload()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    expect(JSON.stringify(await valuesOf(page, 'legal-intake'))).not.toContain('Typed')
    expect(await leftBehind(page)).not.toContain('Typed')
  })

  test('is kept after its box is ticked, and forgotten when it is unticked', async () => {
    await openAwake(page, LEGAL)
    const typed = await typeEverything(page, 'legal-intake')
    await page.getByLabel(KEEP).check()
    expect(await storedDrafts(page)).toContain('Typed question')
    expect(await axeFindings(page)).toEqual([])
    await reopen(page, LEGAL)
    await page.getByText(KEPT).waitFor()
    expect(await page.getByLabel(KEEP).isChecked()).toBe(true)
    expect(await valuesOf(page, 'legal-intake')).toEqual(typed)
    await page.getByLabel(KEEP).uncheck()
    expect(await leftBehind(page)).not.toContain('Typed')
    await page
      .getByLabel(/your question/i)
      .first()
      .fill('More text')
    await page.waitForTimeout(600)
    expect(await storedDrafts(page)).toBe('')
  })

  test('leaves nothing after Exit, in this tab and in another one', async () => {
    const other = await context.newPage()
    await openAwake(other, '/contact')
    await other.getByLabel('Your message').fill('Typed in the other tab')
    await expect.poll(() => storedDrafts(other)).toContain('other tab')
    await openAwake(page, LEGAL)
    await typeEverything(page, 'legal-intake')
    await page.getByLabel(KEEP).check()
    // Without the server's header that clears the storages: over http browsers ignore it.
    await page.route('**/exit', (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }))
    await pressExit(page, page.waitForURL(atPath('/exit')))
    await page.goto('/about')
    expect(await leftBehind(page)).not.toContain('Typed')
    await expect.poll(() => storedDrafts(other)).toBe('')
    await expect.poll(() => other.getByLabel('Your message').inputValue()).toBe('')
  })
})
