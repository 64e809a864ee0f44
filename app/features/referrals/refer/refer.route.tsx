import { data, Link, redirect } from 'react-router'
import { refer } from '#app/features/referrals/commands/refer.server.ts'
import { unvouch, vouch } from '#app/features/referrals/commands/vouch.server.ts'
import { listProfiles, type ReferredProfile } from '#app/features/referrals/queries.server.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { referForms } from '#app/features/referrals/request-forms.ts'
import type { ValuesOf } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { invalid } from '#app/platform/form/parse-form.ts'
import { contextOf, findMember, type RequestContext, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { SAMPLES_UNTIL_REAL } from '#app/platform/samples.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { Offers } from '#app/ui/sections/offers.tsx'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/refer.route'
import { copy } from './copy.ts'
import { vouchForm } from './form.ts'
import { Profiles } from './profiles.tsx'
import './refer.css'
import { SAMPLE_PROFILES } from './samples-copy.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['referrals'], params: ['ask'] })
  const member = findMember(ctx)
  const profiles = await listProfiles(ctx.db, { userId: member?.userId ?? null })
  const samples = profiles.length < SAMPLES_UNTIL_REAL ? SAMPLE_PROFILES : []
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'refer' }),
    profiles: profiles.map(withKolam),
    samples: samples.map(withKolam),
    isMember: member !== null,
    prefill: { own: prefillOf(ctx).contact, notify: 'yes' },
  }
}

const withKolam = (profile: ReferredProfile) => ({
  ...profile,
  kolam: drawKolam({ kind: 'person', id: profile.id }),
})

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = contextOf(context)
  const posted = await readForm(request)
  const intent = posted.get('intent')
  if (intent !== 'vouch' && intent !== 'unvouch') {
    return receiveForm(ctx, referForms, posted, { referral: (values) => askForConsent(ctx, values) })
  }
  if (!findMember(ctx)) throw redirect(signInHref('/refer'), 303)
  const referralId = String(posted.get('referralId') ?? '')
  if (!isUuid(referralId)) throw data(null, { status: 404 })
  const form = parseFields(vouchForm, posted)
  if (!form.ok) return invalid({ ...form, values: { ...form.values, referralId } })
  const outcome =
    intent === 'vouch'
      ? await vouch(ctx, { referralId, text: form.value.text ?? '' })
      : await unvouch(ctx, { referralId })
  if (outcome.ok) throw redirect('/refer#profiles', 303)
  return invalid({ ok: false, errors: { text: copy.profiles.refused }, values: { referralId } })
}

/**
 * Returns the callback that asks the referred person, in the transaction that stores the referral, if the box is
 * ticked.
 */
function askForConsent(ctx: RequestContext, { wing, email, notify }: ValuesOf<typeof referForms.referral.fields>) {
  if (!notify) return undefined
  return async (tx: RequestContext['db']) =>
    void (await refer(tx, { wing, contact: email, now: ctx.now, site: ctx.config, sealer: ctx.sealer }))
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function Refer({ loaderData, actionData }: Route.ComponentProps) {
  const { kolam, profiles, samples, isMember, prefill } = loaderData
  const { refer: words, vouch: vouching, own } = copy.actions
  const dialog = (
    <FormDialog
      form={referForms.referral}
      title={words.title}
      opener={words.title}
      words={words}
      answer={actionData}
      prefill={prefill}
    />
  )
  return (
    <main id="main" className="refer" tabIndex={-1}>
      <WingHead dye="neem" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam} />
      <OnThisPage
        sections={[
          ['how-title', copy.how.title],
          ['actions-title', copy.actions.title],
          ['profiles-title', copy.profiles.title],
        ]}
      />
      <Offers id="how" title={copy.how.title} list={copy.how.list} />
      <section className="wrap section stack" aria-labelledby="actions-title">
        <h2 id="actions-title">{copy.actions.title}</h2>
        <ul className="offers">
          <li className="card pad offer">
            <p className="secondary-ink">{words.body}</p>
            <NeedsMail>{dialog}</NeedsMail>
          </li>
          <li className="card pad offer">
            <p className="secondary-ink">{vouching.body}</p>
            <a className="btn secondary" href="#profiles">
              {vouching.label}
            </a>
          </li>
          <li className="card pad offer">
            <p className="secondary-ink">{own.body}</p>
            <Link className="btn secondary" to="/share-your-story">
              {own.label}
            </Link>
          </li>
        </ul>
      </section>
      <Profiles profiles={profiles} samples={samples} isMember={isMember} answer={actionData} />
    </main>
  )
}
