import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { copy } from './copy.ts'

const FACTS = {
  brand: 'Diya',
  address: 'hello@diya.example',
  officer: undefined,
  paymentCompany: null,
  sessionCookie: accessTokenCookie('https://diya.example'),
}
const NOTICE = JSON.stringify(copy.text(FACTS))
/** Matches `…_COOKIE = 'name'` and `…_STORAGE_KEY = 'name'`. */
const KEPT = /(?:_COOKIE|STORAGE_KEY)\s*=\s*'([^']+)'/g

it('names every cookie and every key of browser storage in the source code', () => {
  const names = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test'))
    .flatMap((path) => [...readFileSync(join('app', path), 'utf8').matchAll(KEPT)].map(([, name]) => name ?? ''))
  expect(names.length).toBeGreaterThanOrEqual(5)
  expect([...new Set(names)].filter((name) => !NOTICE.includes(name))).toEqual([])
})

it('names the cookies of the auth service', () => {
  const names = readdirSync('auth', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test'))
    .flatMap((path) => [...readFileSync(join('auth', path), 'utf8').matchAll(KEPT)].map(([, name]) => name ?? ''))
  expect(names).toContain('auth-device')
  expect(names.filter((name) => !NOTICE.includes(name))).toEqual([])
})

it('names the session cookie as this installation calls it', () => {
  expect(NOTICE).toContain('"__Host-diya-at (cookie)"')
  const local = copy.text({ ...FACTS, sessionCookie: accessTokenCookie('http://localhost:3000') })
  expect(JSON.stringify(local)).toContain('"diya-at (cookie)"')
})

it('names the grievance officer if there is one, and the general address otherwise', () => {
  const named = JSON.stringify(copy.text({ ...FACTS, officer: 'Meera Rao, 12 Lake Road, Pune' }))
  expect(named).toContain('Meera Rao, 12 Lake Road, Pune')
  expect(NOTICE).toContain('Grievance officer, hello@diya.example')
})
