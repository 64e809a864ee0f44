import { expect, it } from 'vitest'
import { type Conversation, conversationReducer, THINKING_MS } from './conversation.ts'
import { replyTo } from './reply.ts'

const send = (text: string, at: number) => ({ type: 'send' as const, text, reply: replyTo(text.trim()), at })
const NOTHING: Conversation = { messages: [], pending: null }
const said = ({ messages }: Conversation) => messages.map(({ isUser, text }) => `${isUser ? 'she' : 'Torch'}: ${text}`)

it('a user writes, waits a second and a half, and gets an answer with three suggestions', () => {
  expect(THINKING_MS).toBe(1_500)
  const asked = conversationReducer(NOTHING, send(' I am a student ', 1))
  expect(said(asked)).toEqual(['she: I am a student'])
  expect(asked.pending).not.toBeNull()
  const answered = conversationReducer(asked, { type: 'answer', at: 2 })
  expect(said(answered)).toEqual(['she: I am a student', 'Torch: Good. Students can start here:'])
  expect(answered.messages.map(({ id, timestamp }) => [id, timestamp])).toEqual([
    [0, 1],
    [1, 2],
  ])
  expect(answered.messages[1]?.reply?.suggestions.map(({ route }) => route)).toEqual(['/ssr', '/seeds', '/sow'])
  expect(answered.pending).toBeNull()
})

it('a user in danger gets the answer at once', () => {
  const conversation = conversationReducer(NOTHING, send('he hits me', 1))
  expect(conversation.pending).toBeNull()
  expect(conversation.messages[1]?.reply?.calls[0]?.number).toBe('112')
})

it.each(['', '   ', '\n\t \u00a0'])('a blank message is not sent: %j', (text) => {
  expect(conversationReducer(NOTHING, send(text, 1))).toBe(NOTHING)
})

it('no message is sent while an answer is pending, and an answer needs a question', () => {
  const asked = conversationReducer(NOTHING, send('hello', 1))
  expect(conversationReducer(asked, send('hello?', 2))).toBe(asked)
  expect(conversationReducer(NOTHING, { type: 'answer', at: 1 })).toBe(NOTHING)
})
