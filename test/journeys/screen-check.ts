import type { BrowserContext } from 'playwright-core'
import { expect } from 'vitest'
import { waitUntilAwake } from '#test/browser.ts'
import { axeFindings } from './accessibility.ts'

export interface Sight {
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

/** Expects no axe findings, nothing blocked or loaded from other hosts, and no horizontal scrolling. */
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
  for (const { viewport, colorScheme } of sights) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    expect(await axeFindings(page)).toEqual([])
  }
  expect(troubles).toEqual([])
  await page.close()
}
