/** A button that has not been pressed yet; its element has `data-crawl`. */
export interface Pressable {
  key: string
  /** Equal for buttons that look and read alike. */
  look: string
  name: string
  isFrame: boolean
}

declare global {
  interface Window {
    effects?: {
      begin(): void
      count(): number
      hasBegun(): boolean
      /** A form was submitted by the browser itself: another document follows. */
      isLeaving(): boolean
    }
  }
}

/** Runs in the page before its own scripts: counts the effects that a user could notice after a press. */
export function watchEffects(): void {
  let seen = 0
  let hasBegun = false
  let isLeaving = false
  const pressed = () => document.querySelector('[data-crawl]')
  const notice = () => void seen++
  const observer = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== 'data-crawl')) notice()
  })
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  for (const type of ['toggle', 'invalid', 'change', 'input', 'close', 'submit', 'reset', 'scroll', 'copy']) {
    document.addEventListener(type, notice, true)
  }
  document.addEventListener('focusin', ({ target }) => void (target !== pressed() && notice()), true)
  // On `window`, after the page's own listeners.
  window.addEventListener('submit', (event) => {
    isLeaving = !event.defaultPrevented && (event.target as HTMLFormElement).method !== 'dialog'
  })
  window.print = notice
  if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.resolve(notice())
  window.effects = {
    begin() {
      observer.takeRecords()
      seen = 0
      hasBegun = true
    },
    count: () => seen,
    hasBegun: () => hasBegun,
    isLeaving: () => isLeaving,
  }
}

/**
 * Runs in the page: marks and describes the next button that can be pressed, in the top dialog if one is open. 'close'
 * when all buttons of the dialog were pressed; null when all were.
 */
export function describeButton(done: string[]): Pressable | 'close' | null {
  const SELECTOR =
    'button, summary, [role=button], [role=tab], input[type=submit], input[type=reset], input[type=button], input[type=image]'
  document.querySelector('[data-crawl]')?.removeAttribute('data-crawl')
  const known = new Set(done)
  const onTop = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].at(-1)
  const ordinals = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement>(SELECTOR)) {
    const name = (element.getAttribute('aria-label') ?? element.innerText ?? element.getAttribute('value') ?? '').trim()
    const look = [element.tagName, element.className, name.replace(/\d+/g, '0').slice(0, 60)].join('|')
    const ordinal = ordinals.get(look) ?? 0
    ordinals.set(look, ordinal + 1)
    const key = `${look}|${ordinal}`
    if (known.has(key) || (onTop && !onTop.contains(element))) continue
    // A selected option has no further effect.
    if (element.matches(':disabled, [aria-disabled=true], [aria-pressed=true], [aria-selected=true], [aria-current]'))
      continue
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden=true]'))
      continue
    const { width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    element.dataset['crawl'] = ''
    const isFrame = !element.closest('main, dialog') && element.closest('header, footer, nav') !== null
    return {
      key,
      look: `${element.tagName}|${element.className}|${name.split(' ')[0]}`,
      name: name || element.outerHTML.slice(0, 80),
      isFrame,
    }
  }
  return onTop ? 'close' : null
}
