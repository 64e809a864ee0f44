import { Failure } from '#app/features/sign-in/failure.tsx'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { addPasskey, removePasskey, renamePasskey } from '#app/features/account/account-calls.ts'
import { copy } from '#app/features/account/copy.ts'
import { Submit } from '#app/features/account/submit.tsx'
import { useServiceForm } from '#app/features/account/use-service-form.ts'
import { Field } from '#app/ui/form/field.tsx'

const words = copy.passkeys
const NAME_CHARS_MAX = 120

interface ShownPasskey {
  id: string
  name: string
  /** When it was added and last used, in words. */
  note: string
}

interface PasskeysProps {
  passkeys: readonly ShownPasskey[]
  isProven: boolean
  /** The device is not the member's own: it gets no passkey. */
  isShared: boolean
}

/** The passkeys of the account: their names and last use, and adding, renaming and removing them. */
export function Passkeys({ passkeys, isProven, isShared }: PasskeysProps) {
  const { submit, busy, failure, stale } = useServiceForm(addPasskey, words.added)
  return (
    <section className="card" id="passkeys">
      <h3>{words.title}</h3>
      <p className="secondary-ink">{words.lead}</p>
      {passkeys.length > 0 && (
        <ul className="rows">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <Row passkey={passkey} isProven={isProven} />
            </li>
          ))}
        </ul>
      )}
      {isShared && <p className="notice">{words.shared}</p>}
      {(!isShared || passkeys.length > 0) && (
        <AfterProof act="passkeys" isProven={isProven} anchor="passkeys">
          {!isShared && (
            <form className="stack" noValidate onSubmit={submit}>
              {stale && <ConfirmAgain act="passkeys" answer={stale} />}
              <Failure message={failure} />
              <Submit busy={busy}>{words.add}</Submit>
            </form>
          )}
        </AfterProof>
      )}
      {passkeys.length > 0 && <p className="small secondary-ink">{words.lost}</p>}
    </section>
  )
}

function Row({ passkey: { id, name, note }, isProven }: { passkey: ShownPasskey; isProven: boolean }) {
  const shown = name || words.unnamed
  const rename = useServiceForm((text) => renamePasskey(id, text('name')), copy.saved)
  const remove = useServiceForm(() => removePasskey(id), words.removed)
  return (
    <>
      <b>{shown}</b>
      <br />
      <span className="small secondary-ink">{note}</span>
      <details>
        <summary>{words.change(shown)}</summary>
        <div className="stack">
          <form className="stack" noValidate onSubmit={rename.submit}>
            <Field
              name="name"
              label={words.name}
              hint={words.nameHint}
              error={rename.failure || undefined}
              defaultValue={name}
              maxLength={NAME_CHARS_MAX}
              autoComplete="off"
              required
            />
            <Submit busy={rename.busy}>{copy.save}</Submit>
          </form>
          {isProven && (
            <form className="stack" onSubmit={remove.submit} noValidate>
              {remove.stale && <ConfirmAgain act="passkeys" answer={remove.stale} />}
              <Failure message={remove.failure} />
              <p className="small secondary-ink">{words.removeHint}</p>
              <p>
                <button className="btn secondary" aria-busy={remove.busy || undefined}>
                  {words.remove(shown)}
                </button>
              </p>
            </form>
          )}
        </div>
      </details>
    </>
  )
}
