import type { Language } from '#app/platform/language/languages.ts'
import type { DangerKind } from '#app/features/torch/understanding/danger.ts'

// Without the rules of the answers, which are loaded when the user begins to write.

export const QUICK_EXIT = '/exit'

/** A link to a page: its text, its route and the wing's name. */
export interface Suggestion {
  text: string
  route: string
  wing: string
}

export interface Call {
  number: string
  label: string
}

/** Torch's answer. In danger, helplines come before everything else. */
export interface Reply {
  language: Language
  text: string
  /** Set when the message is about danger: the answer must not be delayed. */
  danger: DangerKind | null
  calls: readonly Call[]
  /** A note about calling. */
  note: string | null
  suggestions: readonly Suggestion[]
}

/** The delay before an answer in milliseconds. An answer to a message about danger is not delayed. */
export const THINKING_MS = 1_500

/** One message. Torch's own messages carry the reply with its suggestions. */
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
  /** The answer that will be shown after the delay; null when Torch waits for the user. */
  pending: Reply | null
}

export type ConversationAction =
  | { type: 'send'; text: string; reply: Reply; at: number }
  | { type: 'answer'; at: number }

/** The conversation's reducer. Ignores blank messages, and messages while an answer is pending. */
export function conversationReducer(conversation: Conversation, action: ConversationAction): Conversation {
  if (action.type === 'answer') {
    return conversation.pending
      ? { messages: withReply(conversation.messages, conversation.pending, action.at), pending: null }
      : conversation
  }
  const text = action.text.trim()
  if (text === '' || conversation.pending) return conversation
  const messages = [
    ...conversation.messages,
    { id: conversation.messages.length, text, isUser: true, timestamp: action.at },
  ]
  const { reply } = action
  return reply.danger
    ? { messages: withReply(messages, reply, action.at), pending: null }
    : { messages, pending: reply }
}

function withReply(messages: readonly ChatMessage[], reply: Reply, at: number): ChatMessage[] {
  return [...messages, { id: messages.length, text: reply.text, isUser: false, timestamp: at, reply }]
}
