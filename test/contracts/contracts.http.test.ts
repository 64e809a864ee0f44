import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openService } from '#auth/test/service.test-support.ts'
import { testApp } from '#test/app.ts'
import { lostSince } from './additions.ts'
import { recordAuthShapes } from './auth-calls.ts'

// The API of v0.1.0 is a contract: newer releases may only add to it.

const t = await testApp()
const recorded = (name: string) => JSON.parse(readFileSync(`test/contracts/v0.1.0/${name}.json`, 'utf8'))

test('the API still has everything that v0.1.0 had', async () => {
  const document = await (await t.get('/api/v1/openapi.json')).json()
  expect(lostSince(recorded('openapi'), document)).toEqual([])
})

test('the auth service still has every field that v0.1.0 had', async () => {
  const service = await openService(t.database.db, { AUTH_MAGIC_LINK_ENABLED: 'true' })
  expect(lostSince(recorded('auth-shapes'), await recordAuthShapes(service))).toEqual([])
})

test('a removed, renamed or newly required field is detected', () => {
  const before = {
    requestBody: { required: ['a'], properties: { a: { type: 'string' } } },
    responses: { 200: { required: ['id'], properties: { id: { type: 'string' } } } },
  }
  const changed = (change: (copy: typeof before) => void) => {
    const copy = structuredClone(before)
    change(copy)
    return lostSince(before, copy)
  }
  expect(changed((copy) => Object.assign(copy.responses, { 404: {} }))).toEqual([])
  expect(changed((copy) => copy.requestBody.required.push('b'))).toEqual(['requestBody › required demands b'])
  expect(changed((copy) => copy.responses[200].required.pop())).toEqual(['responses › 200 › required lost id'])
  expect(changed((copy) => (copy.responses[200].properties.id.type = 'number'))).toHaveLength(1)
  expect(changed((copy) => Reflect.deleteProperty(copy.requestBody.properties, 'a'))).toEqual([
    'requestBody › properties › a is gone',
  ])
})
