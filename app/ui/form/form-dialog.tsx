import { type MouseEvent, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useHistoryStep } from '#app/ui/history-step.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import type { RequestFormProps } from './request-form.tsx'

/** Loaded when the dialog is opened. */
const RequestForm = lazyAgain(async () => ({ default: (await import('./request-form.tsx')).RequestForm }))

interface FormDialogProps extends RequestFormProps {
  title: string
  lead?: ReactNode
  /** The content of the link that opens it. */
  opener: ReactNode
  openerClass?: string
  /** Closes the dialog this long after the form was sent. Do not use it where only the dialog shows the code. */
  closeAfterMs?: number
  /** The label of a second button that closes it; absent: only the cross. */
  cancel?: string
}

/** The search parameter that opens a dialog: `?ask=contact`. Add it to the loader's `cacheFor` params. */
export const ASK_PARAM = 'ask'

/**
 * A link that opens a form. With JavaScript the form opens as a modal dialog; without it the link leads to the same
 * screen with the open form. Back closes the dialog.
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
  const entry = useHistoryStep(`ask-${kind}`)
  const [isShown, setIsShown] = useState(startsOpen)
  const isOpen = isShown || entry.step > 0
  // A closed dialog stays in the page, so that it keeps its values.
  const [draft, setDraft] = useState(startsOpen ? 1 : 0)
  if (isOpen && draft === 0) setDraft(1)
  const isSent = useRef(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Browsers report a closed dialog later, perhaps when Forward has opened it again.
  const closedByBack = useRef(0)
  useEffect(() => {
    const shown = dialog.current
    if (isOpen) {
      shown?.removeAttribute('open')
      shown?.showModal()
    } else if (shown?.open) {
      closedByBack.current++
      shown.close()
    }
  }, [isOpen])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    if (isSent.current || draft === 0) setDraft(draft + 1)
    isSent.current = false
    if (!isOpen) entry.push(1)
  }
  const close = () => dialog.current?.close()
  const onClose = () => {
    if (closedByBack.current > 0) closedByBack.current--
    else {
      setIsShown(false)
      entry.back()
    }
  }
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
        <dialog ref={dialog} className="sheet form-dialog" open={startsOpen} aria-labelledby={id} onClose={onClose}>
          <header className="form-dialog-head">
            <h2 id={id}>{title}</h2>
            <Close className="icon-button" onClose={close} label={copy.close}>
              <Icon name="x" />
            </Close>
          </header>
          {lead && <p className="secondary-ink">{lead}</p>}
          <Suspense fallback={<p role="status">{copy.loading}</p>}>
            <RequestForm key={draft} {...form} onSent={onSent}>
              {cancel && (
                <Close className="btn secondary" onClose={close}>
                  {cancel}
                </Close>
              )}
            </RequestForm>
          </Suspense>
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

/** Closes the dialog; without JavaScript a link to the screen without the form. */
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
