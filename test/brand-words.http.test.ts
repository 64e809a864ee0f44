import { beforeAll, expect, it } from 'vitest'
import { copy } from '#app/ui/wings/copy.ts'
import { seedDemoData } from '#db/demo/seed.ts'
import { testApp } from './app.ts'
import { BRAND_WORDS } from './brand-words.ts'
import { textOf } from './page-text.ts'

/** How far the explanation may be from the word: about one line of text before it and two behind it. */
const CHARS_BEFORE = 120
const CHARS_AFTER = 160

/** Screens that use brand words. */
const SCREENS = [
  '/',
  '/home',
  '/empowerher',
  '/fearless-girls',
  '/torch',
  '/wings',
  '/manifesto',
  '/about',
  '/impact',
  '/terms',
  '/privacy',
  '/start',
  '/campus',
  '/come-back',
  '/mutually',
  '/refer',
  '/legal-companion',
  '/seeds',
  '/solve',
  '/sahaara',
  '/heartbeat',
  '/doc',
  '/sow',
  '/ssr',
  '/ssr-toolkit',
]

const app = await testApp()

beforeAll(() => seedDemoData(app.database.db, app.clock.now, app.services.sealer))

/** The brand words of a text whose first use has no explanation near it, each with the text around it. */
function unexplained(text: string): string[] {
  return Object.entries(BRAND_WORDS).flatMap(([word, plain]) => {
    const at = text.search(new RegExp(`\\b${word}s?\\b`))
    const near = text.slice(Math.max(0, at - CHARS_BEFORE), at + CHARS_AFTER)
    return at < 0 || plain.test(near) ? [] : [`${word}: ${text.slice(Math.max(0, at - 40), at + 40)}`]
  })
}

it.each(SCREENS)('%s explains each brand word where it first uses it', async (path) => {
  const response = await app.get(path, { redirect: 'manual' })
  expect(unexplained(textOf(await response.text()))).toEqual([])
})

it('a brand word without an explanation is found', () => {
  expect(unexplained('Go to Sahaara now')).toEqual(['Sahaara: Go to Sahaara now'])
  expect(unexplained('Sahaara, a quiet place to rest')).toEqual([])
})

it('each wing is explained in its own line or description', () => {
  const texts = Object.values(copy.wings).map(({ title, line, description }) => `${title}: ${line}. ${description}`)
  expect(texts.flatMap(unexplained)).toEqual([])
})
