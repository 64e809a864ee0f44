import { Suspense, useState } from 'react'
import { Failure } from '#app/features/sign-in/failure.tsx'
import { AfterProof, ConfirmAgain } from '#app/features/step-up/after-proof.tsx'
import { makeRecoveryCodes } from '#app/features/account/account-calls.ts'
import { copy } from '#app/features/account/copy.ts'
import { Submit } from '#app/features/account/submit.tsx'
import { useServiceForm } from '#app/features/account/use-service-form.ts'
import { lazyAgain } from '#app/ui/lazy-again.ts'

const words = copy.recoveryCodes
const MadeCodes = lazyAgain(() => import('./made-codes.tsx'))

/** How many recovery codes are left, and making a new set, which is shown once. `left` is null before any are made. */
export function RecoveryCodes({ left, isProven }: { left: number | null; isProven: boolean }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const { submit, busy, failure, stale } = useServiceForm(() => makeRecoveryCodes(left !== null, setCodes))
  return (
    <section className="card" id="recovery-codes">
      <h3>{words.title}</h3>
      <p className="secondary-ink">{words.lead}</p>
      {codes ? (
        <Suspense>
          <MadeCodes codes={codes} />
        </Suspense>
      ) : (
        <>
          <p className={left ? undefined : 'notice'}>{left === null ? words.none : words.left(left)}</p>
          <AfterProof act="recovery-codes" isProven={isProven} anchor="recovery-codes">
            <form className="stack" noValidate onSubmit={submit}>
              {stale && <ConfirmAgain act="recovery-codes" answer={stale} />}
              <Failure message={failure} />
              {left ? <p className="small secondary-ink">{words.renewNote}</p> : null}
              <Submit busy={busy}>{left === null ? words.make : words.renew}</Submit>
            </form>
          </AfterProof>
        </>
      )}
    </section>
  )
}
