import { describe, expect, test } from 'vitest'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import type { MessageLanguages } from '#auth/messages/message-languages.ts'
import { readSettings } from '#auth/settings/settings.ts'
import type { Auth } from '#auth/context.ts'
import { codeMessage, codeText } from './code-text.ts'
import { registeredTemplate } from './registered-template.ts'
import { smsParts } from './sms-parts.ts'
import type { SmsChannel } from './sms-sender.ts'

function textOf(channel: SmsChannel, env: Record<string, string> = {}) {
  const settings = readSettings({
    AUTH_EXTERNAL_URL: 'https://diya.example/auth/v1',
    AUTH_MAIL_SITE_NAME: 'Diya',
    ...env,
  })
  return codeText({ settings } as Auth, { code: '042042', channel })
}

test('the SMS of a code names the site, warns, and ends with the line for the browser', () => {
  expect(textOf('sms')).toBe(
    '042042 is your code for Diya. Do not share it with anyone. We never ask for it.\n\n@diya.example #042042',
  )
})

test('the line for the browser names the site’s host alone, also after a text of our own', () => {
  const text = textOf('sms', {
    AUTH_SITE_URL: 'http://localhost:5173',
    AUTH_SMS_TEMPLATE: 'Your code: {code}. {code} is for {site}.',
  })
  expect(text).toBe('Your code: 042042. 042042 is for Diya.\n\n@localhost #042042')
})

test('a WhatsApp message has no line for the browser', () => {
  expect(textOf('whatsapp')).toBe('042042 is your code for Diya. Do not share it with anyone. We never ask for it.')
})

test('a call says each digit by itself, twice', () => {
  expect(textOf('call')).toBe(
    'Your code for Diya is: 0, 4, 2, 0, 4, 2. Once more: 0, 4, 2, 0, 4, 2. Do not tell it to anybody.',
  )
})

test('the SMS of a code is billed as one, also with a long name and a long host', () => {
  const env = {
    AUTH_MAIL_SITE_NAME: 'EmpowerHer Foundation of India',
    AUTH_SITE_URL: 'https://www.empowerher.org.in',
  }
  expect(smsParts(textOf('sms', env))).toBe(1)
  expect(textOf('sms', env).length).toBeLessThanOrEqual(160)
})

test('an SMS has 160 characters of GSM or 70 of others, and a long one is several', () => {
  expect([smsParts('a'.repeat(160)), smsParts('a'.repeat(161)), smsParts('a'.repeat(307))]).toEqual([1, 2, 3])
  expect([smsParts('€'.repeat(80)), smsParts('€'.repeat(81))]).toEqual([1, 2])
  expect([smsParts('न'.repeat(70)), smsParts('न'.repeat(71)), smsParts('₹1')]).toEqual([1, 2, 1])
})

describe('to a reader of Hindi', () => {
  /** As the product answers: the copy of the current language. */
  const languages: MessageLanguages = {
    of: async (address) => (address === '919876543210' ? 'hi' : 'en'),
    run: (language, compose) => inLanguage(language === 'hi' ? 'hi' : 'en', compose),
    link: (url) => url,
  }
  const messageTo = (phone: string, env: Record<string, string> = {}, channel: SmsChannel = 'sms') => {
    const settings = readSettings({
      AUTH_EXTERNAL_URL: 'https://diya.example/auth/v1',
      AUTH_MAIL_SITE_NAME: 'Diya',
      ...env,
    })
    return codeMessage({ settings, languages } as Auth, { phone, code: '042042', channel })
  }

  test('the SMS of a code is in Hindi and billed as one; to others it is in English', async () => {
    const { message, language } = await messageTo('919876543210')
    expect(message).toBe('042042 Diya का कोड है। किसी को न बताएँ।\n\n@diya.example #042042')
    expect(language).toBe('hi')
    expect(smsParts(message)).toBe(1)
    expect(await messageTo('919876543211')).toMatchObject({
      language: 'en',
      message: expect.stringMatching(/^042042 is/),
    })
  })

  test('it is in English where a long host would make it two, and a WhatsApp message stays Hindi', async () => {
    const env = { AUTH_SITE_URL: 'https://www.empowerher-foundation.org.in' }
    const { message, language } = await messageTo('919876543210', env)
    expect(message).toMatch(/^042042 is your code/)
    expect(language).toBe('en')
    expect((await messageTo('919876543210', env, 'whatsapp')).language).toBe('hi')
  })

  test('a registered template of their language comes first', () => {
    const templates = {
      byKind: new Map([
        ['order_placed', '1'],
        ['order_placed_hi', '2'],
      ]),
      fallback: '3',
    }
    const text = {
      phone: '919876543210',
      message: 'x',
      channel: 'sms',
      template: { kind: 'order_placed', variables: {} },
    } as const
    expect(registeredTemplate(templates, { ...text, language: 'hi' })?.id).toBe('2')
    expect(registeredTemplate(templates, text)?.id).toBe('1')
    expect(
      registeredTemplate({ ...templates, byKind: new Map([['order_placed', '1']]) }, { ...text, language: 'hi' })?.id,
    ).toBe('1')
  })
})
