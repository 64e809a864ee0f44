// Takes screenshots of pages in a real Chromium: node test/look.ts http://localhost:3000 / /campaign … Four variants
// each (360 and 1280 px, light and dark) go to $LOOK_OUT or /tmp/look.
import { mkdir } from 'node:fs/promises'
import { launchBrowser } from './browser.ts'

const [base = 'http://localhost:3000', ...paths] = process.argv.slice(2)
const out = process.env['LOOK_OUT'] ?? '/tmp/look'
await mkdir(out, { recursive: true })
const browser = await launchBrowser()
for (const path of paths.length > 0 ? paths : ['/']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      const context = await browser.newContext({
        viewport: { width, height: width === 360 ? 800 : 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      page.on('console', (message) => message.type() === 'error' && console.error(path, message.text()))
      await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' })
      const name = path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'landing'
      const file = `${out}/${name}-${width}-${colorScheme}.png`
      await page.screenshot({ path: file, fullPage: process.env['LOOK_FULL'] !== '0' })
      console.log(file)
      await context.close()
    }
  }
}
await browser.close()
