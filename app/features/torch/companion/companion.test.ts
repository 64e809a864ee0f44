import { describe, expect, it } from 'vitest'
import { companionCopy as copy } from './companion-copy.ts'
import { isRotating, tipsFor } from './companion.ts'
import type { UserContext } from './companion-copy.ts'

const CONTEXTS: UserContext[] = ['student', 'woman', 'changemaker', 'new']
const WORDS_MAX = 25

describe('the tips', () => {
  it.each(CONTEXTS)('match a %s', (userContext) => {
    expect(tipsFor({ userContext })).toEqual(copy.contexts[userContext])
  })

  it.each([undefined, 'queen', 'constructor'])('treat the unknown context %s as new', (userContext) => {
    expect(tipsFor({ userContext })).toEqual(copy.contexts.new)
  })

  it.each<[number, number, string[]]>([
    [0, 0, copy.contexts.woman.map(({ text }) => text)],
    [2, 1, copy.contexts.woman.map(({ text }) => text)],
    [3, 0, [copy.readyToEarn.text]],
    [3, 9, [copy.readyToEarn.text]],
    [2, 2, [copy.heartsTouched(12).text]],
    [0, 5, [copy.heartsTouched(30).text]],
  ])('with %i courses and %i stories', (coursesCompleted, storiesShared, texts) => {
    const tips = tipsFor({ userContext: 'woman', userProgress: { coursesCompleted, storiesShared } })
    expect(tips.map(({ text }) => text)).toEqual(texts)
  })

  it('on the solve page are its own four, whatever the progress', () => {
    const tips = tipsFor({
      userContext: 'student',
      currentPage: 'solve',
      userProgress: { coursesCompleted: 9, storiesShared: 9 },
    })
    expect(tips.map(({ link, actionType }) => `${actionType} ${link}`)).toEqual([
      'scroll #challenges',
      'scroll #emergency-fund',
      'solve-action solve-together',
      'solve-action share-story',
    ])
    expect(isRotating(tips, 'solve')).toBe(false)
  })

  it('never link to the current page', () => {
    const links = tipsFor({ userContext: 'woman', path: '/fearless-girls' }).map(({ link }) => link)
    expect(links).toEqual(['/sellers', '/stories'])
  })

  it('rotate only when there is more than one', () => {
    expect(isRotating(copy.contexts.new, 'home')).toBe(true)
    expect(isRotating([copy.readyToEarn], 'home')).toBe(false)
  })

  it('link to the pages of the specification', () => {
    const all = [copy.readyToEarn, copy.heartsTouched(12), ...CONTEXTS.flatMap((context) => copy.contexts[context])]
    const byLabel = Object.fromEntries(all.map(({ label, link }) => [label, link]))
    expect(byLabel).toMatchObject({
      'Start earning': '/sellers',
      'Create a campaign': '/solve',
      'Start SSR, the student programme': '/ssr',
      'Explore courses': '/school',
      'Share your story': '/stories',
      'Build courage': '/fearless-girls',
      'View analytics': '/mutually',
      'Explore opportunities': '/seeds',
      'See the four ways to start': '#start-here',
    })
    const expected = all.map(({ link }) => (link.startsWith('#') ? 'scroll' : 'navigate'))
    expect(all.map(({ actionType }) => actionType)).toEqual(expected)
  })

  it('are brief', () => {
    const all = [copy.readyToEarn, copy.heartsTouched(12), ...copy.solve, ...CONTEXTS.flatMap((c) => copy.contexts[c])]
    expect(all.filter(({ text }) => text.split(' ').length > WORDS_MAX)).toEqual([])
  })
})
