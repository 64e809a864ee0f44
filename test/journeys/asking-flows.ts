import { copy as legalCopy } from '#app/features/legal-companion/copy.ts'
import { copy as followCopy } from '#app/features/requests/follow/copy.ts'
import { copy as ownCopy } from '#app/features/requests/follow/own-request-copy.ts'
import type { Reader } from './reader.ts'

const CODE = /[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{2}/

/** Asks in confidence; returns the code. */
export async function ask(reader: Reader, { contact }: { contact: string }): Promise<string> {
  const { page } = reader
  await reader.open('/legal-companion')
  await page.locator('main select[name=matter]').selectOption('work')
  await page.locator('main input[name=when][value=later]').check()
  await reader.type({
    question: 'तीन महीने से मज़दूरी नहीं मिली।',
    name: 'मीरा',
    contact,
    safe: 'दोपहर १२ से २ बजे, सिर्फ़ ई-मेल',
  })
  await reader.press(() => legalCopy.intake.send)
  await reader.see(() => legalCopy.intake.sent.title)
  await reader.look()
  return reader.find(CODE)
}

/** Opens a request with its code, as it was typed. */
export async function followRequest(reader: Reader, code: string): Promise<void> {
  await reader.open('/follow')
  await reader.fill(() => followCopy.code.label, code)
  await reader.press(() => followCopy.send)
  await reader.page.getByRole('list', { name: reader.say(() => ownCopy.history) }).waitFor()
  await reader.look()
}
