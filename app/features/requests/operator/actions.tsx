import type { FormValues } from '#app/platform/form/parse-form.ts'
import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { MESSAGE_CHARS_MAX, REASON_CHARS_MAX } from '#app/features/requests/schema.ts'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'
import type { Route } from './+types/request.route'

export type RequestView = Route.ComponentProps['loaderData']

/** Errors of an action, by field or for the whole form. */
export interface ActionFailure {
  act: string
  refused?: string
  errors?: Readonly<Record<string, string>>
  values?: FormValues
}

interface ActionsProps {
  request: RequestView
  failure: ActionFailure | undefined
}

/** The actions of an operator as plain forms, the reply first. */
export function Actions({ request, failure }: ActionsProps) {
  const { status, isOwn, ownerName, isPrivate, colleagues } = request
  const { acts } = copy
  const tried = failure?.errors ? failure.act : undefined
  // A successful action adds an event. Used as the key, this count clears the forms.
  const count = request.events.length
  if (status === 'closed') {
    return (
      <section className="actions" aria-label={acts.title}>
        <div className="row action-row">
          <ActionButton act="reopen" words={acts.reopen} isPrimary />
        </div>
        <Fold title={acts.note.title} isOpen={tried === 'note'} key={count}>
          <NoteForm failure={failure} />
        </Fold>
      </section>
    )
  }
  return (
    <section className="actions" aria-label={acts.title}>
      <div className="row action-row">
        {!isOwn && <ActionButton act="take" words={ownerName ? acts.takeOver : acts.take} />}
        {isOwn && <ActionButton act="release" words={acts.release} />}
        {colleagues.length > 0 && <AssignForm colleagues={colleagues} failure={failure} />}
      </div>
      <div className="folds" key={count}>
        <Fold title={acts.reply.title} isOpen={tried === 'reply'} isPrimary>
          <ActionForm act="reply" failure={failure} send={acts.reply.send} isPrimary>
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
          </ActionForm>
        </Fold>
        <Fold title={acts.note.title} isOpen={tried === 'note'}>
          <NoteForm failure={failure} />
        </Fold>
        <Fold title={acts.close.title} isOpen={tried === 'close'}>
          <ActionForm act="close" failure={failure} send={acts.close.send}>
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
          </ActionForm>
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
function useOwnUrl(): string {
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  asked.delete('did')
  return `${pathname}?${asked}`
}

function ActionButton({ act, words, isPrimary }: { act: string; words: string; isPrimary?: boolean }) {
  const address = useOwnUrl()
  return (
    <Form method="post" action={address} preventScrollReset noValidate>
      <button className={isPrimary ? 'btn primary sm' : 'btn secondary sm'} name="act" value={act}>
        {words}
      </button>
    </Form>
  )
}

interface ActionFormProps {
  act: string
  failure: ActionFailure | undefined
  send: string
  isPrimary?: boolean
  className?: string
  children: (errors: Readonly<Record<string, string>>, values: Readonly<Record<string, string>>) => ReactNode
}

function ActionForm({ act, failure, send, isPrimary, className = 'stack', children }: ActionFormProps) {
  const own = failure?.act === act ? failure : undefined
  const ref = useFocusFirstError(own?.errors)
  const address = useOwnUrl()
  return (
    <Form ref={ref} className={className} method="post" action={address} noValidate preventScrollReset>
      {children(own?.errors ?? {}, own?.values ?? {})}
      <button className={isPrimary ? 'btn primary sm' : 'btn secondary sm'} name="act" value={act}>
        {send}
      </button>
    </Form>
  )
}

function NoteForm({ failure }: { failure: ActionFailure | undefined }) {
  const { note } = copy.acts
  return (
    <ActionForm act="note" failure={failure} send={note.send}>
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
    </ActionForm>
  )
}

function AssignForm({
  colleagues,
  failure,
}: { colleagues: RequestView['colleagues'] } & Pick<ActionsProps, 'failure'>) {
  const { assign } = copy.acts
  return (
    <ActionForm act="assign" failure={failure} send={assign.send} className="assign">
      {(error) => (
        <SelectField
          name="userId"
          label={<span className="visually-hidden">{assign.label}</span>}
          prompt={assign.choose}
          error={error['userId']}
        >
          {colleagues.map(({ userId, name }) => (
            <option key={userId} value={userId}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
    </ActionForm>
  )
}
