import { NAME_CHARS_MAX } from '#app/features/sign-in/credentials.ts'
import { Field } from '#app/ui/form/field.tsx'
import { saveName } from './account-calls.ts'
import { copy } from './copy.ts'
import { Submit } from './submit.tsx'
import { useServiceForm } from './use-service-form.ts'

/** The display name. */
export function Profile({ name }: { name: string }) {
  const { submit, busy, failure } = useServiceForm((text) => saveName(text('name')), copy.saved)
  return (
    <form key={name} className="card" noValidate onSubmit={submit}>
      <h3>{copy.profile.title}</h3>
      <Field
        name="name"
        label={copy.profile.name}
        hint={copy.profile.hint}
        defaultValue={name}
        error={failure || undefined}
        maxLength={NAME_CHARS_MAX}
        autoComplete="name"
        required
      />
      <Submit busy={busy}>{copy.save}</Submit>
    </form>
  )
}
