import { expect, it } from 'vitest'
import { type Conversation, nextTurn, THINKING_MS } from './conversation.ts'

const NOTHING: Conversation = { messages: [], pending: null }
const said = ({ messages }: Conversation) => messages.map(({ isUser, text }) => `${isUser ? 'she' : 'Torch'}: ${text}`)

it('she writes, Torch thinks for a second and a half, then answers with three doors', () => {
  expect(THINKING_MS).toBe(1_500)
  const asked = nextTurn(NOTHING, { type: 'send', text: ' I am a student ', at: 1 })
  expect(said(asked)).toEqual(['she: I am a student'])
  expect(asked.pending).not.toBeNull()
  const answered = nextTurn(asked, { type: 'answer', at: 2 })
  expect(said(answered)).toEqual(['she: I am a student', 'Torch: Good. Here is where students begin:'])
  expect(answered.messages.map(({ id, timestamp }) => [id, timestamp])).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(answered.messages[1]?.reply?.suggestions.map(({ route }) => route)).toEqual(['/ssr', '/seeds', '/sow'])
  expect(answered.pending).toBeNull()
})

it('in danger nobody waits', () => {
  const talk = nextTurn(NOTHING, { type: 'send', text: 'he hits me', at: 1 })
  expect(talk.pending).toBeNull()
  expect(talk.messages[1]?.reply?.calls[0]?.number).toBe('112')
})

it.each(['', '   ', '\n\t \u00a0'])('a blank message is not sent: %j', (text) => {
  expect(nextTurn(NOTHING, { type: 'send', text, at: 1 })).toBe(NOTHING)
})

it('while Torch thinks nothing else is sent, and without a question there is no answer', () => {
  const asked = nextTurn(NOTHING, { type: 'send', text: 'hello', at: 1 })
  expect(nextTurn(asked, { type: 'send', text: 'hello?', at: 2 })).toBe(asked)
  expect(nextTurn(NOTHING, { type: 'answer', at: 1 })).toBe(NOTHING)
})
