import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SESSION_STORAGE_KEY } from '#app/platform/session/session-names.ts'
import {
  clearDrafts,
  CODE_DRAFT,
  deleteCodeSteps,
  deleteSentDraft,
  DRAFT_CHARS_MAX,
  DRAFT_DAYS_MAX,
  DRAFT_SENT,
  draftKey,
  DRAFTS_CLEARED,
  DRAFTS_MAX,
  readDraft,
  saveDraft,
} from './draft-store.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

/** What of the web's storages is used: their entries are properties. */
function storage(): Record<string, unknown> {
  const methods = {
    getItem: (name: string) => (name in entries ? entries[name] : null),
    setItem: (name: string, text: string) => void (entries[name] = text),
    removeItem: (name: string) => void delete entries[name],
  }
  const entries = Object.create(methods) as Record<string, unknown>
  return entries
}

const KEY = draftKey('/contact', 'contact')
const typed = { fields: { message: ['The dupatta came with a stain.'] }, formKey: 'key-1' }

let events: EventTarget

beforeEach(() => {
  events = new EventTarget()
  vi.useFakeTimers({ now: new Date('2026-11-20T08:00:00Z') })
  vi.stubGlobal('location', new URL('https://diya.example'))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('dispatchEvent', (event: Event) => events.dispatchEvent(event))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const signInAs = (id: string | null) =>
  id === null
    ? localStorage.removeItem(SESSION_STORAGE_KEY)
    : localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify({ user: { id } }))

test('a draft is read back with its key; another form and another path have none', () => {
  expect(saveDraft(KEY, typed)).toBe(true)
  expect(readDraft(KEY)).toMatchObject(typed)
  expect(readDraft(draftKey('/contact', 'other'))).toBeNull()
  expect(readDraft(draftKey('/support', 'contact'))).toBeNull()
})

test('a visitor’s draft stays theirs after they have signed in', () => {
  saveDraft(KEY, typed)
  signInAs('asha')
  expect(readDraft(KEY)).toMatchObject(typed)
})

test.each(['bela', null])('Asha’s draft is not shown to %s and is deleted', (id) => {
  signInAs('asha')
  saveDraft(KEY, typed)
  signInAs(id)
  expect(readDraft(KEY)).toBeNull()
  signInAs('asha')
  expect(readDraft(KEY)).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual([])
})

test('sign-out and Exit delete the drafts of this tab and make those of tabs that are asleep invalid', () => {
  saveDraft(KEY, typed)
  const asleep = sessionStorage
  vi.stubGlobal('sessionStorage', storage())
  const onCleared = vi.fn<() => void>()
  events.addEventListener(DRAFTS_CLEARED, onCleared)
  saveDraft(KEY, typed)
  clearDrafts()
  expect(onCleared).toHaveBeenCalledOnce()
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], []])
  // The next person types something, and then the other tab wakes up.
  saveDraft(draftKey('/campus', 'campus'), typed)
  vi.stubGlobal('sessionStorage', asleep)
  expect(readDraft(KEY)).toBeNull()
  expect(Object.keys(asleep)).toEqual([])
})

test('an accepted form loses its draft and is told so; others stay', () => {
  const other = draftKey('/campus', 'campus')
  saveDraft(KEY, typed)
  saveDraft(other, typed)
  const sent: unknown[] = []
  events.addEventListener(DRAFT_SENT, (event) => sent.push((event as CustomEvent).detail))
  deleteSentDraft(KEY)
  expect(sent).toEqual([KEY])
  expect([readDraft(KEY), readDraft(other)]).toMatchObject([null, typed])
})

test('whoever has signed in needs no code step any more; other drafts stay', () => {
  saveDraft(draftKey('/auth/join', CODE_DRAFT), { fields: { email: ['asha@example.in'] } })
  saveDraft(KEY, typed)
  deleteCodeSteps()
  expect(JSON.stringify(sessionStorage)).not.toContain('asha@example.in')
  expect(readDraft(KEY)).toMatchObject(typed)
})

test('a draft is kept for a week', () => {
  saveDraft(KEY, typed)
  vi.setSystemTime(Date.now() + DRAFT_DAYS_MAX * DAY_MS - 1)
  expect(readDraft(KEY)).toMatchObject(typed)
  vi.setSystemTime(Date.now() + 1)
  expect(readDraft(KEY)).toBeNull()
})

test('of many drafts the oldest go, and one that is too long replaces nothing', () => {
  saveDraft(KEY, typed)
  expect(saveDraft(KEY, { fields: { message: ['x'.repeat(DRAFT_CHARS_MAX)] } })).toBe(false)
  expect(readDraft(KEY)).toMatchObject(typed)
  for (let index = 1; index <= DRAFTS_MAX; index++) {
    vi.setSystemTime(Date.now() + 1_000)
    saveDraft(draftKey(`/campaign/${index}/support`, 'gift'), typed)
  }
  expect(Object.keys(sessionStorage)).toHaveLength(DRAFTS_MAX)
  expect(readDraft(KEY)).toBeNull()
  expect(readDraft(draftKey('/campaign/1/support', 'gift'))).toMatchObject(typed)
})

test.each(['', '7', '{', '[]', 'null', '{"token":"1","owner":null,"savedAt":1,"fields":{"a":"text"}}'])(
  'stored text of another shape is ignored: %s',
  (text) => {
    sessionStorage.setItem(`diya:draft:${KEY}`, text)
    expect(readDraft(KEY)).toBeNull()
  },
)

test('a browser without storage keeps nothing, and nothing fails', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(saveDraft(KEY, typed)).toBe(false)
  expect(readDraft(KEY)).toBeNull()
  clearDrafts()
})
