import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const ALL_RULES = { type: 'tag', values: STANDARDS }
/** The rules whose findings differ between the themes. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/**
 * The findings of axe on the page, one readable line each; empty without any. `onlyColours` is for the other theme of a
 * page whose first theme had no findings.
 */
export async function axeFindings(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  // Waits for transitions: a colour that is changing is neither the old nor the new one.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
    }
  })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as {
        axe: {
          run(options: object): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>
        }
      }
      const { violations } = await axe.run({
        runOnly,
        resultTypes: ['violations'],
        // Fetching the style sheets again is needed only for pages locked to one orientation.
        preload: false,
      })
      document.adoptedStyleSheets.pop()
      return violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')})`,
      )
    },
    onlyColours ? COLOUR_RULES : ALL_RULES,
  )
}
