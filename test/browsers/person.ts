import { setTimeout as sleep } from 'node:timers/promises'
import { clicking, type Driver, KEYS, typing } from './driver.ts'

const PATIENCE_MS = 60_000
const POLL_MS = 100

interface Place {
  x: number
  y: number
}

/** What somebody does with a browser, on the site at `origin`. Every verb waits until it is possible. */
export class Person {
  readonly driver: Driver
  readonly #origin: string

  constructor(driver: Driver, origin: string) {
    this.driver = driver
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.driver.open(new URL(path, this.#origin).href)
  }

  /** Clicks the first visible control whose name contains these words. */
  async press(words: string, selector = 'a[href], button, summary, label, [role=button]'): Promise<void> {
    await this.#clickAt(`"${words}" ${selector}`, () => this.driver.evaluate(placeOf, words, selector))
  }

  /** Clicks the first visible element that matches the selector. */
  pressOn(selector: string): Promise<void> {
    return this.press('', selector)
  }

  async #clickAt(what: string, find: () => Promise<Place | null>): Promise<void> {
    await this.#until(`${what} can be clicked`, async () => {
      const place = await find()
      // A page that still scrolls or grows would move it away from under the pointer. A scroll counts once it is painted.
      if (place) await this.driver.evaluate(untilPainted)
      const later = place && (await find())
      if (!later || later.x !== place.x || later.y !== place.y) return null
      await this.driver.perform(clicking(place))
      return place
    })
  }

  /** Replaces the text of the visible field with this name or label. */
  async fill(field: string, text: string): Promise<void> {
    await this.#until(`${field} has the focus`, async () => {
      await this.#clickAt(field, () => this.driver.evaluate(placeOfField, field))
      return this.driver.evaluate(selectText)
    })
    await this.driver.perform(typing(text))
    await this.#until(`${field} holds what was typed`, () =>
      this.driver.evaluate((typed) => (document.activeElement as HTMLInputElement).value === typed, text),
    )
  }

  /** Chooses an option, as a press on it does. */
  async choose(name: string, option: string): Promise<void> {
    const choose = () =>
      this.driver.evaluate(
        (field, label) => {
          const select = document.querySelector<HTMLSelectElement>(`select[name="${field}"]`)
          const wanted = [...(select?.options ?? [])].find(({ text, value }) => text === label || value === label)
          if (!select || !wanted) return false
          select.focus()
          select.value = wanted.value
          select.dispatchEvent(new Event('input', { bubbles: true }))
          return select.dispatchEvent(new Event('change', { bubbles: true }))
        },
        name,
        option,
      )
    await this.#until(`${name} has the option ${option}`, choose)
  }

  pressKey(key: keyof typeof KEYS, times = 1): Promise<void> {
    return this.driver.perform(typing(KEYS[key].repeat(times)))
  }

  valueOf(name: string): Promise<string> {
    return this.driver.evaluate(
      (field) => document.querySelector<HTMLInputElement>(`[name="${field}"]:not([type=hidden])`)?.value ?? '',
      name,
    )
  }

  /** Waits until these words are shown, in any case. */
  async see(words: string): Promise<void> {
    await this.#until(`"${words}" is shown`, async () =>
      (await this.driver.evaluate(() => document.body.innerText)).toLowerCase().includes(words.toLowerCase()),
    )
  }

  /** Waits until the code of the page runs. */
  async seeAwake(): Promise<void> {
    await this.#until('the code of the page runs', () =>
      this.driver.evaluate(() => 'hydrated' in document.documentElement.dataset),
    )
  }

  async seeAt(path: string): Promise<void> {
    await this.#until(`${path} is open`, async () => {
      const url = new URL(await this.driver.url())
      return url.origin === this.#origin && (url.pathname + url.search).startsWith(path)
    })
  }

  /** Waits until the browser is at no page of this site. */
  async leave(): Promise<void> {
    await this.#until('another site is open', async () => !(await this.driver.url()).startsWith(this.#origin))
  }

  async #until<Result>(what: string, attempt: () => Promise<Result | null | false>): Promise<Result> {
    const until = Date.now() + PATIENCE_MS
    let failure: unknown
    while (Date.now() < until) {
      try {
        const result = await attempt()
        if (result !== null && result !== false) return result
        failure = undefined
      } catch (error) {
        // The document is being replaced, for example.
        failure = error
      }
      await sleep(POLL_MS)
    }
    const shown = await this.driver.evaluate(() => document.body.innerText).catch(() => '')
    const page = `${await this.driver.url()}\n${shown.slice(0, 1_000)}`
    throw new Error(`Not within ${PATIENCE_MS} ms: ${what}.\nThe page: ${page}`, { cause: failure })
  }
}

/** Runs in the page: resolves after the next two frames. */
function untilPainted(): Promise<null> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))))
}

/** Runs in the page: scrolls to the control, and finds a place in it that nothing covers. */
function placeOf(words: string, selector: string): Place | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const name = element.getAttribute('aria-label') ?? element.innerText
    if (!name.toLowerCase().includes(words.toLowerCase()) || element.matches(':disabled')) continue
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = element.getClientRects()
    if (!box || box.width < 2 || box.height < 2) continue
    const place = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
    const onTop = document.elementFromPoint(place.x, place.y)
    if (onTop && (element.contains(onTop) || onTop.contains(element))) return place
  }
  return null
}

/** Runs in the page, for a field that can be typed in. */
function placeOfField(field: string): Place | null {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')
  for (const element of fields) {
    const isWanted =
      element.name === field || [...(element.labels ?? [])].some((label) => label.innerText.startsWith(field))
    if (!isWanted || element.disabled || !element.checkVisibility({ visibilityProperty: true })) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) }
  }
  return null
}

/** Runs in the page: selects the text of the field that has the focus. Returns false when no field has it. */
function selectText(): boolean {
  const field = document.activeElement
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  if (isField) field.select()
  return isField
}
