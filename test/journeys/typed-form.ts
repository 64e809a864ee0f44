import type { Page } from 'playwright-core'

/** The form of this draft, e.g. 'contact'. */
export const formOf = (page: Page, name: string) => page.locator(`form[data-draft$="#${name}"]`)

export type TypedValues = Readonly<Record<string, readonly string[]>>

/** Types something into every field of a form, also ticks boxes; returns its values without consents. */
export async function typeEverything(page: Page, name: string): Promise<TypedValues> {
  const form = formOf(page, name)
  await form.first().waitFor()
  for (const control of await form.locator('input, textarea, select').all()) {
    const kind = await control.evaluate((element: HTMLInputElement) => element.dataset['typed'] ?? element.type)
    if (!(await control.isVisible()) || !(await control.isEditable().catch(() => false))) continue
    const field = (await control.getAttribute('name')) ?? ''
    if (!field) continue
    if (kind === 'select-one') {
      const options = await control.evaluate((select) =>
        [...(select as HTMLSelectElement).options]
          .filter(({ disabled, value }) => !disabled && value)
          .map((o) => o.value),
      )
      await control.selectOption(options.at(-1) ?? '')
    } else if (kind === 'checkbox' || kind === 'radio') await control.check()
    else if (kind === 'date') await control.fill('2027-01-15')
    else if (kind !== 'file' && kind !== 'password') await control.fill(`Typed ${field}`)
  }
  return valuesOf(page, name)
}

/** The values of a form's fields, without hidden fields and consents. */
export function valuesOf(page: Page, name: string): Promise<TypedValues> {
  return formOf(page, name).evaluate((form: HTMLFormElement) => {
    const consents = [...form.querySelectorAll<HTMLInputElement>('[type=checkbox][autocomplete=off], [type=hidden]')]
    const left = new Set(consents.map((input) => input.name))
    const posted = new FormData(form)
    return Object.fromEntries(
      [...new Set(posted.keys())]
        .filter((field) => !left.has(field))
        .map((field) => [field, posted.getAll(field).map(String)]),
    )
  })
}

/** Whether a consent of the form is ticked. */
export const hasConsent = async (page: Page, name: string): Promise<boolean> =>
  (await formOf(page, name).locator('[type=checkbox][autocomplete=off]:checked').count()) > 0

/** Opens the page as a tab does that the phone threw away: the browser itself restores no field. */
export async function reopen(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

/** Everything that the browser keeps where others could read it: storages, address, history. */
export const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, history.state as unknown]),
  )

/** What is kept in this tab. */
export const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries({ ...sessionStorage })
      .filter(([key]) => key.startsWith('diya:draft:'))
      .map(([, draft]) => String(draft))
      .join('\n'),
  )

/** Fills the contact form, all but its button. */
export async function typeMessage(page: Page, message = 'The dupatta came with a stain.'): Promise<void> {
  await page.getByLabel('Your name').fill('Asha')
  await page.getByLabel('Your e-mail').fill('asha@example.org')
  await page.getByLabel('What is it about?').selectOption('feedback')
  await page.getByLabel('Your message').fill(message)
}
