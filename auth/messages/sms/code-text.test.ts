import { expect, test } from 'vitest'
import { readSettings } from '#auth/settings/settings.ts'
import type { Auth } from '#auth/context.ts'
import { codeText } from './code-text.ts'
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
