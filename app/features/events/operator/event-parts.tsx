import { useState } from 'react'
import { Link } from 'react-router'
import { LazyUploadField } from '#app/features/media/upload/lazy-upload-field.tsx'
import { UPLOAD_RULES } from '#app/features/media/upload-limits.ts'
import { PICTURE_ALT_CHARS_MAX } from '#app/features/events/schema.ts'
import { TRANSLATION_ACT, TranslationForm } from '#app/features/translations/card/translation-form.tsx'
import { EditorForm } from '#app/features/resource-editor/editor-form.tsx'
import { type EditFailure, withoutSlug } from '#app/features/resource-editor/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import type { Route } from './+types/events.route'
import { PICTURE_FIELD } from './event-picture.ts'
import { cancelForm, checkInForm, eventForm } from './forms.ts'

type ChosenEvent = NonNullable<Route.ComponentProps['loaderData']['chosen']>

const changed = perLanguage(() => withoutSlug(eventForm.fields))
const KINDS = ['image'] as const

interface EventPartsProps {
  /** Null for a new event. */
  event: ChosenEvent | null
  failure: EditFailure | undefined
}

/** What an operator can do with an event: edit it, see attendees, check tickets in, cancel it. */
export function EventParts({ event, failure }: EventPartsProps) {
  const [isBusy, setIsBusy] = useState(false)
  const form = (
    <EditorForm
      key={JSON.stringify(event?.picture)}
      act="save"
      fields={event ? changed : eventForm.fields}
      values={event?.values ?? { attendeesBaseline: '0', entry: 'free' }}
      failure={failure}
      hidden={event ? { slug: event.slug } : {}}
      waiting={isBusy && copy.picture.busy}
    >
      <LazyUploadField
        label={copy.picture.label}
        hint={copy.picture.hint}
        name={PICTURE_FIELD}
        error={failure?.errors?.[`${PICTURE_FIELD}Id`]}
        max={1}
        captionCharsMax={PICTURE_ALT_CHARS_MAX}
        rules={UPLOAD_RULES}
        kinds={KINDS}
        initial={event?.picture ? [event.picture] : undefined}
        onBusy={setIsBusy}
      />
    </EditorForm>
  )
  if (!event) return form
  const hidden = { slug: event.slug }
  return (
    <>
      <p>
        <Link to={event.path}>{copy.see}</Link>
      </p>
      {form}
      {event.translation && (
        <TranslationForm
          view={event.translation}
          answer={failure?.act === TRANSLATION_ACT ? translationAnswer(failure) : undefined}
          actName="act"
          hidden={hidden}
        />
      )}
      <Tickets tickets={event.tickets} />
      {event.canCancel && (
        <>
          <section className="editor-part">
            <h2>{copy.checkIn.title}</h2>
            <EditorForm
              act="check-in"
              fields={checkInForm.fields}
              values={{}}
              failure={failure}
              hidden={hidden}
              send={copy.checkIn.send}
              isQuiet
            />
          </section>
          <section className="editor-part">
            <h2>{copy.cancel.title}</h2>
            <p className="small secondary-ink">{copy.cancel.body}</p>
            <EditorForm
              act="cancel"
              fields={cancelForm.fields}
              values={{}}
              failure={failure}
              hidden={hidden}
              send={copy.cancel.send}
              isQuiet
            />
          </section>
        </>
      )}
    </>
  )
}

const translationAnswer = ({ errors = {}, values = {}, refused }: EditFailure) => ({
  act: TRANSLATION_ACT,
  errors: refused ? { ...errors, '': refused } : errors,
  values,
})

function Tickets({ tickets }: Pick<ChosenEvent, 'tickets'>) {
  const { title, none, caption, head, states } = copy.tickets
  const held = tickets.filter(({ state }) => state !== 'back').length
  return (
    <section className="editor-part">
      <h2>{title(held)}</h2>
      {tickets.length === 0 && <p className="small secondary-ink">{none}</p>}
      {tickets.length > 0 && (
        <div className="card table-box">
          <table className="sheet-table stacked">
            <caption className="visually-hidden">{caption}</caption>
            <thead>
              <tr>
                <th scope="col">{head.name}</th>
                <th scope="col">{head.contact}</th>
                <th scope="col">{head.state}</th>
              </tr>
            </thead>
            <tbody>
              {tickets.map(({ code, name, contact, state, at }) => (
                <tr key={code}>
                  <th scope="row">{name}</th>
                  <td>{contact}</td>
                  <td className="secondary-ink">{state === 'in' ? states.in(at ?? '') : states[state]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
