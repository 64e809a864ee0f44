import { data, Form, Link, redirect } from 'react-router'
import { bookDemo } from '#app/features/partnership/commands/book-demo.server.ts'
import { copy as demosCopy } from '#app/features/partnership/copy.ts'
import { listFreeSlots } from '#app/features/partnership/queries.server.ts'
import { demoForm } from '#app/features/partnership/request-forms.ts'
import { senderKeyOf } from '#app/features/requests/submit/sender-key.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { invalid, formValues } from '#app/platform/form/parse-form.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { SenderKey } from '#app/ui/form/sender-key.tsx'
import { FormDraft } from '#app/ui/form/form-draft.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/demo.route'
import { copy } from './copy.ts'
import './demo.css'
import { slotDays } from './slot-days.server.ts'
import { SlotPicker } from './slot-picker.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['demos'] })
  return {
    days: slotDays(await listFreeSlots(ctx.db, ctx)),
    prefill: { ...prefillOf(ctx), email: prefillOf(ctx).contact, way: 'video' },
  }
}

/** Books the slot, or shows the form again with its errors and typed values. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const form = await readForm(request)
  const read = parseFields(demoForm, form)
  if (!read.ok) return invalid(read)
  const { key, cookie } = senderKeyOf(ctx, { form: demoForm, values: read.value, posted: form })
  const outcome = await bookDemo(ctx, read.value, key)
  if (outcome.ok)
    throw redirect(`/partnership-hub/demo/${outcome.code}`, { status: 303, headers: { 'Set-Cookie': cookie } })
  const field = outcome.reason === 'taken' ? 'time' : 'email'
  return data({ errors: { [field]: demosCopy.refused[outcome.reason] }, values: formValues(form) }, { status: 409 })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.booking.metaTitle),
  { name: 'description', content: copy.booking.lead },
]

interface Answer {
  errors: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}

export default function ScheduleDemo({ loaderData: { days, prefill }, actionData }: Route.ComponentProps) {
  const { back, title, lead } = copy.booking
  return (
    <main id="main" className="wrap d-neem demo-page" tabIndex={-1}>
      <Link className="crumb" to="/partnership-hub">
        <Icon name="arrow-left" small />
        {back}
      </Link>
      <header className="stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {days.length > 0 ? (
        <Booking days={days} prefill={prefill} answer={actionData as Answer | undefined} />
      ) : (
        <NoTimes />
      )}
    </main>
  )
}

interface BookingProps {
  days: ReturnType<typeof slotDays>
  prefill: Readonly<Record<string, string>>
  answer: Answer | undefined
}

function Booking({ days, prefill, answer }: BookingProps) {
  const { booking } = copy
  const ref = useFocusFirstError(answer?.errors)
  const values = { ...prefill, ...answer?.values }
  const { time: _, ...questions } = demoForm.fields
  return (
    <Form ref={ref} className="demo-form" method="post" noValidate>
      <SenderKey />
      <FormDraft name="demo" />
      <SlotPicker days={days} chosen={values['time'] ?? ''} error={answer?.errors['time']} />
      <fieldset className="card demo-who">
        <legend className="visually-hidden">{booking.who}</legend>
        <h2 aria-hidden="true">{booking.who}</h2>
        {Object.entries(questions).map(([name, spec]) => (
          <FormField key={name} name={name} spec={spec} value={values[name] ?? ''} error={answer?.errors[name]} />
        ))}
        <button className="btn primary big">{booking.send}</button>
        <p className="small secondary-ink">{booking.keep}</p>
      </fieldset>
    </Form>
  )
}

function NoTimes() {
  const { title, body, label } = copy.booking.none
  return (
    <div className="empty">
      <h2>{title}</h2>
      <p>{body}</p>
      <Link className="btn secondary" to="/partnership-conversation">
        {label}
      </Link>
    </div>
  )
}
