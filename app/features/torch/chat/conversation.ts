import { type Reply, replyTo } from './reply.ts'

/** Torch thinks for so long before it answers; where somebody is in danger, not at all. */
export const THINKING_MS = 1_500

/** One message of the talk. Torch's own carry what it suggests. */
export interface ChatMessage {
  id: number
  text: string
  isUser: boolean
  /** Milliseconds since 1970. */
  timestamp: number
  reply?: Reply
}

export interface Conversation {
  messages: readonly ChatMessage[]
  /** The answer that comes when Torch has thought; null while it waits for her. */
  pending: Reply | null
}

export type Turn = { type: 'send'; text: string; at: number } | { type: 'answer'; at: number }

/** What stands after a turn. A blank message, or one while Torch thinks, changes nothing. */
export function nextTurn(talk: Conversation, turn: Turn): Conversation {
  if (turn.type === 'answer') {
    return talk.pending ? { messages: withReply(talk.messages, talk.pending, turn.at), pending: null } : talk
  }
  const text = turn.text.trim()
  if (text === '' || talk.pending) return talk
  const messages = [...talk.messages, { id: talk.messages.length, text, isUser: true, timestamp: turn.at }]
  const reply = replyTo(text)
  return reply.danger ? { messages: withReply(messages, reply, turn.at), pending: null } : { messages, pending: reply }
}

function withReply(messages: readonly ChatMessage[], reply: Reply, at: number): ChatMessage[] {
  return [...messages, { id: messages.length, text: reply.text, isUser: false, timestamp: at, reply }]
}
