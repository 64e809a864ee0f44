import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { composeText } from '#app/platform/texts/compose-text.ts'
import { fitsInto, shareOfMessage } from '#app/platform/texts/gsm.ts'
import { NOW } from '#test/clock.ts'
import { listSampleDrafts } from './sample-mails.server.ts'

const SITE = { siteUrl: 'https://diya.example', brandName: 'Diya' }
const LINK = `${SITE.siteUrl}/s/AbCdEfGhIjK`
const drafts = listSampleDrafts({ site: SITE, now: NOW, pictureOf: () => null })
const buttonOf = ({ blocks }: MailDraft) =>
  blocks.flatMap((block) => (typeof block === 'object' && 'button' in block ? [block.button] : []))[0]

/** Routes of this site whose URL has a secret, without their secret: '/orders/', '/tickets/'. */
const SECRET_PATHS = [...readFileSync('app/routes.ts', 'utf8').matchAll(/route\('([^':]+):(?:token|code)'/g)].map(
  ([, path]) => `/${path}`,
)

describe.each(drafts.map((draft) => ({ draft, ...composeText(draft, LINK) })))(
  'the text message of $draft.kind',
  ({ draft, message }) => {
    test('fits into one message, uncut, and names the brand once', () => {
      expect(shareOfMessage(message)).toBeLessThanOrEqual(1)
      expect(message).not.toContain('...')
      expect(message.replace(LINK, '').split('Diya')).toHaveLength(2)
      expect(message.endsWith(` ${LINK}`)).toBe(true)
    })

    test('is one sentence or two, without a word of the mail’s layout', () => {
      expect(message).not.toMatch(/\bmail\b|\bbelow\b|\battached\b/i)
      expect(message).not.toMatch(/\s{2}|[‘’“”₹–—…]/)
    })

    test('links to a page of this site, and its link asks for digits where the URL is a secret', () => {
      const button = buttonOf(draft)
      expect(button?.url.startsWith(`${SITE.siteUrl}/`)).toBe(true)
      const { pathname, search } = new URL(button?.url ?? '')
      const isSecret = SECRET_PATHS.some((path) => pathname.startsWith(path)) || search !== ''
      expect(button?.hasToken ?? false).toBe(isSecret)
    })
  },
)

test('the routes with secrets are found', () => {
  expect(SECRET_PATHS).toEqual(expect.arrayContaining(['/orders/', '/receipt/', '/tickets/', '/guardian-consent/']))
  expect(globSync('app/features/short-links/*.route.tsx')).toHaveLength(1)
})

test('texts of private requests and events tell nothing about them', () => {
  const quiet = drafts.filter(({ kind }) => /-(?:sealed|private)$|^requests\.received$/.test(kind))
  expect(quiet.length).toBeGreaterThanOrEqual(10)
  for (const draft of quiet) {
    expect(composeText(draft, LINK).message).not.toMatch(
      /sahaara|legal|lawyer|wellbeing|care\b|safety|solve|desk|circle|loss|jewellery|papers|online/i,
    )
  }
})

const hindi = inLanguage('hi', () =>
  listSampleDrafts({ site: SITE, now: NOW, pictureOf: () => null }).map((draft) => ({
    draft,
    ...composeText(draft, `${SITE.siteUrl}/hi/s/AbCdEfGhIjK`),
  })),
)

describe.each(hindi)('the Hindi text message of $draft.kind', ({ draft, message }) => {
  test('is in Hindi, fits into two parts, uncut, and names the brand once', () => {
    const sentence = message.slice(0, message.lastIndexOf(' '))
    expect(sentence).toMatch(/[\u0900-\u097F]/)
    expect(fitsInto(message, 2), `${message} has ${message.length} characters`).toBe(true)
    expect(sentence).not.toContain('...')
    expect(sentence.split('Diya')).toHaveLength(2)
    // No words of a mail's layout.
    expect(sentence).not.toMatch(/मेल में|नीचे|साथ लगी|अटैच/)
  })

  test('has the name of the English one', () => {
    expect(drafts.map(({ kind }) => kind)).toContain(draft.kind)
  })
})

test('Hindi texts of private requests and events tell nothing about them', () => {
  const quiet = hindi.filter(({ draft: { kind } }) => /-(?:sealed|private)$|^requests\.received$/.test(kind))
  expect(quiet.length).toBeGreaterThanOrEqual(10)
  for (const { message } of quiet)
    expect(message).not.toMatch(/sahaara|सहारा|क़ानून|वकील|सुरक्षा|हिंसा|solve|सर्कल|गहने|काग़ज़|ऑनलाइन/i)
})
