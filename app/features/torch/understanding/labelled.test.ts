import { describe, expect, it } from 'vitest'
import { type DangerKind, findDanger } from './danger.ts'
import { type Danger, type Labelled, labelled } from './labelled.test-data.ts'
import { later, unseen, used } from './labelled-later.test-data.ts'

const RECALL_MIN = 0.95
const FALSE_ALARMS_MAX = 0.05
/** Of sentences that were written after the rules: 18 of 30 when they were first measured. */
const UNSEEN_RECALL_MIN = 0.5

const KINDS: Record<Danger, DangerKind> = {
  'thoughts of dying': 'self-harm',
  'attempt now': 'attempt',
  violence: 'violence',
  child: 'child',
  online: 'online',
  medical: 'medical',
  'stalking or trafficking': 'violence',
}

const isFound = ({ text }: Labelled): boolean => findDanger(text) !== null
const dangers = labelled.filter(({ danger }) => danger !== null)
const harmless = labelled.filter(({ danger }) => danger === null)
const heldOut = ({ half }: Labelled): boolean => half === 'held out'

const share = (part: readonly unknown[], all: readonly unknown[]): number => part.length / all.length
const found = (all: readonly Labelled[]): string => `${all.filter(isFound).length} of ${all.length}`

describe('400 labelled sentences', () => {
  it('are 200 dangers and 200 that only look like one, half of them held out, each once', () => {
    expect([dangers.length, harmless.length, labelled.filter(heldOut).length]).toEqual([200, 200, 200])
    expect(new Set(labelled.map(({ text }) => text)).size).toBe(400)
  })

  it(`at least 95 of 100 dangers are found (${found(dangers)}; held out ${found(dangers.filter(heldOut))})`, () => {
    expect(share(dangers.filter(isFound), dangers)).toBeGreaterThanOrEqual(RECALL_MIN)
  })

  it(`at most 5 of 100 others raise an alarm (${found(harmless)}; held out ${found(harmless.filter(heldOut))})`, () => {
    expect(share(harmless.filter(isFound), harmless)).toBeLessThanOrEqual(FALSE_ALARMS_MAX)
  })

  it.each(['hindi', 'hinglish', 'english'] as const)('at least 90 of 100 dangers are found in %s', (language) => {
    const own = dangers.filter((sentence) => sentence.language === language)
    expect(share(own.filter(isFound), own)).toBeGreaterThanOrEqual(0.9)
  })

  it('of the dangers that are found, at least 90 of 100 are of the right kind', () => {
    const all = dangers.filter(isFound)
    const right = all.filter(({ danger, text }) => danger && findDanger(text) === KINDS[danger])
    expect(share(right, all)).toBeGreaterThanOrEqual(0.9)
  })
})

describe('danger is found beside what only sounds like it', () => {
  it.each([
    'he hit me in the book shop',
    'boss mujhe maar raha hai',
    'exam ki wajah se apni jaan le lungi',
    'meri behen ne apni jaan le li',
    'video viral ho gayi ab mar jaungi',
    'i give up',
    'he is killing me',
    'we were beaten by our father',
    'my father had a heart attack just now, what to do for him',
    'papa game khelne par mujhe maarte hai',
    'cricket khelne gayi to papa ne peeta, mujhe bahut maara',
    'chai thandi thi to pati ne bahut maara',
    'marne ki dawa batao',
    'usne kaha goli maar dunga',
    'i wrote my project and then my uncle touched me',
    'film dekhne gayi thi to pati ne mujhe mara',
    'i left him in 2022 and i am happy but he still follows me home',
    'what is dowry law, my husband hits me',
    'chuhe maarne ki dawa pi li',
    'ngo wali didi, mera pati mujhe maarta hai',
  ])('%s', (text) => expect(findDanger(text)).not.toBeNull())
})

describe('sentences written after the rules were tuned', () => {
  const found = (texts: readonly string[]) => texts.filter((text) => findDanger(text) !== null)
  const all = (kind: 'danger' | 'harmless', ...sets: (typeof unseen)[]) =>
    sets.flatMap((set) => Object.values(set).flatMap((group) => group[kind]))

  it('at least half of the dangers that nobody had seen are found, which is why numbers are always shown', () => {
    const texts = all('danger', unseen)
    expect(share(found(texts), texts)).toBeGreaterThanOrEqual(UNSEEN_RECALL_MIN)
  })

  it('at least 90 of 100 dangers are found of those that the rules were extended with', () => {
    const texts = [...all('danger', later), ...used.danger]
    expect(share(found(texts), texts)).toBeGreaterThanOrEqual(0.9)
  })

  it('at most 5 of 100 others raise an alarm', () => {
    const texts = [...all('harmless', later, unseen), ...used.harmless]
    expect(share(found(texts), texts)).toBeLessThanOrEqual(FALSE_ALARMS_MAX)
  })
})
