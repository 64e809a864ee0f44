import { useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Flame } from '#app/ui/kolam/flame.tsx'
import { Chat, preloadRules } from './chat.tsx'
import { copy } from './copy.ts'

const words = copy.chat

interface ChatDialogProps {
  onClose: () => void
  /** A link in the chat was followed. */
  onLeave: () => void
}

/** The chat as a dialog over any page. Default export for lazy loading. Closing it discards the conversation. */
export default function ChatDialog({ onClose, onLeave }: ChatDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    preloadRules()
    // Not the text field: on a phone its keyboard would cover the page.
    heading.current?.focus()
  }, [])
  const close = () => dialog.current?.close()
  return createPortal(
    <dialog ref={dialog} className="torch-dialog" aria-labelledby={id} onClose={onClose}>
      <header className="torch-head">
        <Flame />
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {words.title}
          </h2>
          <p className="caption">{words.lead}</p>
        </div>
        <a className="exit" href="/exit" rel="noreferrer">
          <Icon name="log-out" small />
          {words.exit}
        </a>
        <button type="button" className="icon-button" aria-label={words.close} onClick={close}>
          <Icon name="x" />
        </button>
      </header>
      <Chat onNavigate={onLeave} />
    </dialog>,
    document.body,
  )
}
