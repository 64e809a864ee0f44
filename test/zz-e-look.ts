import { randomUUID } from 'node:crypto'
import sharp from '/work/students/node_modules/sharp/dist/index.mjs'
import { openBrowser } from '/work/students/test/browser.ts'
import { axeFindings } from '/work/students/test/journeys/accessibility.ts'
const base = 'http://localhost:4205', out = '/tmp/look-4205'
async function person(name: string, extra: object = {}) {
  const email = `${name.toLowerCase()}-${Date.now()}@example.in`
  const r = await fetch(`${base}/auth/v1/signup`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email, password: 'a good long phrase', data: { display_name: name } }) })
  const session = await r.json() as any
  const p = await fetch(`${base}/api/v1/student-profile`, { method: 'POST', headers: { Authorization: `Bearer ${session.access_token}`, 'Content-Type': 'application/json' }, body: JSON.stringify({ display_name: name, college_name: 'Fergusson College, Pune', year_of_study: 2, age_band: '18-or-older', ...extra }) })
  console.log(name, p.status)
  return session
}
const post = (s: any, path: string, f: URLSearchParams) => fetch(base + path, { method: 'POST', redirect: 'manual', headers: { Origin: base, Cookie: `diya-at=${s.access_token}` }, body: f })
async function photo(s: any, hue: number, w = 1600, h = 1100) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><linearGradient id="g" y2="1" x2="0"><stop stop-color="hsl(${hue} 60% 70%)"/><stop offset="1" stop-color="hsl(${hue + 60} 50% 30%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="60%" cy="40%" r="200" fill="hsl(${hue + 180} 70% 60%)"/></svg>`
  const form = new FormData()
  form.set('file', new Blob([await sharp(Buffer.from(svg)).jpeg().toBuffer()], { type: 'image/jpeg' }), 'a.jpg')
  const r = await fetch(`${base}/api/v1/media`, { method: 'POST', headers: { Authorization: `Bearer ${s.access_token}` }, body: form })
  const j = await r.json() as any
  if (r.status !== 201) console.log('photo', r.status, j)
  return j.id as string
}
const asha = await person('Asha'), bela = await person('Bela'), minu = await person('Minu', { age_band: 'under-18', guardian_email: 'mother@example.in' })
async function share(s: any, title: string, photos: string[], more: Record<string, string> = {}) {
  const f = new URLSearchParams({ formKey: randomUUID(), title, description: 'Nets, gloves and sacks were there.\n\nWe began at seven, before the sun was high. By ten the first duck was back, and an old man brought us tea without saying a word.\n\nIt is not clean yet. We go again on Sunday.', causeCategory: 'environment', location: 'Pune, Shivajinagar', consent: 'yes', ...more })
  f.append('metricName', 'Sacks of waste'); f.append('metricValue', '40'); f.append('metricName', 'Students'); f.append('metricValue', '19')
  photos.forEach((id, i) => { f.append('mediaId', id); f.append('mediaCaption', i === 0 ? 'The pond before we began' : '') })
  const r = await post(s, '/stories/new', f)
  console.log(title, r.status, r.headers.get('location'))
  return r.headers.get('location')
}
const mode = process.argv[2] ?? 'all'
await share(asha, 'A story without pictures, told by somebody who keeps her name private', [], { isAnonymous: 'yes', causeCategory: 'kindness' })
await share(asha, 'One picture', [await photo(asha, 200)], { causeCategory: 'education' })
await share(asha, 'We cleaned the pond behind the hostel', [await photo(asha, 20), await photo(asha, 120, 900, 1600), await photo(asha, 300)])
await share(bela, 'Four of them', [await photo(bela, 50), await photo(bela, 90), await photo(bela, 140), await photo(bela, 250)], { causeCategory: 'health' })
const waiting = await share(minu, 'My first story', [])
const wall = await (await fetch(`${base}/stories`)).text()
const idOf = (title: string) => new RegExp(`href="/stories/([0-9a-f-]{36})"[^>]*>${title}`).exec(wall)?.[1]
const pond = idOf('We cleaned'), anon = idOf('A story without'), four = idOf('Four')
console.log({ pond, anon, four })
const browser = await openBrowser()
const shots: [string, any, string][] = [['wall', null, '/stories'], ['wall-student', bela, '/stories?done=shared'], ['empty', bela, '/stories?theme=livelihood'], ['new', bela, '/stories/new'], ['mine', asha, `/stories/${pond}`], ['pond', bela, `/stories/${pond}`], ['anon', null, `/stories/${anon}`], ['four', null, `/stories/${four}`], ['waiting', minu, waiting ?? ''], ['danger', null, `/stories/${anon}?done=danger`]]
for (const [name, s, path] of shots) for (const [width, scheme] of [[360, 'light'], [1280, 'light'], [320, 'dark'], [1280, 'dark']] as const) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme, reducedMotion: 'reduce' })
  if (s) { await context.addCookies([{ name: 'diya-at', value: s.access_token, url: base }]); await context.addInitScript((v) => localStorage.setItem('diya-session', v), JSON.stringify(s)) }
  const page = await context.newPage()
  page.on('console', (m: any) => m.type() === 'error' && console.error(path, m.text()))
  page.on('pageerror', (e: any) => console.error(path, e))
  await page.goto(base + path, { waitUntil: 'networkidle' })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  if (over > 0) console.log('OVERFLOW', name, width, over)
  if (width === 360 || scheme === 'dark') { const f = await axeFindings(page); if (f.length) console.log('AXE', name, width, scheme, JSON.stringify(f)) }
  await page.screenshot({ path: `${out}/e-${name}-${width}-${scheme}.png`, fullPage: true })
  await context.close()
}
await browser.close()
