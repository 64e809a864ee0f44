import { beforeEach, describe, expect, test } from 'vitest'
import { createMsg91 } from './msg91.ts'
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
const message = { phone: '919876543210', message: 'Your code is 123456', code: '123456' }

describe('Twilio', () => {
  const twilio = (from = '+15550001111') => createTwilio({ accountSid: 'AC1', authToken: 'secret', from }, fetch)

  test('gets the number, the text and its own credentials', async () => {
    answer = () => Response.json({ sid: 'SM1' }, { status: 201 })
    expect(await twilio().send({ ...message, channel: 'sms' })).toBe('SM1')
    expect(asked[0]?.url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json')
    expect(asked[0]?.headers.get('authorization')).toBe(`Basic ${btoa('AC1:secret')}`)
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      To: '+919876543210',
      From: '+15550001111',
      Body: 'Your code is 123456',
    })
  })

  test('sends by WhatsApp, and through a messaging service', async () => {
    answer = () => Response.json({ sid: 'SM1' })
    await twilio().send({ ...message, channel: 'whatsapp' })
    await twilio('MG7').send({ ...message, channel: 'sms' })
    const [whatsapp, service] = asked.map(({ body }) => Object.fromEntries(new URLSearchParams(body)))
    expect(whatsapp).toMatchObject({ To: 'whatsapp:+919876543210', From: 'whatsapp:+15550001111' })
    expect(service).toEqual({ To: '+919876543210', MessagingServiceSid: 'MG7', Body: 'Your code is 123456' })
  })

  test('throws an error without the number when it refuses', async () => {
    answer = () => Response.json({ message: "The 'To' number +919876543210 is not valid" }, { status: 400 })
    await expect(twilio().send({ ...message, channel: 'sms' })).rejects.toThrow(/^Twilio answered 400$/)
  })
})

describe('MSG91', () => {
  const msg91 = createMsg91({ authKey: 'key', templateId: 'T1' }, fetch)

  test('gets the template, the number and the code', async () => {
    answer = () => Response.json({ type: 'success', message: '3763' })
    expect(await msg91.send({ ...message, channel: 'sms' })).toBe('3763')
    expect(asked[0]?.url).toBe('https://control.msg91.com/api/v5/flow')
    expect(asked[0]?.headers.get('authkey')).toBe('key')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      template_id: 'T1',
      recipients: [{ mobiles: '919876543210', otp: '123456' }],
    })
  })

  test('throws an error for a refusal with status 200', async () => {
    answer = () => Response.json({ type: 'error', message: 'template 919876543210' })
    await expect(msg91.send({ ...message, channel: 'sms' })).rejects.toThrow()
    answer = () => new Response(null, { status: 401 })
    await expect(msg91.send({ ...message, channel: 'sms' })).rejects.toThrow(/^MSG91 answered 401$/)
  })
})
