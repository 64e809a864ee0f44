import type { Page } from 'playwright-core'

// What the accessibility rules ask and axe cannot see: zoom, text spacing, focus and motion.

/** 1280 × 1024 at 400 %. */
const ZOOMED = { width: 320, height: 256 }
/** Bars that stay in place may take this share of the zoomed window. */
const BARS_MAX = 0.5

/** What readers lose who zoom to 400 %, space their text out, use the keyboard or want less motion; one line each. */
export async function findLosses(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const size = page.viewportSize()
  const losses = [...(await page.evaluate(hiddenFocus)), ...(await page.evaluate(lostBySpacing))]
  await page.setViewportSize(ZOOMED)
  losses.push(...(await page.evaluate(lostByZoom, BARS_MAX)), ...(await page.evaluate(motion)))
  if (size) await page.setViewportSize(size)
  return losses
}

/** Runs in the page: controls that look the same with the focus as without it. */
function hiddenFocus(): string[] {
  const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const outline = (element: Element, pseudo?: string) => {
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor } = getComputedStyle(element, pseudo)
    return `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow} ${borderColor}`
  }
  // The link of a card outlines the card.
  const look = (control: Element) => {
    const looks = [outline(control, '::before'), outline(control, '::after')]
    for (let part: Element | null = control; part && part !== document.body; part = part.parentElement) {
      looks.push(outline(part))
    }
    return looks.join()
  }
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  const hidden: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    if (control.tabIndex < 0 || control.matches(':disabled, [inert] *')) continue
    ;(document.activeElement as HTMLElement | null)?.blur()
    const before = look(control)
    // Not in TypeScript's own list of what browsers have.
    control.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
    if (document.activeElement === control && look(control) === before) {
      hidden.push(`no focus is seen: ${control.outerHTML.slice(0, 120)}`)
    }
  }
  ;(document.activeElement as HTMLElement | null)?.blur()
  document.adoptedStyleSheets.pop()
  return hidden
}

/** Runs in the page: text that is cut off, or a page that scrolls sideways, with the spacing of WCAG 1.4.12. */
function lostBySpacing(): string[] {
  const isCut = (element: Element) => {
    const { overflowX, overflowY } = getComputedStyle(element)
    const cutsAcross = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
    const cutsDown = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1
    return (/hidden|clip/.test(overflowX) && cutsAcross) || cutsDown
  }
  // A text that is shortened to some lines is whole on its own page.
  const isShortened = (element: Element) => getComputedStyle(element).webkitLineClamp !== 'none'
  const texts = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.textContent?.trim() &&
      element.clientWidth > 1 &&
      !isShortened(element),
  )
  const cutBefore = new Set(texts.filter(isCut))
  const spaced = new CSSStyleSheet()
  spaced.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`)
  document.adoptedStyleSheets.push(spaced)
  const lost = texts
    .filter((element) => !cutBefore.has(element) && isCut(element))
    .map((element) => `cut off when text is spaced out: ${element.outerHTML.slice(0, 120)}`)
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) lost.push(`${scrollWidth} px wide when text is spaced out`)
  document.adoptedStyleSheets.pop()
  return lost
}

/** Runs in the page: a zoomed page that scrolls sideways, or whose bars leave no room to read. */
function lostByZoom(barsMax: number): string[] {
  const lost: string[] = []
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) lost.push(`${scrollWidth} px wide at 400 %`)
  scrollTo(0, document.body.scrollHeight / 2)
  const isBar = (element: Element | null): boolean =>
    element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isBar(element.parentElement))
  const STEPS = 32
  // The footer lies under the page, and a dialog is read: neither is in the way.
  const isInTheWay = (element: Element | null) => isBar(element) && !element?.closest('footer, dialog')
  const points = Array.from({ length: STEPS }, (_, step) => ((step + 0.5) * innerHeight) / STEPS)
  const covered = points.filter((y) => isInTheWay(document.elementFromPoint(innerWidth / 2, y))).length / STEPS
  if (covered > barsMax) lost.push(`bars take ${Math.round(covered * 100)} % at 400 %`)
  scrollTo(0, 0)
  return lost
}

/** Runs in the page: what moves by itself although less motion is wanted. */
function motion(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && (effect?.getComputedTiming().duration ?? 0) !== 0)
    .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 120)}`)
}
