import { beforeEach, describe, expect, test } from 'vitest'
import type { TextTemplates } from '#auth/settings/text-messages.ts'
import { createMsg91 } from './msg91.ts'
import type { SmsSender, TextError, TextMessage } from './sms-sender.ts'
import { createTwilio } from './twilio.ts'

let asked: { url: string; headers: Headers; body: string }[]
let answer: () => Response
const fetch = async (url: string | URL | Request, init?: RequestInit) => {
  asked.push({ url: String(url), headers: new Headers(init?.headers), body: String(init?.body) })
  return answer()
}
beforeEach(() => {
  asked = []
})

const code: TextMessage = {
  phone: '919876543210',
  message: 'Your code is 123456',
  channel: 'sms',
  code: '123456',
  template: { kind: 'sign_in_code', variables: { code: '123456' } },
}
const notice: TextMessage = {
  phone: '919876543210',
  message: 'Order 4711 is on its way: https://diya.example/o/x',
  channel: 'sms',
  template: { kind: 'order_sent', variables: { number: '4711', link: 'https://diya.example/o/x' } },
}
const NO_TEMPLATES: TextTemplates = { byKind: new Map(), fallback: undefined }
const form = (at = 0) => Object.fromEntries(new URLSearchParams(asked[at]?.body))
const json = () => JSON.parse(asked[0]?.body ?? '')

function twilio({ from = '+15550001111', header = '', whatsappTemplates = NO_TEMPLATES } = {}) {
  return createTwilio({ accountSid: 'AC1', authToken: 'secret', from, header, whatsappTemplates }, fetch)
}
function msg91({ header = '', templates = NO_TEMPLATES } = {}) {
  return createMsg91({ authKey: 'key', templateId: 'T1', header, templates }, fetch)
}

describe('Twilio', () => {
  beforeEach(() => {
    answer = () => Response.json({ sid: 'SM1' }, { status: 201 })
  })

  test('gets the number, the text and its own credentials', async () => {
    expect(await twilio().send(code)).toBe('SM1')
    expect(asked[0]?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json')
    expect(asked[0]?.headers.get('authorization')).toBe(`Basic ${btoa('AC1:secret')}`)
    expect(form()).toEqual({ To: '+919876543210', From: '+15550001111', Body: 'Your code is 123456' })
  })

  test('sends SMS from the registered header, and WhatsApp and calls from the number', async () => {
    const sender = twilio({ header: 'DIYAIN' })
    for (const channel of ['sms', 'whatsapp', 'call'] as const) await sender.send({ ...code, channel })
    expect([form(0)['From'], form(1)['From'], form(2)['From']]).toEqual([
      'DIYAIN',
      'whatsapp:+15550001111',
      '+15550001111',
    ])
  })

  test('sends by WhatsApp, and through a messaging service', async () => {
    await twilio().send({ ...code, channel: 'whatsapp' })
    await twilio({ from: 'MG7' }).send(code)
    expect(form(0)).toEqual({
      To: 'whatsapp:+919876543210',
      From: 'whatsapp:+15550001111',
      Body: 'Your code is 123456',
    })
    expect(form(1)).toEqual({ To: '+919876543210', MessagingServiceSid: 'MG7', Body: 'Your code is 123456' })
  })

  test('fills the content template of a WhatsApp message: its own, that of all codes, or that of everything', async () => {
    const byKind = new Map([
      ['code', 'HX1'],
      ['order_sent', 'HX2'],
    ])
    const sender = twilio({ whatsappTemplates: { byKind, fallback: 'HX3' } })
    const other = { ...notice, template: { kind: 'gift_received', variables: { sum: '₹500' } } }
    for (const text of [code, notice, other]) await sender.send({ ...text, channel: 'whatsapp' })
    const filled = [0, 1, 2].map((at) => [form(at)['ContentSid'], JSON.parse(form(at)['ContentVariables'] ?? '')])
    expect(filled).toEqual([
      ['HX1', { 1: '123456' }],
      ['HX2', { 1: '4711', 2: 'https://diya.example/o/x' }],
      ['HX3', { 1: notice.message }],
    ])
    expect(form(0)['Body']).toBeUndefined()
  })

  test('calls, and speaks the text, in which markup is only text', async () => {
    await twilio().send({ ...code, channel: 'call', message: 'Your code for A & <B> is: 1, 2' })
    expect(asked[0]?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Calls.json')
    expect(form()).toEqual({
      To: '+919876543210',
      From: '+15550001111',
      Twiml:
        '<Response><Pause length="1"/><Say language="en-IN">Your code for A &amp; &lt;B&gt; is: 1, 2</Say></Response>',
    })
  })
})

describe('MSG91', () => {
  beforeEach(() => {
    answer = () => Response.json({ type: 'success', message: '3763' })
  })

  test('gets the template, the number and the code', async () => {
    expect(await msg91().send(code)).toBe('3763')
    expect(asked[0]?.url).toBe('https://control.msg91.com/api/v5/flow')
    expect(asked[0]?.headers.get('authkey')).toBe('key')
    expect(json()).toEqual({ template_id: 'T1', recipients: [{ mobiles: '919876543210', otp: '123456' }] })
  })

  test('gets the template of a notice by its kind, with its variables and the header', async () => {
    const templates = { byKind: new Map([['order_sent', 'T2']]), fallback: 'T3' }
    await msg91({ templates, header: 'DIYAIN' }).send(notice)
    expect(json()).toEqual({
      template_id: 'T2',
      sender: 'DIYAIN',
      recipients: [{ mobiles: '919876543210', number: '4711', link: 'https://diya.example/o/x' }],
    })
  })

  test('gets the template of all other notices with the whole text', async () => {
    await msg91({ templates: { byKind: new Map(), fallback: 'T3' } }).send(notice)
    expect(json()).toEqual({ template_id: 'T3', recipients: [{ mobiles: '919876543210', message: notice.message }] })
  })

  test('is not asked to send a notice that no template was registered for', async () => {
    await expect(msg91().send(notice)).rejects.toMatchObject({ reason: 'not-configured' })
    expect(asked).toEqual([])
  })
})

describe('a provider that does not send', () => {
  const providers: [string, () => SmsSender][] = [
    ['Twilio', twilio],
    ['MSG91', msg91],
  ]
  const secret = 'number 919876543210, text 123456'
  const down = () => {
    throw new TypeError('fetch failed', { cause: secret })
  }
  const slow = () => {
    throw new DOMException(secret, 'TimeoutError')
  }

  test.each<[string, string, () => Response]>([
    ['is away', 'unavailable', down],
    ['has an error', 'unavailable', () => new Response(secret, { status: 503 })],
    ['takes too long', 'timeout', slow],
    ['is asked too often', 'provider-limit', () => Response.json({ message: secret }, { status: 429 })],
    ['refuses the credentials', 'refused', () => Response.json({ message: secret }, { status: 401 })],
    ['answers with a page', 'invalid-response', () => new Response(`<html>${secret}`)],
    ['answers with other JSON', 'invalid-response', () => Response.json([secret])],
    ['answers with nothing', 'invalid-response', () => new Response(null, { status: 200 })],
  ])('%s: %s, without the number and the text', async (_case, reason, said) => {
    answer = said
    for (const [name, open] of providers) {
      const error = await open()
        .send(code)
        .catch((thrown: TextError) => thrown)
      expect([name, error]).toMatchObject([name, { name: 'TextError', reason }])
      expect(JSON.stringify(error) + String(error)).not.toMatch(/919876543210|123456/)
    }
  })

  test('refuses a number: a landline, one that does not exist, one that opted out', async () => {
    for (const number of [21_211, 21_614, 21_610]) {
      answer = () => Response.json({ code: number, message: secret }, { status: 400 })
      await expect(twilio().send(code)).rejects.toMatchObject({
        reason: 'number-refused',
        message: 'Twilio answered 400',
      })
    }
    answer = () => Response.json({ code: 21_606, message: secret }, { status: 400 })
    await expect(twilio().send(code)).rejects.toMatchObject({ reason: 'refused' })
  })

  test('refuses with status 200', async () => {
    answer = () => Response.json({ type: 'error', message: secret })
    await expect(msg91().send(code)).rejects.toMatchObject({ reason: 'refused', message: 'MSG91 answered 200' })
  })
})
