import { data, Form, redirect } from 'react-router'
import { inviteToSquad } from '#app/features/squads/commands/invite-to-squad.server.ts'
import { leaveSquad } from '#app/features/squads/commands/leave-squad.server.ts'
import { copy as squadWords } from '#app/features/squads/copy.ts'
import { findSquad, type SquadView } from '#app/features/squads/queries.server.ts'
import { refusalText } from '#app/features/squads/views.ts'
import { memberOf } from '#app/features/access/member.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { Field } from '#app/ui/form/field.tsx'
import { NeedsMail } from '#app/ui/needs-mail.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/squad.route'
import { copy } from './copy.ts'
import { inviteForm } from './form.ts'
import './squad.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = memberOf(context)
  const squad = await findSquad(together(ctx.db), { actor: ctx.actor, id: params.id, now: ctx.now })
  if (!squad) throw data(null, { status: 404 })
  return { squad, kolam: drawKolam({ kind: 'thing', id: squad.id }) }
}

interface Answer {
  said?: string
  error?: string
  values?: Readonly<Record<string, string>>
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const ctx = memberOf(context)
  const posted = await readForm(request)
  const { id } = params
  if (posted.get('intent') === 'leave') {
    const userId = String(posted.get('userId'))
    const outcome = await leaveSquad(ctx, { id, userId })
    if (!outcome.ok) throw data(null, { status: 404 })
    throw redirect(ctx.actor.userId === userId ? '/fearless-girls' : `/squads/${id}`, 303)
  }
  const form = parseFields(inviteForm, posted)
  if (!form.ok) return data<Answer>({ error: form.errors['emails'] ?? '', values: form.values }, { status: 400 })
  const addresses = form.value.emails ?? []
  if (addresses.length === 0) return data<Answer>({ error: copy.invite.empty, values: {} }, { status: 400 })
  const outcome = await inviteToSquad(ctx, { id, addresses, site: ctx.config })
  if (outcome.ok) return data<Answer>({ said: outcome.sent > 0 ? copy.invite.sent(outcome.sent) : copy.invite.none })
  if (outcome.reason === 'not-found') throw data(null, { status: 404 })
  return data<Answer>({ error: refusalText(outcome), values: { emails: addresses.join(', ') } }, { status: 409 })
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [pageTitle(matches, loaderData?.squad.name ?? '')]

export default function Squad({ loaderData: { squad, kolam }, actionData }: Route.ComponentProps) {
  const { invite } = copy
  return (
    <main id="main" className="squad" tabIndex={-1}>
      <WingHead
        dye="lotus"
        back={copy.back}
        backTo="/fearless-girls"
        title={squad.name}
        lead={copy.promise}
        kolam={kolam}
      />
      <div className="wrap section squad-page">
        <section className="stack" aria-labelledby="members-title">
          <p className="small secondary-ink">{squadWords.badges[squad.badge]}</p>
          <h2 id="members-title">{copy.members}</h2>
          <Members squad={squad} />
          {squad.invited.length > 0 && (
            <>
              <h3>{copy.invited}</h3>
              <p className="secondary-ink">{squad.invited.map(showPhone).join(', ')}</p>
            </>
          )}
        </section>
        <Form method="post" className="card pad stack" noValidate>
          <h2>{invite.title}</h2>
          {actionData?.said && (
            <p className="notice" role="status">
              {actionData.said}
            </p>
          )}
          <NeedsMail>
            <Field
              as="textarea"
              name="emails"
              label={invite.emails}
              hint={invite.hint}
              rows={3}
              defaultValue={actionData?.values?.['emails']}
              error={actionData?.error}
            />
            <button className="btn primary">{invite.send}</button>
          </NeedsMail>
        </Form>
      </div>
    </main>
  )
}

function Members({ squad }: { squad: SquadView }) {
  return (
    <ul className="stack">
      {squad.members.map(({ userId, name, isFounder, isYou }) => (
        <li key={userId} className="squad-member">
          <span>
            <b>{name}</b>
            <span className="small secondary-ink">
              {[isFounder && copy.founder, isYou && copy.you]
                .filter(Boolean)
                .map((word) => ` · ${word}`)
                .join('')}
            </span>
          </span>
          {(isYou || squad.isFounder) && (
            <Form method="post" noValidate>
              <input type="hidden" name="userId" value={userId} />
              <button
                className="btn secondary sm"
                name="intent"
                value="leave"
                aria-label={isYou ? copy.leave : copy.removeOf(name)}
              >
                {isYou ? copy.leave : copy.remove}
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
