import { data } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { isAccepted } from './sent-drafts.ts'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://diya.example/ssr/needs/new'))
  return () => vi.unstubAllGlobals()
})

const redirectTo = (Location: string) => ({
  type: 'error' as const,
  result: new Response(null, { status: 303, headers: { Location } }),
})
const answer = (value: unknown, status = 200) => ({ type: 'data' as const, result: data(value, { status }) })

test.each([
  ['a redirect to what was made', redirectTo('/ssr/needs/7?done=posted')],
  ['a redirect to the payment', redirectTo('https://pay.example/7')],
  ['a redirect to a page whose name begins alike', redirectTo('/authors')],
  ['the receipt of a request', answer({ kind: 'contact', receipt: { code: 'K7QM2XTP9D', contact: null } })],
  ['what was done', answer({ done: 'agreed' })],
])('a form is accepted by %s', (_, result) => {
  expect(isAccepted(result)).toBe(true)
})

test.each([
  ['the sign-in', redirectTo('/auth?next=%2Fssr%2Fneeds%2Fnew')],
  ['the sign-in of students', redirectTo('/ssr/auth')],
  ['the proof of identity', redirectTo('/account/confirm-identity?next=%2Faccount')],
  ['errors', answer({ errors: { title: 'Please fill this in.' }, values: {} }, 400)],
  ['what was not done', answer({ done: 'agreed' }, 404)],
  ['the breakdown of a gift', answer({ step: 'review', values: {} })],
  ['nothing, because the line broke', answer(undefined, 503)],
  ['an error', { type: 'error' as const, result: new TypeError('Failed to fetch') }],
])('a form is not accepted by %s: its draft stays', (_, result) => {
  expect(isAccepted(result)).toBe(false)
})
