import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useFetcher, useLocation } from 'react-router'
import type { FormAnswer, FormDeclaration } from '#app/platform/form/fields.ts'
import { showCode } from '#app/platform/text/code.ts'
import { Icon } from '#app/ui/icon.tsx'
import { showToast } from '#app/ui/toasts.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { copy } from './copy.ts'
import { FormField } from './form-field.tsx'
import './request-form.css'

/** What the drawing needs of a declared form. */
export interface DrawnForm extends FormDeclaration {
  kind: string
}

export interface RequestFormProps {
  form: DrawnForm
  /** The words on the button, and what is said when it has arrived. */
  words: {
    send: string
    sent: { title: string; body: string }
    toast?: { title: string; body: string }
    /** Message of a mistake → the title that stands over the form with it. */
    titles?: Readonly<Record<string, string>>
  }
  /** The screen's `actionData`; only an answer to this very form is read. */
  answer?: FormAnswer | undefined
  /** What is known already, e.g. the name and address of a signed-in person. */
  prefill?: Readonly<Record<string, string>>
  onSent?: (receipt: NonNullable<FormAnswer['receipt']>) => void
  /** After the questions, e.g. a picture. */
  extra?: ReactNode
  /** Beside the button that sends. */
  children?: ReactNode
}

/**
 * A form that a person will answer. Without JavaScript it is posted to the screen it stands on; with it, it is
 * checked first and sent in the background, and nothing that was typed is lost when the line is.
 */
export function RequestForm({ form, words, answer, prefill, onSent, extra, children }: RequestFormProps) {
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
    // Only a new answer is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [fetcher.data])

  if (last?.receipt) return <Arrived words={words.sent} receipt={last.receipt} />

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const posted = new FormData(event.currentTarget)
    const check = await loadCheck()
    const read = check?.parseFields(form, posted)
    setFound(read && !read.ok ? { kind: form.kind, errors: read.errors } : undefined)
    if (read && !read.ok) return
    await fetcher.submit(posted, { method: 'post', action: pathname + search })
  }
  const values = { ...prefill, ...answer?.values }
  return (
    <form ref={ref} className="reqform" method="post" action={`#${form.kind}`} noValidate onSubmit={send}>
      <input type="hidden" name="form" value={form.kind} />
      <Mistake titles={words.titles} errors={last?.errors} />
      {Object.entries(form.fields).map(([name, spec]) => (
        <FormField key={name} name={name} spec={spec} value={values[name] ?? ''} error={last?.errors?.[name]} />
      ))}
      {extra}
      <div className="reqend">
        <button className="btn primary" aria-disabled={fetcher.state !== 'idle' || undefined}>
          {words.send}
        </button>
        {children}
      </div>
    </form>
  )
}

/** The first mistake that has a title of its own. */
function Mistake({ titles, errors }: { titles: RequestFormProps['words']['titles']; errors: FormAnswer['errors'] }) {
  const message = Object.values(errors ?? {}).find((said) => titles?.[said])
  if (!message) return null
  return (
    <p className="errsum" role="alert">
      <b>{titles?.[message]}</b> <span>{message}</span>
    </p>
  )
}

/** The check of the fields; null without a connection: then the server alone checks them. */
const loadCheck = () => import('#app/platform/form/parse-fields.ts').catch(() => null)

/** Takes the focus, so that it is read out. */
function Arrived({
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
      {receipt.contact && <p className="secondary-ink">{copy.mailed(receipt.contact)}</p>}
      <p className="arrivedcode">
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
