import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app.ts'
import { emptyAnswers, type Pairs, rightAnswers } from '#test/same-site/fill.ts'
import { readHtml } from '#test/same-site/html.ts'
import { sampleOf } from '#test/full.ts'
import { describeHostileForms } from '#test/hostile/in-forms.ts'
import { pageFor, type Seen, type SeenForm, seeForms, sendForm, typedOf } from './seen-forms.ts'

// Every form of the site (every third in `npm test`) is posted without any input, and with each of its fields missing in turn: the answer is in our
// own words, says nothing twice, and names no field as the code does. Then they are posted with what attackers write.

interface Answer {
  /** The form, and what was missing. */
  name: string
  status: number
  /** The lines that the form's page did not have before. */
  words: string[]
  /** A field is marked as invalid, or an alert is shown. */
  isMarked: boolean
}

/** Sentences of the validation library, of the auth service and of JavaScript. */
const FOREIGN =
  /Invalid (key|type|format|length|value|input|UUID|email)|\bExpected\b|must provide either|\bundefined\b|\bNaN\b|\[object|but received|Received "|\bnull\b/
/** A name of a field in the code: `displayName`, `line_1`. */
const IN_CODE = /(?<![\w./@:#?=&-])[a-z]+(?:[A-Z][a-z]+|_[a-z0-9]+)+(?![\w./@-])/
const FORMS_MIN = 50
/** For a busy machine: most of the requests are sent before the first test. */
const SETUP_MS_MAX = 900_000
/** What `rightAnswers` types into a text area. */
const TYPED = /We light a lamp/

let t: TestApp
let seen: Seen
const answers: Answer[] = []

beforeAll(async () => {
  t = await testApp()
  seen = await seeForms(t)
  for (const form of sampleOf(seen.forms, 3)) await postWithout(form)
}, SETUP_MS_MAX)

test('the forms of the site are found', () => {
  expect(seen.forms.length).toBeGreaterThan(FORMS_MIN)
  const paths = seen.forms.map(({ name }) => name.split(' ')[0])
  expect(paths).toEqual(expect.arrayContaining(['/checkout', '/cart', '/campaign/:slug/support', '/solve', '/contact']))
  expect(answers.length).toBeGreaterThan(sampleOf(seen.forms, 3).length * 3)
})

test('no answer is in the words of a library or of the code', () => {
  const foreign = answers.flatMap(({ name, words }) =>
    words.filter((line) => FOREIGN.test(line) || IN_CODE.test(line)).map((line) => `${name}: ${line}`),
  )
  expect(foreign).toEqual([])
})

test('no answer says a sentence twice', () => {
  const doubled = answers.flatMap(({ name, words }) =>
    words.filter((line) => !TYPED.test(line) && isDoubled(line)).map((line) => `${name}: ${line}`),
  )
  expect(doubled).toEqual([])
})

test('no form breaks the server', () => {
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(t.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('every refusal is drawn on the page', () => {
  const silent = answers.filter(({ status, words }) => status >= 400 && words.length === 0)
  expect(silent.map(({ name, status }) => `${status} ${name}`)).toEqual([])
  const unmarked = answers.filter(({ status, isMarked }) => status === 400 && !isMarked)
  expect(unmarked.map(({ name, words }) => `${name}: ${words.join(' | ')}`)).toEqual([])
})

describeHostileForms(() => ({ t, seen }))

/** Posts it empty, then without each field, the others filled in. */
async function postWithout({ name, page, role, form }: SeenForm): Promise<void> {
  const cookie = seen.visitors[role].jar.header
  const before = new Set(linesOf(await pageFor(t, { page, cookie })))
  await post('everything', emptyAnswers(form))
  const right = rightAnswers(form, {})
  for (const missing of typedOf(form)) {
    await post(
      missing,
      right.filter(([field]) => field !== missing),
    )
  }

  async function post(missing: string, pairs: Pairs): Promise<void> {
    const response = await sendForm(t, { form, cookie, pairs })
    const html = await response.text()
    const words = linesOf(html).filter((line) => !before.has(line))
    answers.push({
      name: `${name} without ${missing}`,
      status: response.status,
      words,
      isMarked: /aria-invalid="true"|role="alert"/.test(html),
    })
  }
}

/** The visible lines of a page. */
function linesOf(html: string): string[] {
  const lines: string[] = []
  let hidden: string | null = null
  for (const piece of readHtml(html)) {
    if (piece.kind === 'open' && /^(script|style|title|textarea)$/.test(piece.tag)) hidden = piece.tag
    else if (piece.kind === 'close' && piece.tag === hidden) hidden = null
    else if (piece.kind === 'text' && !hidden) lines.push(piece.text)
  }
  return lines
}

function isDoubled(line: string): boolean {
  const sentences = line.split(/(?<=[.!?])\s+/).filter((one) => one.length > 12)
  return new Set(sentences).size < sentences.length || /[.!?]\.(?!\.)/.test(line)
}
