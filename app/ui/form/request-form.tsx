import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import type { FormAnswer, FormDeclaration } from '#app/platform/form/fields.ts'
import { showCode } from '#app/platform/text/code.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { useFocusFirstError } from './use-focus-first-error.ts'
import { copy } from './copy.ts'
import { FormDraft } from './form-draft.tsx'
import { SenderKey } from './sender-key.tsx'
import { FormFields } from './form-fields.tsx'
import './request-form.css'

/** A declared form with its kind, which identifies it among the forms of a screen. */
export interface RenderedForm extends FormDeclaration {
  kind: string
  contactField?: string
  /** A draft is stored on the device only with the person's consent. */
  draft?: 'ask'
}

export interface RequestFormProps {
  form: RenderedForm
  /** The label of the button and the confirmation. */
  words: {
    send: string
    sent: { title: string; body: string }
    toast?: { title: string; body: string }
    /** Titles that are shown with these error messages above the form. */
    titles?: readonly { message: string; title: string }[]
  }
  /** The screen's `actionData`; answers to other forms are ignored. */
  answer?: FormAnswer | undefined
  /** Default values, e.g. the name and e-mail of a member. */
  prefill?: Readonly<Record<string, string>>
  onSent?: (receipt: NonNullable<FormAnswer['receipt']>) => void
  /** Content after the fields, e.g. a picture. */
  extra?: ReactNode
  /** The same with errors of its own. */
  renderFiles?: (errors: FormAnswer['errors']) => ReactNode
  /** The text of the button while the form cannot be sent yet, e.g. during an upload. */
  waiting?: string | false
  /** Content beside the submit button. */
  children?: ReactNode
}

/**
 * A request form. With JavaScript it is validated and sent in the background, and a lost connection loses no values;
 * without it the form is posted to its screen.
 */
export function RequestForm({
  form,
  words,
  answer,
  prefill,
  onSent,
  extra,
  renderFiles,
  waiting,
  children,
}: RequestFormProps) {
  const fetcher = useFetcher<FormAnswer>()
  const [found, setFound] = useState<FormAnswer>()
  const last = found ?? fetcher.data ?? (answer?.kind === form.kind ? answer : undefined)
  const ref = useFocusFirstError(last?.errors)
  const { pathname, search } = useLocation()
  useEffect(() => {
    ref.current?.addEventListener('focusin', loadCheck, { once: true })
  }, [ref])
  useEffect(() => {
    if (!fetcher.data?.receipt) return
    if (words.toast) showToast(words.toast)
    onSent?.(fetcher.data.receipt)
    // Only for a new response.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fetcher.data])

  if (last?.receipt) return <Receipt words={words.sent} receipt={last.receipt} />

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const posted = new FormData(event.currentTarget)
    const check = await loadCheck()
    const read = check?.parseFields(form, posted)
    setFound(read && !read.ok ? { kind: form.kind, errors: read.errors } : undefined)
    if (read && !read.ok) return
    await fetcher.submit(posted, { method: 'post', action: pathname + search })
  }
  const values = { ...prefill, ...contactOf(form, prefill?.['contact']), ...answer?.values }
  return (
    <form
      ref={ref}
      className="request-form"
      method="post"
      action={`#${form.kind}`}
      // The browser itself does not restore private text.
      autoComplete={form.draft === 'ask' ? 'off' : undefined}
      noValidate
      onSubmit={send}
    >
      <input type="hidden" name="form" value={form.kind} />
      <SenderKey />
      {form.draft !== 'ask' && <FormDraft name={form.kind} />}
      <ErrorSummary titles={words.titles} errors={last?.errors} />
      <FormFields fields={form.fields} values={values} errors={last?.errors} />
      {extra}
      {renderFiles?.(last?.errors)}
      {form.draft === 'ask' && <FormDraft name={form.kind} asks />}
      <div className="request-end">
        <button className="btn primary" disabled={Boolean(waiting)}>
          {waiting || words.send}
        </button>
        {children}
      </div>
    </form>
  )
}

/** The first error message with its title. */
function ErrorSummary({
  titles,
  errors,
}: {
  titles: RequestFormProps['words']['titles']
  errors: FormAnswer['errors']
}) {
  const messages = Object.values(errors ?? {})
  const titled = titles?.find(({ message }) => messages.includes(message))
  if (!titled) return null
  return (
    <p className="error-summary" role="alert">
      <b>{titled.title}</b> <span>{titled.message}</span>
    </p>
  )
}

/** The check of the fields; null without a connection: then the server alone checks them. */
const loadCheck = () => import('#app/platform/form/parse-fields.ts').catch(() => null)

/** The confirmation. It takes the focus, so that screen readers announce it. */
function Receipt({
  words,
  receipt,
}: {
  words: RequestFormProps['words']['sent']
  receipt: NonNullable<FormAnswer['receipt']>
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="arrived">
      <Icon name="check" />
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <p>{words.body}</p>
      {receipt.contact && <p className="secondary-ink">{copy.mailed(showPhone(receipt.contact))}</p>}
      <p className="arrived-code">
        <span className="small">{copy.code}</span>
        <b className="num">{showCode(receipt.code)}</b>
      </p>
      <p className="small secondary-ink">{copy.keep}</p>
      <Link className="btn secondary" to="/follow">
        {copy.follow}
      </Link>
    </div>
  )
}

/** The field for the sender's contact takes the member's e-mail address or number, whatever its name. */
const contactOf = ({ fields, contactField = '' }: RenderedForm, contact = '') =>
  contact && fields[contactField]?.as === 'contact' ? { [contactField]: contact } : {}
