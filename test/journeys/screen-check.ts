import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { waitUntilAwake } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'
import { findLosses } from './room-to-read.ts'

export interface Sight {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

/**
 * Expects no axe findings, nothing blocked or loaded from other hosts, no horizontal scrolling, nothing lost to zoom,
 * spacing, keyboard or motion, and on a Hindi page all Hindi in the font of the page.
 */
export async function expectSoundScreen(
  context: BrowserContext,
  { path, siteUrl, sights }: { path: string; siteUrl: string; sights: readonly Sight[] },
): Promise<void> {
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on(
    'console',
    (message) => message.type() === 'error' && !/404/.test(message.text()) && troubles.push(message.text()),
  )
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(siteUrl)) troubles.push(request.url())
  })
  await page.goto(path, { waitUntil: 'load' })
  await waitUntilAwake(page)
  for (const [index, { viewport, colorScheme }] of sights.entries()) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    const onlyColours = sights[index - 1]?.viewport === viewport
    expect(await axeFindings(page, { onlyColours })).toEqual([])
  }
  expect(await findLosses(page)).toEqual([])
  expect(await page.evaluate(hindiInOtherFonts)).toEqual([])
  expect(troubles).toEqual([])
  await page.close()
}

/** Runs in the page. The offline page has no fonts of its own. */
function hindiInOtherFonts(): string[] {
  if (document.documentElement.lang !== 'hi' || document.fonts.size === 0) return []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (!/[\u0900-\u097f]/.test(textContent ?? '') || !parentElement?.checkVisibility()) continue
    if (!getComputedStyle(parentElement).fontFamily.includes('Anek Hindi')) found.push(`${textContent?.slice(0, 60)}`)
  }
  return found
}
