import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { copy } from './copy.ts'
import { RequestForm, type RequestFormProps } from './request-form.tsx'

interface FormDialogProps extends RequestFormProps {
  title: string
  lead?: ReactNode
  /** The words on the link or button that opens it. */
  opener: ReactNode
  openerClass?: string
  /** Closes by itself this long after the form has arrived. Not where the code is shown here alone. */
  closeAfterMs?: number
  /** The words on a second button that closes it; without them there is the cross alone. */
  cancel?: string
}

/** The search parameter that opens a dialog: `?ask=contact`. Name it in the loader's `cacheFor` params. */
export const ASK_PARAM = 'ask'

/**
 * A form behind a button. The button is a link to the same screen with the form open in its place, so that it works
 * without JavaScript; with it, the form opens as a modal dialog where she stands.
 */
export function FormDialog({
  title,
  lead,
  opener,
  openerClass = 'btn primary',
  closeAfterMs,
  cancel,
  ...form
}: FormDialogProps) {
  const { kind } = form.form
  const [search] = useSearchParams()
  const [startsOpen] = useState(search.get(ASK_PARAM) === kind || form.answer?.kind === kind)
  const [isOpen, setIsOpen] = useState(startsOpen)
  // Once opened it stays in the page, closed: what was typed is there again when she comes back.
  const [draft, setDraft] = useState(startsOpen ? 1 : 0)
  const isSent = useRef(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    if (!isOpen || !dialog.current) return
    dialog.current.removeAttribute('open')
    dialog.current.showModal()
  }, [isOpen])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    if (isSent.current || draft === 0) setDraft(draft + 1)
    isSent.current = false
    setIsOpen(true)
  }
  const close = () => dialog.current?.close()
  const onSent: RequestFormProps['onSent'] = (receipt) => {
    isSent.current = true
    form.onSent?.(receipt)
    if (closeAfterMs) setTimeout(close, closeAfterMs)
  }
  return (
    <div className="asking" id={kind}>
      <Link
        className={openerClass}
        to={`?${ASK_PARAM}=${kind}#${kind}`}
        preventScrollReset
        aria-haspopup="dialog"
        onClick={open}
      >
        {opener}
      </Link>
      {draft > 0 && (
        <dialog
          ref={dialog}
          className="sheet formdialog"
          open={startsOpen}
          aria-labelledby={id}
          onClose={() => setIsOpen(false)}
        >
          <header className="formdialoghead">
            <h2 id={id}>{title}</h2>
            <Close className="iconbtn" onClose={close} label={copy.close}>
              <Icon name="x" />
            </Close>
          </header>
          {lead && <p className="secondary-ink">{lead}</p>}
          <RequestForm key={draft} {...form} onSent={onSent}>
            {cancel && (
              <Close className="btn secondary" onClose={close}>
                {cancel}
              </Close>
            )}
          </RequestForm>
        </dialog>
      )}
    </div>
  )
}

interface CloseProps {
  className: string
  onClose: () => void
  label?: string
  children: ReactNode
}

/** Leads to the screen without the form where there is no JavaScript to close it. */
function Close({ className, onClose, label, children }: CloseProps) {
  return (
    <Link
      className={className}
      to="."
      preventScrollReset
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </Link>
  )
}
