import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_HELPLINES } from '#app/features/helplines/first-helplines.ts'
import { answersCopy as copy } from './answers-copy.ts'
import { copy as hindiCopy } from './copy.hi.ts'
import { copy as chatCopy } from './copy.ts'
import type { DangerKind } from '#app/features/torch/understanding/danger.ts'
import { findIntent } from '#app/features/torch/understanding/intents.ts'
import { languageOf } from '#app/features/torch/understanding/language.ts'
import { NUMBERS, replyTo, ROUTES } from './reply.ts'
import { DANGER, ROUTED } from '#app/features/torch/understanding/phrases.test-data.ts'
import { MESSAGE_CHARS_MAX } from '#app/features/torch/understanding/message-length.ts'

const WORDS_MAX = 25
/** Generous: the test only excludes a time that grows with the square of the number of words. */
const ANSWER_MS_MAX = 2_000

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('Torch asks nobody'))),
  )
})

afterEach(() => {
  expect(fetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

describe('the three suggestions', () => {
  it('have the routes and texts of each intent', () => {
    expect(ROUTES).toEqual({
      safety: ['/sahaara', '/stories', '/doc'],
      mother: ['/empowerher', '/stories', '/doc'],
      student: ['/ssr', '/seeds', '/sow'],
      business: ['/sellers', '/stories', '/empowerher'],
      partner: ['/partnership-hub', '/heartbeat', '/ngo-templates'],
      problem: ['/solve', '/stories', '/fearless-girls'],
      confidence: ['/fearless-girls', '/stories', '/empowerher'],
      idea: ['/start', '/seeds', '/solve'],
      default: ['/wings', '/stories', '/empowerher'],
    })
    const reply = replyTo('I want to sell my pickles')
    expect(reply.suggestions).toEqual([
      { text: 'Meet the sellers', route: '/sellers', wing: 'Sellers' },
      { text: 'Read about a first sale', route: '/stories', wing: 'Stories' },
      { text: 'See what others sell', route: '/empowerher', wing: 'EmpowerHer, the shop' },
    ])
    expect(reply.calls).toEqual([])
  })

  it('match the first messages that are offered', () => {
    expect(chatCopy.chat.starters.map(findIntent)).toEqual(['student', 'business', 'problem', 'safety'])
  })
})

describe('a question about the site', () => {
  const routesOf = (message: string) => replyTo(message).suggestions.map(({ route }) => route)

  it.each(['how much does it cost', 'Is it free?', 'kya ye free hai', 'क्या यह मुफ़्त है'])('%s: what it costs', (message) =>
    expect(routesOf(message)).toEqual(['/how-it-works', '/sow', '/terms']),
  )

  it.each(['contact', 'How can I contact you?', 'phone number', 'I have a complaint', 'sampark'])(
    '%s: where a person answers',
    (message) => expect(routesOf(message)).toEqual(['/contact', '/follow', '/support']),
  )

  it.each(['who are you', 'What is this?', 'are you a robot', 'how does this website work', 'aap kaun ho'])(
    '%s: who we are',
    (message) => expect(routesOf(message)).toEqual(['/about', '/how-it-works', '/wings']),
  )

  it('yields to danger and to every intent', () => {
    expect(replyTo('who are you? he hits me').danger).toBe('violence')
    expect(routesOf('how much does a course cost')).toEqual(ROUTES.student)
    expect(routesOf('what does it cost to become a seller')).toEqual(ROUTES.business)
    expect(routesOf('asdf')).toEqual(ROUTES.default)
  })
})

describe('in danger', () => {
  it.each<[DangerKind, string, string[]]>([
    ['violence', 'he hits me', ['112', '181', '15100']],
    ['self-harm', 'I want to end it all', ['14416', '112']],
    ['attempt', 'I took poison', ['112', '14416']],
    ['child', 'my uncle touches me, I am 13', ['1098', '112', '181']],
    ['online', 'he is blackmailing me with my photos', ['1930', '181', '112']],
    ['medical', 'she is not breathing', ['112']],
  ])('%s: the right number comes first', (danger, phrase, numbers) => {
    const reply = replyTo(phrase)
    expect(reply.danger).toBe(danger)
    expect(reply.calls.map(({ number }) => number)).toEqual(numbers)
    expect(reply.suggestions.map(({ route }) => route)).toEqual(['/support', '/sahaara', '/exit'])
  })

  it('uses only numbers from the list of helplines', () => {
    const listed = new Set(FIRST_HELPLINES.map(({ number }) => number))
    expect(
      Object.values(NUMBERS)
        .flat()
        .filter((number) => !listed.has(number)),
    ).toEqual([])
  })

  it('answers Hindi in Hindi, in either script', () => {
    for (const phrase of ['मुझे मारता है', 'mera pati mujhe marta hai', 'bachao']) {
      expect(replyTo(phrase)).toMatchObject({ language: 'hi', text: copy.hi.danger.violence })
    }
    expect(replyTo('My husband beats me')).toMatchObject({ language: 'en', text: copy.en.danger.violence })
    const english = Object.values(ROUTED)
      .flat()
      .filter((phrase) => /^(I|my|the|we|how|our) /i.test(phrase))
    expect(english.filter((phrase) => languageOf(phrase, 'en') === 'hi')).toEqual([])
  })

  it.each(['en', 'hi'] as const)('is brief (%s)', (language) => {
    const texts = [
      ...Object.values(copy[language].danger),
      ...Object.values(copy[language].answers).map(({ text }) => text),
    ]
    expect(texts.filter((text) => text.split(' ').length > WORDS_MAX)).toEqual([])
  })
})

describe('on a page in Hindi', () => {
  const UNCLEAR = ['UPI?', 'OTP', 'loan', 'refund status', 'scholarship', '👍', 'plz order cancel kardo']

  it.each(UNCLEAR)('%s, which could be either language, is answered in Hindi', (message) => {
    expect(replyTo(message, 'hi').language).toBe('hi')
    expect(replyTo(message, 'en').language).toBe('en')
  })

  it.each([
    'I want to sell my pickles',
    'how can i get a refund',
    'need help with my college fees',
    'my husband beats me',
    'he is killing me',
  ])('%s is answered in English', (message) => expect(replyTo(message, 'hi').language).toBe('en'))

  it.each(['order kab aayega', 'mera refund kaha hai', 'mai 16 ki hu'])('%s is Hindi on any page', (message) =>
    expect([replyTo(message, 'hi').language, replyTo(message, 'en').language]).toEqual(['hi', 'hi']),
  )

  it('the first messages that are offered are Hindi and lead to the same pages', () => {
    const { starters } = hindiCopy.chat
    expect(starters.map(findIntent)).toEqual(chatCopy.chat.starters.map(findIntent))
    expect(starters.map((starter) => replyTo(starter, 'hi').language)).toEqual(starters.map(() => 'hi'))
  })

  it('danger is answered with Hindi names of helplines and a Hindi way out', () => {
    const { calls, text, suggestions } = replyTo('suicide', 'hi')
    expect(text).toBe(copy.hi.danger['self-harm'])
    expect(calls).toEqual([
      { number: '14416', label: 'Tele-MANAS (मन की सेहत), 24 घंटे' },
      { number: '112', label: 'आपातकाल: पुलिस, एम्बुलेंस, दमकल' },
    ])
    expect(suggestions.at(-1)).toEqual({ text: 'यह साइट तुरंत छोड़ें', route: '/exit', wing: 'तुरंत बाहर' })
  })

  it('names are as on the Hindi pages: brands in Latin letters, everything else in Devanagari', () => {
    const brands =
      'Torch Sahaara EmpowerHer DOC Start SSR Solve School of World Sellers Fearless Girls Heartbeat Seeds NGO'
    const latin = JSON.stringify([
      Object.values(copy.hi.places),
      Object.values(copy.hi.danger),
      Object.values(copy.hi.dangerSuggestions),
      Object.values(copy.hi.answers).map(({ text, suggestions }) => [text, ...suggestions]),
    ]).match(/[A-Za-z]+/g)
    expect([...new Set(latin)].filter((word) => !brands.split(' ').includes(word))).toEqual([])
    expect(copy.hi.numbers).toEqual(hindiCopy.numbers)
    expect(copy.en.numbers).toEqual(chatCopy.numbers)
  })
})

describe('any message', () => {
  it('gets the same answer every time, with three suggestions and without a request', () => {
    const phrases = [...Object.values(DANGER), ...Object.values(ROUTED)].flat()
    const message = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom(...phrases))
    fc.assert(
      fc.property(message, (text) => {
        const reply = replyTo(text)
        expect(replyTo(text)).toEqual(reply)
        expect(replyTo(`${text.toUpperCase()} `).danger).toBe(replyTo(text.toUpperCase()).danger)
        expect(reply.suggestions.length).toBe(3)
        expect(reply.text).not.toBe('')
      }),
    )
  })

  it('is answered quickly, whatever its length', () => {
    const odd = [
      'he '.repeat(MESSAGE_CHARS_MAX),
      'i am '.repeat(MESSAGE_CHARS_MAX),
      'न'.repeat(5_000),
      'a'.repeat(5_000),
    ]
    for (const text of odd) {
      const before = performance.now()
      replyTo(text)
      expect(performance.now() - before).toBeLessThan(ANSWER_MS_MAX)
    }
  })
})
