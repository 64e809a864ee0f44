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
import { Icon } from '#app/ui/icon.tsx'
import { useShownHelplines } from '#app/ui/use-shown-helplines.ts'
import { type ChatMessage, type Conversation, nextTurn, THINKING_MS } from './conversation.ts'
import { copy } from './copy.ts'
import { MarksAtHand, Said, Thinking } from './said.tsx'
import { MESSAGE_CHARS_MAX } from '#app/features/torch/understanding/words.ts'
import './chat.css'

interface ChatProps {
  /** What was said before the page came alive. */
  start?: readonly ChatMessage[]
  /** The server refused what was typed. */
  isRefused?: boolean
  /** She goes where Torch pointed. */
  onGo?: () => void
}

const words = copy.chat

/** The talk and the field to write in. In the browser nothing leaves it; without JavaScript the form is sent. */
export function Chat({ start = [], isRefused = false, onGo }: ChatProps) {
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  const { talk, send } = useTalk(start)
  const [isBlank, setIsBlank] = useState(isRefused)
  const form = useRef<HTMLFormElement>(null)
  const field = useFocusAfterAnswer(talk)
  const end = useEndInSight(talk)
  const id = useId()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const starter = submitter instanceof HTMLButtonElement ? submitter.value : ''
    const isSent = send(starter || (field.current?.value ?? ''))
    setIsBlank(!isSent)
    if (isSent) event.currentTarget.reset()
    else field.current?.focus()
  }
  return (
    <div className="torch-chat">
      <div className="chat-log" role="log" aria-label={words.log} aria-live="polite">
        <MarksAtHand />
        <p className="chat-rules small secondary-ink">
          {words.rules} {isAlive ? words.inTheWindow : words.byTheServer}
        </p>
        <ol>
          <Said text={words.greeting} />
          {talk.messages.length === 0 && <Starters form={`${id}f`} />}
          {talk.messages.map((message) => (
            <Said key={message.id} {...message} onGo={onGo} />
          ))}
          {talk.pending && <Thinking />}
        </ol>
        <div ref={end} />
      </div>
      <AtHand />
      <form
        ref={form}
        id={`${id}f`}
        className="chat-form"
        method="post"
        action="/torch"
        data-held=""
        onSubmit={onSubmit}
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
            className="inp"
            name="message"
            rows={1}
            maxLength={MESSAGE_CHARS_MAX}
            disabled={talk.pending !== null}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="send"
            aria-invalid={isBlank || undefined}
            aria-describedby={isBlank ? `${id}e` : undefined}
            onKeyDown={(event) => sendOnEnter(event, form.current)}
          />
          <button className="btn primary" disabled={talk.pending !== null} aria-label={words.send}>
            <Icon name="send-horizontal" />
          </button>
        </div>
        {isBlank && (
          <p className="err" id={`${id}e`}>
            <Icon name="circle-alert" small />
            {words.blank}
          </p>
        )}
      </form>
    </div>
  )
}

const neverChanges = () => () => undefined

/** The rules do not hear everything: three numbers are always in sight. */
function AtHand() {
  const { title, numbers } = words.always
  const shown = useShownHelplines(numbers.map((number) => ({ number, label: copy.en.numbers[number] })))
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

/** Four ways to begin for whoever does not like to type. */
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

/** Enter sends, Shift and Enter break the line; an Enter that chooses a word in an input method does neither. */
function sendOnEnter(event: KeyboardEvent, form: HTMLFormElement | null): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  form?.requestSubmit()
}

/** The talk in this window, and nowhere else. */
function useTalk(start: readonly ChatMessage[]) {
  const [talk, turn] = useReducer(nextTurn, { messages: start, pending: null })
  useEffect(() => {
    if (!talk.pending) return
    const timer = setTimeout(() => turn({ type: 'answer', at: Date.now() }), THINKING_MS)
    return () => clearTimeout(timer)
  }, [talk.pending])
  const send = (text: string): boolean => {
    if (text.trim() === '') return false
    turn({ type: 'send', text, at: Date.now() })
    return true
  }
  return { talk, send }
}

/** While Torch thinks the field is closed and loses the focus; it gets it back. */
function useFocusAfterAnswer({ pending }: Conversation) {
  const field = useRef<HTMLTextAreaElement>(null)
  const wasThinking = useRef(false)
  useEffect(() => {
    if (wasThinking.current && !pending) field.current?.focus({ preventScroll: true })
    wasThinking.current = pending !== null
  }, [pending])
  return field
}

const ABOVE_PX = 12

/** The newest words are in sight, or, where they are long, their beginning. */
function useEndInSight({ messages, pending }: Conversation) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const log = end.current?.parentElement
    if (!log || messages.length === 0) return
    const own = log.querySelectorAll<HTMLElement>('li.you')
    const newest = own[own.length - 1]
    if (newest) log.scrollTop = newest.offsetTop - log.offsetTop - ABOVE_PX
  }, [messages, pending])
  return end
}
