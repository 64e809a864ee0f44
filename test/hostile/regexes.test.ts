import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { isHidden } from '#app/platform/seo/share-tags.server.ts'
import { findCode } from '#app/features/sign-in/codes/read-code.ts'
import { tells } from '#app/features/fundraising/beneficiaries/real-name.ts'
import { tokenize } from '#app/features/torch/understanding/words.ts'
import { isAllowedRedirect } from '#auth/http/redirects.ts'
import { pagePatterns } from '#server/routing/page-patterns.ts'
import { collectMade, collectRegexes, type Written } from './regexes.ts'

// A regular expression that goes back over its text takes the square of its length or more: 100,000 characters that a
// stranger sends then stop everybody for minutes.

const CHARS = 100_000
const MS_MAX = 50
/** Of processor time, the least of some tries: others use the machine too. */
const TRIES = 4
/** What takes the square is found here, before it takes minutes; what takes 2ⁿ in the first. */
const STEPS: readonly (readonly [chars: number, msMax: number])[] = [
  [25, 5],
  [1_000, 5],
  [10_000, 10],
  [CHARS, MS_MAX],
]

/** What the house itself writes: settings, icons, routes, hashes, formatted numbers. */
const OWN_CHARS = 60
/** A line of a form, and a text. */
const LINE_CHARS = 120
const TEXT_CHARS = 5_000

/** Regular expressions that take the square, and the most characters that they get: they are in time with so many. */
const BOUNDED: Readonly<Record<string, number>> = {
  // Lines of a document that operators write.
  '/^\\?\\s*(.*?)\\s*(?:\\((\\d+)\\))?$/': TEXT_CHARS,
  // A line of costs, with its limit.
  '/^(.*\\S)[\\s:=–—-]+((?:₹\\s*|rs\\.?\\s*|inr\\s*)?[\\d०-९,.]+(?:\\s*\\/-)?)$/i': 200,
  '/[\\s:=–—-]+$/': 200,
  '/^(\\d{1,4})\\s*([\\p{L}\\p{M}]+)(?:\\s+(?:from|पैकिंग)\\s+.*)?$/iu': LINE_CHARS,
  '/^(?:(\\d+)\\s*[x×*]\\s*)?([\\d,]*\\.?\\d+)\\s*(.*)$/iu': LINE_CHARS,
  '/\\+[^@]*(?=@)/': LINE_CHARS,
  // What an excerpt or a text message is cut to.
  '/[\\s,;:.–-]+$/': 500,
  '/[\\s,;:.।-]+$/': 500,
  '/-+$/': LINE_CHARS,
  '/\\{.*?\\}(?=\\/|$)/g': OWN_CHARS,
  '/<([^>]+)>/': OWN_CHARS,
  '/\\B(?=(\\d{2})*\\d{3}$)/g': OWN_CHARS,
  '/\\B(?=(\\d{3})+$)/g': OWN_CHARS,
  '/[^z]+z/g': OWN_CHARS,
  '/([\\d.]+)([a-zµ]+)/g': OWN_CHARS,
  '/\\s*\\n\\s*/g': OWN_CHARS,
  '/\\*\\*+|\\\\.|\\[!?[^\\]]+\\]|\\{[^{}]*\\}|[\\s\\S]/g': OWN_CHARS,
  '/=+$/': OWN_CHARS,
  '/\\/+$/': OWN_CHARS,
}

const { written, made } = collectRegexes()
const all = [...new Map(written.map((one) => [`/${one.pattern}/${one.flags}`, one])).entries()]

test('there are hundreds of regular expressions, and a few that are put together', () => {
  expect(all.length).toBeGreaterThan(300)
  expect(made.length).toBeLessThan(30)
})

test('those that may take the square of a length are known, with the most characters that they get', () => {
  const square = all.filter(([, { pattern, flags }]) => analyse({ source: pattern, flags }).reports.length > 0)
  expect(square.map(([name]) => name).toSorted()).toEqual(Object.keys(BOUNDED).toSorted())
})

/** In the suite those that may; `HOSTILE_TEXTS=all` tries all of them. */
const tried = process.env['HOSTILE_TEXTS'] === 'all' ? all : all.filter(([name]) => name in BOUNDED)

test('none takes longer than 50 ms for 100,000 hostile characters, or than its bound allows', () => {
  const slow = tried.flatMap(([name, one]) => {
    const found = slowestOf(one, BOUNDED[name] ?? CHARS)
    return found ? [`${one.file} ${name}: ${found}`] : []
  })
  expect(slow).toEqual([])
})

/** The most characters that those of a file get. */
const BOUNDED_MADE: Readonly<Record<string, number>> = {
  // More than a question or an answer has.
  'app/platform/text/mask-contacts.ts': TEXT_CHARS,
  // The longest address that is looked at.
  'auth/http/redirects.ts': 2_048,
}

test('those that programs put together are in time too', async () => {
  const put = await collectMade([...new Set(made)], () => {
    isHidden('<head><meta name="robots" content="noindex"></head>')
    tells('A story of Asha Devi', 'Asha Devi')
    findCode('Your code is 123456')
    tokenize('p l e a s e help')
    pagePatterns({
      root: { id: 'root', path: '', module: {} as never },
      page: { id: 'page', path: 'a/:b/:c', module: {} as never },
    })
    const settings = {
      siteUrl: 'http://localhost',
      redirectPaths: ['/x'],
      redirectAllowList: ['https://**.example.org/**', 'https://{a,b}.example.org/[a-z]*/?'],
    }
    isAllowedRedirect('http://localhost/x', settings)
    isAllowedRedirect('https://c.example.org/x', settings)
  })
  const files = new Set(put.map(({ file }) => file))
  expect(made.filter((file) => !files.has(file))).toEqual([])
  const slow = put.flatMap((one) => {
    const found = slowestOf(one, BOUNDED_MADE[one.file] ?? CHARS)
    return found ? [`${one.file} /${one.pattern}/${one.flags}: ${found}`] : []
  })
  expect(slow).toEqual([])
})

/** The first text that takes too long; null without one. */
function slowestOf({ pattern, flags }: Written, charsMax: number): string | null {
  const regex = new RegExp(pattern, flags)
  for (const text of hostileTo({ pattern, flags })) {
    for (const [chars, msMax] of STEPS.filter(([length]) => length < charsMax).concat([[charsMax, MS_MAX]])) {
      const ms = quickest(regex, text(chars), msMax)
      if (ms > msMax) return `${Math.round(ms)} ms for ${chars} of ${JSON.stringify(text(30))}`
    }
  }
  return null
}

function quickest(regex: RegExp, text: string, msMax: number): number {
  let best = Infinity
  for (let turn = 0; turn < TRIES && best > msMax; turn++) {
    const before = process.cpuUsage()
    text.replace(regex, '')
    best = Math.min(best, process.cpuUsage(before).user / 1_000)
  }
  return best
}

/** What the parts of a regular expression repeat: the characters in it, what the analysis names, and common ones. */
function hostileTo({ pattern, flags }: Pick<Written, 'pattern' | 'flags'>): ((chars: number) => string)[] {
  const { reports } = analyse({ source: pattern, flags })
  const own =
    pattern.replace(/\\[pP]\{[^}]*\}|\\u\{?[\da-f]+\}?|\\[a-zA-Z]|\{[\d,]+\}/g, '').match(/[^\\^$|?*+()[\]{}]/gu) ?? []
  const repeated = new Set([...reports.map(({ character }) => character.pick), ...own.slice(0, 6), ' ', '0', 'a', '-'])
  const words = pattern.match(/[a-z]{3,}/gi) ?? []
  const parts = [...repeated, ...words.slice(0, 2), 'a0 ', '<a ', '@a.']
  const start = /^\^?((?:\\?[^\\^$|?*+()[\]{}.])+)(?![?*+{])/.exec(pattern)?.[1]?.replaceAll('\\', '') ?? ''
  return parts.flatMap((part) =>
    new Set(['', 'a', start])
      .values()
      .flatMap((head) => ENDS.map((end) => (chars: number) => fill(chars, { head, part, end })))
      .toArray(),
  )
}

/** What the part does not match: a control character, a letter, a line break. */
const ENDS = ['\u0001', 'a', '\n.']

const fill = (chars: number, { head, part, end }: Record<'head' | 'part' | 'end', string>): string =>
  head + part.repeat(Math.ceil(chars / part.length)).slice(0, chars) + end
