import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { formsOf } from './forms.ts'
import { canonicalHtml, normaliseText } from './normalise.ts'
import { emptySnapshot, note, type Snapshot } from './snapshot.ts'

const PAGE = `<!DOCTYPE html><html><head><link rel="stylesheet" href="/assets/home-Bm8tlLE4.css"><script>let a = "<p>"</script>
<script type="application/ld+json">{"name":"Diya"}</script></head><body><!-- a comment -->
<p class="lead" id="first">Light  a &amp; lamp</p><form method="post" action="?ask=a"><input name="key" type="hidden"
value="0b8b1f3e-41de-4b3c-9d2f-0123456789ab"><input name="amount" required=""><select name="way"><option value="upi">UPI</option></select>
<button name="intent" value="pay">Pay</button><button name="intent" value="later">Later</button></form></body></html>`

const snapshotOf = (html: string, status = 200): Snapshot => {
  const snapshot = emptySnapshot()
  const headers = [['cache-control', 'no-store']] as const
  note(snapshot, 'GET / as visitor', { status, headers, text: normaliseText(canonicalHtml(html)) })
  return snapshot
}

test('a page is laid out with one tag on each line, without browser files, comments and code', () => {
  const lines = canonicalHtml(PAGE).split('\n')
  expect(lines).toContain('<p class="lead" id="first">')
  expect(lines).toContain('Light a & lamp')
  expect(lines).toContain('{"name":"Diya"}')
  expect(lines.join()).not.toMatch(/assets|let a|comment/)
})

test('random values are numbered by kind in document order, and the same value keeps its number', () => {
  const [one, two] = ['0b8b1f3e-41de-4b3c-9d2f-0123456789ab', '1b8b1f3e-41de-4b3c-9d2f-0123456789ab']
  expect(normaliseText(`${two} ${one} ${two}`)).toBe('{uuid-1} {uuid-2} {uuid-1}')
  expect(normaliseText('/receipt/Qx3fZk9_0aBcDeFgHiJkLm')).toBe('/receipt/{token-1}')
  expect(normaliseText('KX4P-9RTW-2B')).toBe('{code-1}')
  expect(normaliseText("script-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")).toBe("script-src 'digest'")
  expect(normaliseText('src="/assets/home-Bm8tlLE4.js"')).toBe('src="/asset"')
})

test('visible text and constant ids are not changed', () => {
  const words = 'Handloom-Dupatta for ₹1,200: /campaign/rukmini-grocery/support?amount=500 on 2026-11-20T08:00:00.000Z'
  expect(normaliseText(words)).toBe(words)
})

test('a form is found once for each of its buttons, with its fields and options', () => {
  const forms = formsOf(PAGE, '/give')
  expect(forms.map(({ action, button }) => [action, button])).toEqual([
    ['/give?ask=a', ['intent', 'pay']],
    ['/give?ask=a', ['intent', 'later']],
  ])
  expect(forms[0]?.fields.map(({ name, isRequired, options }) => [name, isRequired, options])).toEqual([
    ['key', false, []],
    ['amount', true, []],
    ['way', false, ['upi']],
  ])
})

test('a site equals itself, also with other ids, classes and file names', () => {
  const other = PAGE.replace('Bm8tlLE4', 'Cx9tlLE5').replace('0b8b1f3e', '1c8b1f3e').replace('"lead"', '"intro"')
  expect(compare(snapshotOf(PAGE), snapshotOf(other))).toEqual([])
  expect(compare(snapshotOf(PAGE), snapshotOf(other), ['classes'])).toHaveLength(1)
})

test('a planted difference is detected and shown at its place', () => {
  const planted = snapshotOf(PAGE.replace('Light', 'Put out').replace('name="amount"', 'name="sum"'), 404)
  const [found = ''] = compare(snapshotOf(PAGE), planted)
  expect(found.split('\n').map((line) => line.trim())).toEqual([
    'GET / as visitor',
    '- 200',
    '+ 404',
    '- Light a & lamp',
    '+ Put out a & lamp',
    '- <input name="amount" required="">',
    '+ <input name="sum" required="">',
  ])
  expect(compare(snapshotOf(PAGE), planted, ['words'])).toEqual([
    'GET / as visitor\n  - Light a & lamp\n  + Put out a & lamp',
  ])
  expect(compare(snapshotOf(PAGE), planted, ['links'])).toEqual([])
  expect(compare(snapshotOf(PAGE), emptySnapshot())).toEqual(['GET / as visitor\n  is gone'])
})
