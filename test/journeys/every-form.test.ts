import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerTo, PLACES, PLAIN } from '#app/features/requests/submit/every-form.test-support.ts'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { openBrowser } from '#test/browser.ts'
import { sampleOf } from '#test/full.ts'
import { axeFindings } from './accessibility.ts'
import { type Site, startSite } from './site.ts'

/** The narrowest screen that the accessibility rules require. */
const NARROW = { width: 320, height: 640 }
const TABS_MAX = 80
const A_MONTH_MS = 30 * DAY_MS

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

test.each(sampleOf(PLAIN, 4).map((form) => [form.kind, form] as const))(
  '%s: with the keyboard alone, on the narrowest screen, she hears what is missing, and sends it',
  async (kind, form) => {
    const context = await browser.newContext({ baseURL: site.url, viewport: NARROW, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('pageerror', (error) => troubles.push(String(error)))
    await page.goto(`${PLACES[kind]}?ask=${kind}`)
    const drawn = page.locator('form.request-form', { has: page.locator(`input[name=form][value=${kind}]`) })

    await drawn.locator('button.primary').press('Enter')
    await drawn.locator(':focus[aria-invalid=true]').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFindings(page, { onlyColours: colorScheme === 'dark' })).toEqual([])
    }

    await fillIn(page, drawn, form.fields)
    await page.keyboard.press('Enter')
    await page.locator('.arrived h3:focus').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROW.width)
    expect(troubles).toEqual([])
    await context.close()
  },
)

/** Tabs from the first field to the button, and fills each one in. */
async function fillIn(page: Page, form: Locator, fields: Readonly<Record<string, FieldSpec>>): Promise<void> {
  const first = form.locator('input:not([type=hidden]), textarea, select').first()
  await first.focus()
  for (let tabs = 0; tabs < TABS_MAX; tabs++) {
    // Not `:focus`: the calendar inside a date field has the focus without the field matching it.
    const { name, type } = await page.evaluate(() => {
      const { name, type } = document.activeElement as HTMLInputElement
      return { name, type }
    })
    const spec = fields[name]
    if (type === 'submit') return
    const field = form.locator(type === 'radio' || type === 'checkbox' ? ':focus' : `[name="${name}"]`)
    if (spec) await answer(page, field, { type, spec })
    await page.keyboard.press('Tab')
  }
  throw new Error('The button that sends was not reached.')
}

async function answer(page: Page, field: Locator, { type, spec }: { type: string; spec: FieldSpec }): Promise<void> {
  if (type === 'checkbox' || type === 'radio') {
    if (!(await field.isChecked())) await page.keyboard.press('Space')
  } else if (type === 'select-one') await page.keyboard.press('ArrowDown')
  else if (type === 'date') {
    // Typing a date depends on the browser's language; the Tab key moves through its parts.
    if (await field.inputValue()) return
    await field.fill(new Date(Date.now() + A_MONTH_MS).toISOString().slice(0, 10))
  } else {
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(answerTo(spec))
  }
}
