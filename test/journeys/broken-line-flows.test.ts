import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openAwake } from '#test/browser.ts'
import { pressOnSlowLine, pressWithoutLine } from './lines.ts'
import { atPath, codeIn, readMail } from './member.ts'
import { setStage } from './stage.ts'
import { typeEverything, typeMessage } from './typed-form.ts'

// At each step of a flow the line is cut, then slow: nothing typed is lost, each press counts once, and Back returns to
// the step before with its values.

const ASHA = { email: 'asha-cut@example.com', password: 'a lamp in the window' }

let page: Page
setStage(
  (visit) => {
    page = visit.page
  },
  { AUTH_MAILER_AUTOCONFIRM: 'false' },
)

interface Step {
  /** Fills the step's form. */
  type?: () => Promise<unknown>
  button: string | RegExp
  /** Resolves on the next screen. */
  next: () => Promise<unknown>
  /** After Back from the next screen: a field of this step, and its value. */
  back?: [label: string, value: string]
}

interface Flow {
  name: string
  open: () => Promise<unknown>
  steps: readonly Step[]
}

const see = (text: string | RegExp) => page.locator('main').getByText(text).filter({ visible: true }).first().waitFor()
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
}

const FLOWS: readonly Flow[] = [
  {
    name: 'a gift',
    open: () => openAwake(page, '/campaign/rukmini-grocery/support'),
    steps: [
      {
        type: async () => {
          await page.locator('label', { hasText: '₹500' }).first().click()
          await fill({ 'Your name': 'Asha', 'E-mail or phone number': 'asha@example.org' })
          await page.getByLabel('Yes, I am an Indian citizen').check()
        },
        button: 'See the breakdown',
        next: () => page.getByRole('heading', { name: 'Check and pay' }).waitFor(),
        back: ['Your name', 'Asha'],
      },
      { button: /^Pay ₹/, next: () => page.getByText('Test payment. No real money moves.').waitFor() },
    ],
  },
  {
    name: 'an order',
    open: async () => {
      await openAwake(page, '/product/black-rice-1-kg')
      await page.getByRole('button', { name: 'Add to Cart' }).first().click()
      await page.getByRole('link', { name: /^Cart, 1/ }).waitFor()
      await openAwake(page, '/checkout')
    },
    steps: [
      {
        type: async () => {
          for (const [name, value] of Object.entries({
            name: 'Asha Rao',
            phone: '98765 43210',
            line1: '12 Lakshmi Road',
            city: 'Pune',
            pin: '411030',
          }))
            await page.locator(`main input[name=${name}]`).fill(value)
          await page.locator('main select[name=region]').selectOption('Maharashtra')
        },
        button: /^Order and pay/,
        next: () => page.getByText('Test payment. No real money moves.').waitFor(),
      },
    ],
  },
  {
    name: 'a message',
    open: () => openAwake(page, '/contact'),
    steps: [
      {
        type: () => typeMessage(page),
        button: 'Send Message',
        next: () => see(/Your code/i),
      },
    ],
  },
  {
    name: 'a story',
    open: () => openAwake(page, '/share-your-story'),
    steps: [{ type: () => typeForm('testimony'), button: /./, next: () => see(/Your code/i) }],
  },
  {
    name: 'a private request',
    open: () => openAwake(page, '/legal-companion'),
    steps: [{ type: () => typeForm('legal-intake'), button: /./, next: () => see(/Your code/i) }],
  },
  {
    name: 'joining',
    open: () => openAwake(page, '/auth?tab=join&next=/account'),
    steps: [
      {
        type: () => fill({ 'Your name': 'Asha', 'Mobile number or e-mail': ASHA.email, Password: ASHA.password }),
        button: 'Join Us',
        next: () => page.getByLabel('Code').waitFor(),
        back: ['Your name', 'Asha'],
      },
      {
        type: async () => page.getByLabel('Code').fill(codeIn(await readMail(page, ASHA.email))),
        button: 'Continue',
        next: () => page.waitForURL(atPath('/account')),
      },
    ],
  },
]

/** Types into every field of a request form; an address must be one. */
async function typeForm(name: string): Promise<void> {
  await typeEverything(page, name)
  for (const [field, value] of [
    ['email', 'asha@example.org'],
    ['contact', 'asha@example.org'],
    ['phone', '98765 43210'],
    ['age', '34'],
  ] as const) {
    const input = page.locator(`form[data-draft$="#${name}"] input[name=${field}]`)
    if ((await input.count()) > 0) await input.fill(value)
  }
}

test.each(FLOWS)(
  '$name: at each step nothing is lost without a line, and a press counts once',
  async ({ open, steps }) => {
    await open()
    for (const [i, { type, button, next, back }] of steps.entries()) {
      await type?.()
      await pressWithoutLine(page, buttonOf(button))
      await pressOnSlowLine(page, buttonOf(button))
      await next()
      if (!back) continue
      const [label, value] = back
      await page.goBack()
      await expect
        .poll(() => page.getByLabel(label, { exact: true }).filter({ visible: true }).inputValue())
        .toBe(value)
      expect(new URL(page.url()).search, `step ${i + 1}`).not.toContain(encodeURIComponent(value))
      await page.goForward()
      await next()
    }
  },
)

test('a step pressed while the page of the step before still loads its data is busy, and counts once', async () => {
  await openAwake(page, '/campaign/rukmini-grocery/support?amount=500')
  await fill({ 'Your name': 'Asha', 'E-mail or phone number': 'asha@example.org' })
  await page.getByLabel('Yes, I am an Indian citizen').check()
  let gone = false
  await page.route(
    (url) => url.pathname.endsWith('.data'),
    async (route) => {
      if (route.request().method() === 'GET') await expect.poll(() => gone).toBe(true)
      await route.continue().catch(() => {})
    },
  )
  await buttonOf('See the breakdown').click()
  await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
  await pressOnSlowLine(page, buttonOf(/^Pay ₹/))
  gone = true
  await page.getByText('Test payment. No real money moves.').waitFor()
})

const buttonOf = (name: string | RegExp): Locator =>
  name instanceof RegExp && name.source === '.'
    ? page.locator('form.request-form .btn.primary').first()
    : page.locator('main').getByRole('button', { name }).filter({ visible: true })
