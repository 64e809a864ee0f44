import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createOutbound } from './outbound.ts'

const asked: string[] = []
const app = new Hono()
app.get('/small', (c) => c.text('small'))
app.get('/large', (c) => c.body('x'.repeat(2_000_000)))
app.get('/moved', (c) => c.redirect('/small'))
app.post('/form', async (c) => c.json(await c.req.parseBody()))
const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: (request) => {
    asked.push(new URL(request.url).pathname)
    return app.fetch(request)
  },
})
let url: string
beforeAll(async () => {
  if (!server.listening) await new Promise((done) => server.once('listening', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

describe('a request to another server', () => {
  const open = createOutbound({ loopbackAllowed: true })
  const guarded = createOutbound({ loopbackAllowed: false })

  test('responds as fetch does', async () => {
    expect(await (await open(`${url}/small`)).text()).toBe('small')
    const form = await open(`${url}/form`, { method: 'POST', body: new URLSearchParams({ a: 'b' }) })
    expect(await form.json()).toEqual({ a: 'b' })
  })

  test('follows no redirect and limits the response’s size', async () => {
    expect((await open(`${url}/moved`)).status).toBe(302)
    await expect(open(`${url}/large`)).rejects.toThrow('too much')
  })

  test('never reaches the local machine, unless that is allowed', async () => {
    const before = asked.length
    await expect(guarded(`${url}/small`)).rejects.toThrow('may not be asked')
    await expect(guarded(url.replace('http:', 'https:').replace('127.0.0.1', 'localhost'))).rejects.toThrow(
      'may not be asked',
    )
    expect(asked.length).toBe(before)
  })

  test.each([
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://172.16.0.1/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'http://example.org/',
    'file:///etc/passwd',
    'ftp://example.org/',
  ])('never reaches %s', async (address) => {
    await expect(guarded(address)).rejects.toThrow('may not be asked')
  })
})
