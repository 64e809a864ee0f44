import { expect, test } from 'vitest'
import { mayOffer, prefersOffered, withOffer } from './language-offer.server.ts'

test.each([
  ['hi', true],
  ['hi-IN,hi;q=0.9,en-IN;q=0.8,en;q=0.7', true],
  ['mr,hi;q=0.9,en;q=0.8', true],
  ['en;q=0.5, hi', true],
  ['en-IN,en;q=0.9,hi;q=0.8', false],
  ['en,hi', false],
  ['mr-IN,en;q=0.9,hi;q=0.8', false],
  ['hi;q=0,en', false],
  ['zh-hi', false],
  ['', false],
  [undefined, false],
])('a browser with the languages %s is offered Hindi: %s', (acceptLanguage, isOffered) => {
  expect(prefersOffered({ acceptLanguage, cookie: undefined })).toBe(isOffered)
})

test('what somebody has chosen counts more than the browser', () => {
  expect(prefersOffered({ acceptLanguage: 'hi', cookie: 'a=b; language=en' })).toBe(false)
  expect(prefersOffered({ acceptLanguage: 'en', cookie: 'language=hi; a=b' })).toBe(true)
  expect(prefersOffered({ acceptLanguage: 'hi', cookie: 'language=fr' })).toBe(true)
})

test('only English pages that are also in Hindi have the offer, and no data of a page', () => {
  expect(['/', '/about', '/campaign/rukmini-grocery'].filter((path) => !mayOffer(path))).toEqual([])
  const others = ['/hi', '/hi/about', '/operator', '/developers', '/api/v1/stories', '/about.data', '/_root.data']
  expect(others.filter(mayOffer)).toEqual([])
})

test('the offer stands behind the skip link and leads to the same page', () => {
  const page = withOffer('<body><a class="skip" href="#main">Skip</a><header>', '/empowerher?q=a"b&c=1')
  expect(page).toMatch(
    /^<body><a class="skip" href="#main">Skip<\/a><section class="language-offer" data-first lang="hi"/,
  )
  expect(page).toContain('href="/hi/empowerher?q=a&#34;b&#38;c=1">')
})
