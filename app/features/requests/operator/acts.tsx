import type { FormValues } from '#app/platform/form/parse-form.ts'
import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { MESSAGE_CHARS_MAX, REASON_CHARS_MAX } from '#app/features/requests/schema.ts'
import { Field } from '#app/ui/field.tsx'
import { useFocusFirstError } from '#app/ui/use-focus-first-error.ts'
import { copy } from './copy.ts'
import type { Route } from './+types/request.route'

export type DrawnRequest = Route.ComponentProps['loaderData']

/** Errors of an action, by field or for the whole form. */
export interface ActFailure {
  act: string
  refused?: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}

interface ActsProps {
  request: DrawnRequest
  failure: ActFailure | undefined
}

/** The actions of an operator as plain forms, the reply first. */
export function Acts({ request, failure }: ActsProps) {
  const { status, isOwn, ownerName, isPrivate, colleagues } = request
  const { acts } = copy
  const tried = failure?.errors ? failure.act : undefined
  // A successful action adds an event. Used as the key, this count clears the forms.
  const count = request.events.length
  if (status === 'closed') {
    return (
      <section className="acts" aria-label={acts.title}>
        <div className="row actrow">
          <ActButton act="reopen" words={acts.reopen} isPrimary />
        </div>
        <Fold title={acts.note.title} isOpen={tried === 'note'} key={count}>
          <NoteForm failure={failure} />
        </Fold>
      </section>
    )
  }
  return (
    <section className="acts" aria-label={acts.title}>
      <div className="row actrow">
        {!isOwn && <ActButton act="take" words={ownerName ? acts.takeOver : acts.take} />}
        {isOwn && <ActButton act="release" words={acts.release} />}
        {colleagues.length > 0 && <AssignForm colleagues={colleagues} failure={failure} />}
      </div>
      <div className="folds" key={count}>
        <Fold title={acts.reply.title} isOpen={tried === 'reply'} isPrimary>
          <ActForm act="reply" failure={failure} send={acts.reply.send} isPrimary>
            {(error, values) => (
              <Field
                as="textarea"
                name="message"
                label={acts.reply.label}
                hint={isPrivate ? acts.reply.privateHint : acts.reply.hint}
                maxLength={MESSAGE_CHARS_MAX}
                rows={5}
                defaultValue={values['message']}
                error={error['message']}
              />
            )}
          </ActForm>
        </Fold>
        <Fold title={acts.note.title} isOpen={tried === 'note'}>
          <NoteForm failure={failure} />
        </Fold>
        <Fold title={acts.close.title} isOpen={tried === 'close'}>
          <ActForm act="close" failure={failure} send={acts.close.send}>
            {(error, values) => (
              <Field
                as="textarea"
                name="reason"
                label={acts.close.label}
                hint={acts.close.hint}
                maxLength={REASON_CHARS_MAX}
                rows={2}
                defaultValue={values['reason']}
                error={error['reason']}
              />
            )}
          </ActForm>
        </Fold>
      </div>
    </section>
  )
}

interface FoldProps {
  title: string
  isOpen: boolean
  isPrimary?: boolean
  children: ReactNode
}

function Fold({ title, isOpen, isPrimary, children }: FoldProps) {
  return (
    <details className="fold" name="act" open={isOpen}>
      <summary className={isPrimary ? 'btn primary sm' : 'btn secondary sm'}>{title}</summary>
      {children}
    </details>
  )
}

/** The current address without the result of the last action. */
function useOwnAddress(): string {
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  asked.delete('did')
  return `${pathname}?${asked}`
}

function ActButton({ act, words, isPrimary }: { act: string; words: string; isPrimary?: boolean }) {
  const address = useOwnAddress()
  return (
    <Form method="post" action={address} preventScrollReset>
      <button className={isPrimary ? 'btn primary sm' : 'btn secondary sm'} name="act" value={act}>
        {words}
      </button>
    </Form>
  )
}

interface ActFormProps {
  act: string
  failure: ActFailure | undefined
  send: string
  isPrimary?: boolean
  className?: string
  children: (errors: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) => ReactNode
}

function ActForm({ act, failure, send, isPrimary, className = 'stack', children }: ActFormProps) {
  const own = failure?.act === act ? failure : undefined
  const ref = useFocusFirstError(own?.errors)
  const address = useOwnAddress()
  return (
    <Form ref={ref} className={className} method="post" action={address} noValidate preventScrollReset>
      {children(own?.errors ?? {}, own?.values ?? {})}
      <button className={isPrimary ? 'btn primary sm' : 'btn secondary sm'} name="act" value={act}>
        {send}
      </button>
    </Form>
  )
}

function NoteForm({ failure }: { failure: ActFailure | undefined }) {
  const { note } = copy.acts
  return (
    <ActForm act="note" failure={failure} send={note.send}>
      {(error, values) => (
        <Field
          as="textarea"
          name="message"
          label={note.label}
          hint={note.hint}
          maxLength={MESSAGE_CHARS_MAX}
          rows={3}
          defaultValue={values['message']}
          error={error['message']}
        />
      )}
    </ActForm>
  )
}

function AssignForm({ colleagues, failure }: { colleagues: DrawnRequest['colleagues'] } & Pick<ActsProps, 'failure'>) {
  const { assign } = copy.acts
  return (
    <ActForm act="assign" failure={failure} send={assign.send} className="assign">
      {(error) => (
        <Field
          as="select"
          name="userId"
          label={<span className="visually-hidden">{assign.label}</span>}
          error={error['userId']}
        >
          <option value="">{assign.choose}</option>
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </Field>
      )}
    </ActForm>
  )
}
