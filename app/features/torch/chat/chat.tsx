import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { CodeUnreachable } from '#app/platform/code/fetch-code.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { useShownHelplines } from '#app/ui/use-shown-helplines.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { type ChatMessage, type Conversation, conversationReducer, THINKING_MS } from './conversation.ts'
import { copy } from './copy.ts'
import { PreloadMarks, ChatBubble, Thinking } from './chat-bubble.tsx'
import { MESSAGE_CHARS_MAX } from '#app/features/torch/understanding/message-length.ts'
import './chat.css'

interface ChatProps {
  /** The conversation from the server, without JavaScript. */
  start?: readonly ChatMessage[]
  /** The server rejected a blank message. */
  isRefused?: boolean
  /** Called when the user follows a suggestion. */
  onNavigate?: () => void
}

const words = copy.chat

/** The conversation and its form. With JavaScript the messages stay in the browser; without it the form is posted. */
export function Chat({ start = [], isRefused = false, onNavigate }: ChatProps) {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  const { conversation, send } = useConversation(start)
  const [isBlank, setIsBlank] = useState(isRefused)
  const form = useRef<HTMLFormElement>(null)
  const field = useFocusAfterAnswer(conversation)
  const end = useScrollToNewest(conversation)
  const id = useId()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const { submitter } = event.nativeEvent as SubmitEvent
    const starter = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const text = starter || (field.current?.value ?? '')
    const isEmpty = text.trim() === ''
    setIsBlank(isEmpty)
    if (isEmpty) field.current?.focus()
    else if (await send(text)) currentTarget.reset()
  }
  return (
    <div className="torch-chat">
      <div className="chat-log" role="log" aria-label={words.log} aria-live="polite">
        <PreloadMarks />
        <p className="chat-rules small secondary-ink">
          {words.rules} {isHydrated ? words.inTheWindow : words.byTheServer}
        </p>
        <ol>
          <ChatBubble text={words.greeting} />
          {conversation.messages.length === 0 && <Starters form={`${id}f`} />}
          {conversation.messages.map((message) => (
            <ChatBubble key={message.id} {...message} onNavigate={onNavigate} />
          ))}
          {conversation.pending && <Thinking />}
        </ol>
        <div ref={end} />
      </div>
      <AlwaysVisibleHelplines />
      <form
        ref={form}
        id={`${id}f`}
        className="chat-form"
        method="post"
        action={localePath('/torch')}
        data-needs-script=""
        onSubmit={onSubmit}
        noValidate
      >
        <label htmlFor={id}>
          {words.field}
          <span className="hint">
            {words.hint.before} <span lang="hi">{words.hint.hindi}</span> {words.hint.after}
          </span>
        </label>
        <div className="chat-line">
          <textarea
            ref={field}
            id={id}
            className="input"
            name="message"
            rows={1}
            maxLength={MESSAGE_CHARS_MAX}
            disabled={conversation.pending !== null}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="send"
            aria-invalid={isBlank || undefined}
            aria-describedby={isBlank ? `${id}e` : undefined}
            onFocus={preloadRules}
            onKeyDown={(event) => sendOnEnter(event, form.current)}
          />
          <button className="btn primary" disabled={conversation.pending !== null} aria-label={words.send}>
            <Icon name="send-horizontal" />
          </button>
        </div>
        {isBlank && (
          <p className="error" id={`${id}e`}>
            <Icon name="circle-alert" small />
            {words.blank}
          </p>
        )}
      </form>
    </div>
  )
}

const subscribeToNothing = () => () => undefined

/** The rules do not recognise every danger, so three helplines are always visible. */
function AlwaysVisibleHelplines() {
  const { title, numbers } = words.always
  const shown = useShownHelplines(numbers.map((number) => ({ number, label: copy.numbers[number] })))
  return (
    <p className="help-near small">
      {title}
      {shown.map(({ number, label }) => (
        <a key={number} className="num" href={`tel:${number}`} aria-label={words.call(number, label)}>
          {number}
        </a>
      ))}
    </p>
  )
}

/** Four first messages to choose from instead of typing. */
function Starters({ form }: { form: string }) {
  return (
    <li className="starters">
      <p className="small secondary-ink">{words.startersLabel}</p>
      {words.starters.map((starter) => (
        <button key={starter} className="chip" form={form} name="starter" value={starter}>
          {starter}
        </button>
      ))}
    </li>
  )
}

/** Enter sends, Shift+Enter inserts a line break; an Enter that confirms an input method's suggestion does neither. */
function sendOnEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  form?.requestSubmit()
}

/** The rules of the answers, loaded when the user begins to write. */
const loadRules = () => import('./reply.ts')

/** A failure is shown when the message is sent. */
export const preloadRules = () => void loadRules().catch(() => {})

/** The conversation, kept in memory only. */
function useConversation(start: readonly ChatMessage[]) {
  const [conversation, dispatch] = useReducer(conversationReducer, { messages: start, pending: null })
  useEffect(() => {
    if (!conversation.pending) return
    const timer = setTimeout(() => dispatch({ type: 'answer', at: Date.now() }), THINKING_MS)
    return () => clearTimeout(timer)
  }, [conversation.pending])
  const isLoading = useRef(false)
  const send = async (text: string): Promise<boolean> => {
    if (isLoading.current) return false
    isLoading.current = true
    try {
      const { replyTo } = await loadRules()
      dispatch({ type: 'send', text, reply: replyTo(text.trim()), at: Date.now() })
      return true
    } catch (error) {
      if (!(error instanceof CodeUnreachable)) throw error
      showToast(words.offline, { destructive: true })
      return false
    } finally {
      isLoading.current = false
    }
  }
  return { conversation, send }
}

/** The field is disabled while Torch prepares an answer and loses focus; this restores the focus. */
function useFocusAfterAnswer({ pending }: Conversation) {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasThinking = useRef(false)
  useEffect(() => {
    if (wasThinking.current && !pending) field.current?.focus({ preventScroll: true })
    wasThinking.current = pending !== null
  }, [pending])
  return field
}

const SCROLL_MARGIN_PX = 12

/** Scrolls the newest message of the user to the top of the log, so that its answer is visible below it. */
function useScrollToNewest({ messages, pending }: Conversation) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const log = end.current?.parentElement
    if (!log || messages.length === 0) return
    const own = log.querySelectorAll<HTMLElement>('li.you')
    const newest = own[own.length - 1]
    if (newest) log.scrollTop = newest.offsetTop - log.offsetTop - SCROLL_MARGIN_PX
  }, [messages, pending])
  return end
}
