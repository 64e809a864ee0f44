import { data, Link, redirect } from 'react-router'
import { copy as common } from '#app/features/sign-in/copy.ts'
import { StudentCard } from '#app/features/students/profile/student-card.tsx'
import { findStudent } from '#app/features/students/queries.server.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { eraseAccount } from '#app/features/erasure/commands/erase-account.server.ts'
import { findStaleForm, hasFreshProof } from '#app/features/step-up/fresh-proof.server.ts'
import { ownAccountOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { clearedSessionCookie } from '#app/platform/session/cleared-cookie.server.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { accountView } from './account-view.server.ts'
import { copy } from './copy.ts'
import { Devices } from './devices/devices.tsx'
import { deviceActOf, type SignedOut, signOutDevices } from './devices/sign-out-devices.server.ts'
import { Places } from './places.tsx'
import { Profile } from './profile.tsx'
import { findBlockedShop, ShopBlocked } from './shop-blocked.tsx'
import { Passkeys } from './sign-in-methods/passkeys.tsx'
import { RecoveryCodes } from './sign-in-methods/recovery-codes.tsx'
import { SecondStep } from './sign-in-methods/second-step.tsx'
import { Connected, EmailForm, PasswordForm, PhoneForm } from './sign-in-methods/sign-in-methods.tsx'
import { Erase, type EraseAnswer, YourData } from './your-data/your-data.tsx'
import type { Route } from './+types/account.route'
import './account.css'

interface AccountAnswer extends EraseAnswer {
  signedOut?: SignedOut
}

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const { actor: member, accounts } = ctx
  const [own, student, ways, passkeys, codesLeft, sessions] = await Promise.all([
    ownAccountOf(ctx),
    findStudent(ctx.db, member.userId),
    accounts.getSignInMethods(),
    accounts.listPasskeys(),
    accounts.countRecoveryCodes(),
    accounts.listSessions(),
  ])
  return {
    student: student && { displayName: student.displayName, collegeName: student.collegeName },
    name: member.displayName,
    isStaff: member.roles.length > 0,
    shop: findBlockedShop(member, url.searchParams.get('next')),
    isProven: hasFreshProof(ctx),
    isShared: ctx.session?.isShared ?? false,
    ...accountView({ own, ways, passkeys, codesLeft, sessions }, ctx.now),
  }
}

/** Signs devices out; or erases the account, if the confirmation word was typed and the proof of identity is fresh. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = memberOf(context)
  const own = await ownAccountOf(ctx)
  const posted = await readForm(request)
  const act = deviceActOf(posted)
  if (act) return data<AccountAnswer>({ signedOut: await signOutDevices(own, act, posted) })
  const word = String(posted.get('word') ?? '')
  const stale = findStaleForm(ctx, 'erasure', posted)
  if (stale) return data<AccountAnswer>({ needsProof: stale.needsProof, word }, { status: 403 })
  if (word.trim().toUpperCase() !== copy.erase.word)
    return data<AccountAnswer>({ error: copy.erase.wrong }, { status: 400 })
  await eraseAccount(ctx, own)
  return redirect('/account/erased', {
    status: 303,
    headers: { 'Set-Cookie': clearedSessionCookie(ctx.config.siteUrl) },
  })
}

function Blocked() {
  return (
    <section className="card">
      <h3>{copy.blocked.title}</h3>
      <p className="secondary-ink">{copy.blocked.lead}</p>
      <p>
        <Link className="btn secondary" to="/account/blocked">
          {copy.blocked.link}
        </Link>
      </p>
    </section>
  )
}

export default function Account({ loaderData: view, actionData }: Route.ComponentProps) {
  const { isProven } = view
  return (
    <main id="main" className="account-page" tabIndex={-1}>
      <header className="row between">
        <div>
          <h1>{copy.title}</h1>
          <p className="lead">
            {view.isAnonymous ? copy.leadGuest : copy.lead(view.email ?? showPhone(`+${view.phone ?? ''}`))}
          </p>
        </div>
        {view.isStaff && (
          <Link className="btn secondary" to="/operator">
            {copy.console}
          </Link>
        )}
      </header>
      <noscript>
        <p className="notice">{common.noScript}</p>
      </noscript>
      {view.shop && <ShopBlocked shop={view.shop} />}
      <Places />
      <section className="group" id="profile" aria-labelledby="profile-title">
        <h2 id="profile-title">{copy.groups.profile}</h2>
        <div className="cards">
          <Profile name={view.name} />
          <NeedsMail>
            <EmailForm email={view.email} newEmail={view.newEmail} isProven={isProven} />
          </NeedsMail>
          {view.takesPhone && <PhoneForm phone={view.phone} isProven={isProven} />}
          <StudentCard student={view.student} />
        </div>
      </section>
      <section className="group" id="safety" aria-labelledby="safety-title">
        <h2 id="safety-title">{copy.groups.safety}</h2>
        <div className="cards">
          {!view.isAnonymous && (
            <>
              <PasswordForm hasPassword={view.hasPassword} isProven={isProven} />
              <Connected
                identities={view.identities}
                canUnlink={view.canUnlink}
                linkable={view.linkable}
                isProven={isProven}
              />
              {view.passkeys && <Passkeys passkeys={view.passkeys} isProven={isProven} isShared={view.isShared} />}
              <SecondStep factors={view.factors} kinds={view.factorKinds} isProven={isProven} />
              {view.recoveryCodes && <RecoveryCodes {...view.recoveryCodes} isProven={isProven} />}
            </>
          )}
          <Devices devices={view.devices} signedOut={actionData?.signedOut} />
          <Blocked />
          <YourData isProven={isProven} />
          <Erase isProven={isProven} answer={actionData} />
        </div>
      </section>
      <p>
        <button type="button" className="btn secondary" onClick={() => dispatchEvent(new Event('diya:sign-out'))}>
          {copy.signOut}
        </button>
      </p>
    </main>
  )
}
