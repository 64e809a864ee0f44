import { Form } from 'react-router'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Field } from '#app/ui/form/field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import type { EventView } from '#app/features/events/event/event-view.server.ts'
import { FormDraft } from '#app/ui/form/form-draft.tsx'

interface JoinFormProps {
  event: EventView
  draft: FormValues
  limits: { nameChars: number; keptDays: number }
  answer: { errors: FormValues | null; values: FormValues | null } | undefined
}

export function JoinForm({ event, draft, limits, answer }: JoinFormProps) {
  const words = copy.join
  const values = answer?.values ?? draft
  const errors = answer?.errors ?? undefined
  const form = useFocusFirstError(errors)
  return (
    <Form ref={form} method="post" className="card pad stack event-form" noValidate>
      <FormDraft name="ticket" asks={event.isPrivate} />
      <p className="secondary-ink">{words.lead[event.circle]}</p>
      <input type="hidden" name="key" value={values['key']} />
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        defaultValue={values['name']}
        error={errors?.['name'] ?? errors?.['key']}
        autoComplete="name"
        maxLength={limits.nameChars}
        required
      />
      <Field
        name="contact"
        label={words.contact}
        hint={event.isPrivate ? words.privateHint : words.contactHint}
        autoComplete="email"
        defaultValue={values['contact']}
        error={errors?.['contact']}
        required
      />
      <p className="small secondary-ink">{event.entryIsGift ? words.gift : words.free}</p>
      <button className="btn primary big wide">{words.send[event.circle]}</button>
      <p className="caption secondary-ink">{words.kept(limits.keptDays)}</p>
    </Form>
  )
}
