import { createServer } from 'node:http'
import { mkdir, rm } from 'node:fs/promises'
import { createServer as createVite } from 'vite'
import { readConfig } from '#app/platform/config.server.ts'
import { createLogger } from '#app/platform/log.server.ts'
import { openBrowser } from './browser.ts'
const port = 4105, base = `http://localhost:${port}`, out = '/tmp/look-4105'
await mkdir(out, { recursive: true }); await rm('/tmp/m/data-4105', { recursive: true, force: true })
const env: any = { ...process.env, PORT: String(port), DATA_DIR: '/tmp/m/data-4105', LOG_LEVEL: 'warn', RATE_LIMITS: '0', AUTH_MAILER_AUTOCONFIRM: 'true', AUTH_QUIET_ANSWER_MS: '0', DEMO_DATA: '0' }
const config = readConfig(env)
const vite = await createVite({ server: { middlewareMode: true, hmr: { port: port + 20_000 } }, appType: 'custom' })
const { openLook } = (await vite.ssrLoadModule('/test/zz-look-e-server.ts')) as any
const look = await openLook({ config, log: createLogger('warn'), env, base })
const server = createServer((req, res) => vite.middlewares(req, res, () => look.listener(req, res)))
await new Promise<void>((r) => server.listen(port, config.host, () => r()))
const cookies = await look.story()
console.log('story told', JSON.stringify(cookies).slice(0, 60))
const browser = await openBrowser()
const { createInterface } = await import('node:readline')
for await (const line of createInterface({ input: process.stdin })) {
  const [who = '', path = '', name = 'x'] = line.split(' ')
  if (who === 'quit') break
  try {
    for (const colorScheme of ['light', 'dark'] as const) for (const width of [360, 1280]) {
      const context = await browser.newContext({ viewport: { width, height: width === 360 ? 800 : 900 }, colorScheme, reducedMotion: 'reduce', javaScriptEnabled: false })
      const [n, v] = [cookies[who].slice(0, cookies[who].indexOf('=')), cookies[who].slice(cookies[who].indexOf('=') + 1)]
      await context.addCookies([{ name: n, value: v, url: base }])
      const page = await context.newPage()
      page.on('console', (m) => m.type() === 'error' && console.error(path, m.text().slice(0, 300)))
      await page.goto(base + path, { waitUntil: 'load' })
      if (name.startsWith('open')) await page.evaluate(() => document.querySelectorAll('details').forEach((d) => (d.open = true)))
      if (name.startsWith('last')) { const a = page.locator('.editorentry').last(); await page.goto(base + (await a.getAttribute('href')), { waitUntil: 'load' }) }
      if (name.startsWith('first')) { const a = page.locator('.editorentry').first(); await page.goto(base + (await a.getAttribute('href')), { waitUntil: 'load' }) }
      await page.evaluate(() => document.querySelectorAll('.editor, .console, .editoritem, .editorlist, .consolemain').forEach((e: any) => { e.style.height = 'auto'; e.style.overflow = 'visible' }))
      const w = await page.evaluate(() => document.documentElement.scrollWidth)
      await page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png`, fullPage: true })
      console.log(`${out}/${name}-${width}-${colorScheme}.png`, w > width ? `WIDE ${w}` : '')
      await context.close()
    }
  } catch (e) { console.log('FAILED', String(e).slice(0, 400)) }
  console.log('done ' + line)
}
await browser.close(); process.exit(0)
