import { expect, test } from 'vitest'
import { nameInMail, textInMail } from './name-in-mail.ts'

test.each([
  ['Asha Kale', 'Asha Kale'],
  ['  K.Lakshmi ', 'K. Lakshmi'],
  ['क्\u200Dषमा', 'क्\u200Dषमा'],
  ['http://evil.example/kyc', 'evil. example/kyc'],
  ['www.evil.example', 'www. evil. example'],
  ['ｅｖｉｌ．example', 'evil. example'],
  ['evil。example', 'evil. example'],
  ['call@evil.example', 'call at evil. example'],
  ['Ward 7.30', 'Ward 7.30'],
  ['Asha\r\nBcc: x@y.z', 'Asha Bcc: x at y. z'],
  ['\u202Emoc.live\u202C', 'moc. live'],
  ['Your bank: confirm your KYC at http://evil.example/kyc', 'Your bank: confirm your KYC at evil. ex…'],
  ['🪔'.repeat(41), `${'🪔'.repeat(39)}…`],
])('%s stands in a mail as %s', (name, shown) => {
  expect(nameInMail(name)).toBe(shown)
})

test('a text keeps its line breaks and its length', () => {
  expect(textInMail('The jar broke.\nSee https://evil.example/jar or a@b.example, ₹1,450.50')).toBe(
    'The jar broke.\nSee evil. example/jar or a at b. example, ₹1,450.50',
  )
})
