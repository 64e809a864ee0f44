import { describe, expect, test } from 'vitest'
import type { MailDraft } from '#app/platform/mail/draft.ts'
import { composeText } from './compose-text.ts'
import { shareOfMessage } from './gsm.ts'

const LINK = 'https://diya.example/s/AbCdEfGhIjK'
const draft: MailDraft = {
  kind: 'tests.sample',
  site: { siteUrl: 'https://diya.example', brandName: 'Diya' },
  subject: 'Your parcel is packed',
  name: 'Asha',
  blocks: ['A long paragraph that no text message has.', { button: { label: 'Open', url: 'https://diya.example/a' } }],
  why: 'You get this mail because you asked.',
}
const messageOf = (changes: Partial<MailDraft>) => composeText({ ...draft, ...changes }, LINK).message

describe('a text message', () => {
  test('is the brand, one sentence and the link, and nothing else of the mail', () => {
    expect(messageOf({})).toBe(`Diya: Your parcel is packed. ${LINK}`)
    expect(messageOf({ text: 'Has your parcel arrived? If not, tell us:' })).toBe(
      `Diya: Has your parcel arrived? If not, tell us: ${LINK}`,
    )
  })

  test('names the brand once', () => {
    expect(messageOf({ subject: 'Your Diya demo' })).toBe(`Your Diya demo. ${LINK}`)
    expect(messageOf({ subject: 'Diya: your message' })).toBe(`Diya: Your message. ${LINK}`)
  })

  test('cuts a sentence that is too long at a word, and never the link', () => {
    const message = messageOf({ subject: 'word '.repeat(60) })
    expect(message).toMatch(/^Diya: Word (?:word )+word\.\.\. https:\/\/diya\.example\/s\/AbCdEfGhIjK$/)
    expect(shareOfMessage(message)).toBeLessThanOrEqual(1)
  })

  test('leaves out a code, which a lock screen would show', () => {
    const code = { code: { label: 'Your code:', value: 'K7QM-2XTP-9D' } }
    expect(JSON.stringify(composeText({ ...draft, blocks: [code, ...draft.blocks] }, LINK))).not.toMatch(/K7QM|code/)
  })

  test('writes rupees, dashes and quotation marks in the alphabet of text messages', () => {
    expect(messageOf({ subject: 'Your refund of ₹1,190 – “done”, Savita’s' })).toBe(
      `Diya: Your refund of Rs 1,190 - "done", Savita's. ${LINK}`,
    )
  })

  test('with letters of Hindi is at most 70 characters, and its link stays whole', () => {
    const message = messageOf({ subject: 'आपका टिकट: महिलाओं के लिए किताबें और संगीत' })
    expect(message.length).toBeLessThanOrEqual(70)
    expect(message).toMatch(/^Diya: आपका टिकट: .*\.\.\. https:\/\/diya\.example\/s\/AbCdEfGhIjK$/)
  })

  test('tells a provider with registered templates sentence and link one by one', () => {
    expect(composeText(draft, LINK).variables).toEqual({ text: 'Diya: Your parcel is packed.', link: LINK })
  })
})

test('brackets and the euro sign take the room of two characters', () => {
  expect(shareOfMessage('a'.repeat(160))).toBe(1)
  expect(shareOfMessage(`${'a'.repeat(159)}€`)).toBeGreaterThan(1)
  expect(shareOfMessage(`${'a'.repeat(158)}€`)).toBe(1)
  expect(shareOfMessage('अ'.repeat(70))).toBe(1)
  expect(shareOfMessage('अ'.repeat(71))).toBeGreaterThan(1)
})
