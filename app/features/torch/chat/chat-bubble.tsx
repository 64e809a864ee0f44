import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Beads } from '#app/features/torch/beads.tsx'
import { useShownHelplines } from '#app/ui/use-shown-helplines.ts'
import { copy } from './copy.ts'
import { markOf } from './places.ts'
import { type Call, QUICK_EXIT, type Reply, type Suggestion } from './conversation.ts'
import wings from './wings.svg?url'

interface ChatBubbleProps {
  text: string
  isUser?: boolean
  reply?: Reply
  onNavigate?: () => void
}

const words = copy.chat

/** One message with its suggestions. */
export function ChatBubble({ text, isUser = false, reply, onNavigate }: ChatBubbleProps) {
  if (isUser) {
    return (
      <li className="you">
        <p className="own-words">
          <span className="visually-hidden">{`${words.you}: `}</span>
          {text}
        </p>
      </li>
    )
  }
  return (
    <li className={reply?.danger ? 'torch-words in-danger' : 'torch-words'} lang={reply?.language}>
      <p className="bubble">
        <span className="visually-hidden">{`${words.torch}: `}</span>
        {text}
      </p>
      {reply && <Offers reply={reply} onNavigate={onNavigate} />}
    </li>
  )
}

/** In danger the numbers come first. */
function Offers({ reply, onNavigate }: { reply: Reply; onNavigate?: () => void }) {
  return (
    <>
      {reply.calls.length > 0 && <Calls calls={reply.calls} />}
      {reply.note && <p className="small secondary-ink">{reply.note}</p>}
      <Suggestions suggestions={reply.suggestions} onNavigate={onNavigate} />
    </>
  )
}

function Calls({ calls }: { calls: readonly Call[] }) {
  const shown = useShownHelplines(calls)
  return (
    <ul className="calls-to-make" aria-label={words.callsLabel}>
      {shown.map(({ number, label }, at) => (
        <li key={number}>
          <a className={at === 0 ? 'btn primary' : 'btn secondary'} href={`tel:${number}`}>
            <Icon name="phone" />
            <b className="num">{number}</b>
            <span>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

function Suggestions({ suggestions, onNavigate }: { suggestions: readonly Suggestion[]; onNavigate?: () => void }) {
  return (
    <ul className="torch-suggestions">
      {suggestions.map(({ text, route, wing }) => (
        <li key={route}>
          {route === QUICK_EXIT ? (
            <a className="torch-suggestion" href={route} rel="noreferrer">
              <Mark route={route} />
              <SuggestionText text={text} wing={wing} />
            </a>
          ) : (
            <Link className="torch-suggestion" to={route} onClick={onNavigate}>
              <Mark route={route} />
              <SuggestionText text={text} wing={wing} />
              <Icon name="chevron-right" small />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A wing's kolam or an icon. Decorative: text is next to it. */
function Mark({ route }: { route: string }) {
  const mark = markOf(route)
  if ('icon' in mark) {
    return (
      <span className="suggestion-mark">
        <Icon name={mark.icon} />
      </span>
    )
  }
  return (
    <svg className={`wing-mark d-${mark.dye}`} aria-hidden="true">
      <use href={`${wings}#${mark.wing}`} />
    </svg>
  )
}

/** Loads wings.svg before the first answer, so that no request depends on a message. */
export function PreloadMarks() {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <use href={`${wings}#stories`} />
    </svg>
  )
}

function SuggestionText({ text, wing }: Pick<Suggestion, 'text' | 'wing'>) {
  return (
    <span>
      <b>{text}</b> <span className="small secondary-ink">{wing}</span>
    </span>
  )
}

export function Thinking() {
  return (
    <li className="torch-words">
      <p className="bubble small">
        <Beads />
        {words.thinking}
      </p>
    </li>
  )
}
