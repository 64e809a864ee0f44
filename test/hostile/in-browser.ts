import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { TestApp } from '#test/app.ts'
import { openBrowser } from '#test/browser.ts'
import { listen } from '#test/listening.ts'
import { listMails } from '#test/mails.ts'
import type { Role, Visitors } from '#test/same-site/roles.ts'

interface Watched {
  role: Role
  path: string
}

/** Opens the pages and mails in Chromium, and returns what ran, was loaded from elsewhere, or was refused by the policy. */
export async function effectsInBrowser(
  t: TestApp,
  { pages, visitors }: { pages: readonly Watched[]; visitors: Visitors },
): Promise<{ opened: number; effects: string[] }> {
  const site = await listen(t)
  const browser = await openBrowser()
  const effects: string[] = []
  let opened = 0
  try {
    for (const [role, same] of Map.groupBy(pages, ({ role }) => role)) {
      const page = await watch(
        await contextOf(browser, { port: site.port, cookies: visitors[role].jar.header }),
        effects,
      )
      for (const { path } of same) {
        opened += Number(await openPage(page, path))
        if (await page.evaluate(() => 'zqhit' in window)) effects.push(`${role} ${path}: ran`)
      }
    }
    const page = await watch(await browser.newContext(), effects)
    for (const { html, subject } of await listMails(t.database.db)) {
      await page.setContent(html ?? '', { waitUntil: 'domcontentloaded' })
      opened++
      if (await page.evaluate(() => 'zqhit' in window)) effects.push(`mail ${subject}: ran`)
    }
  } finally {
    await browser.close()
    await site.close()
  }
  return { opened, effects }
}

async function contextOf(
  browser: Browser,
  { port, cookies }: { port: number; cookies: string },
): Promise<BrowserContext> {
  const url = `http://localhost:${port}`
  const context = await browser.newContext({ baseURL: url })
  const pairs = cookies.split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1), url })),
  )
  return context
}

async function watch(context: BrowserContext, effects: string[]): Promise<Page> {
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    effects.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().includes('zqhit.example')) effects.push(`loads ${request.url()}`)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) effects.push(`refused: ${message.text().slice(0, 200)}`)
  })
  return page
}

/** Whether it is a page: a download is none. */
const openPage = (page: Page, path: string): Promise<boolean> =>
  page.goto(path, { waitUntil: 'domcontentloaded' }).then(
    (answer) => answer?.ok() === true,
    () => false,
  )
