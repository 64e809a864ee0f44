import { Suspense } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { redirect, useSearchParams } from 'react-router'
import { joinCircle } from '#app/features/circles/commands/join-circle.server.ts'
import { findMembership, listChapters } from '#app/features/circles/queries.server.ts'
import { findKind } from '#app/features/circles/schema.ts'
import { listDocuments } from '#app/features/documents/queries.server.ts'
import { createSquad } from '#app/features/squads/commands/create-squad.server.ts'
import { listOwnSquads } from '#app/features/squads/queries.server.ts'
import { refusalText } from '#app/features/squads/views.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { invalid, type InvalidForm } from '#app/platform/form/parse-form.ts'
import { findIndianState, INDIAN_STATES } from '#app/platform/india/states.ts'
import { contextOf, findMember, type RequestContext, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { useRememberedMood } from '#app/features/torch/memory.ts'
import { drawFearlessGallery } from '#app/features/fearless-girls/gallery/gallery.server.ts'
import { FearlessGirlsSection } from '#app/features/fearless-girls/gallery/section.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { pageUrl } from '#app/platform/language/language-paths.ts'
import type { Route } from './+types/fearless-girls.route'
import { ChapterFinder } from './chapter-finder.tsx'
import { copy } from './copy.ts'
import './fearless-girls.css'
import { interestForm, squadForm } from './forms.ts'
import { JoinForm } from './join-form.tsx'
import { SquadBuilder } from './squad-builder.tsx'
import { StarterKits, Trainings } from './training.tsx'

const Companion = lazyAgain(() => import('#app/features/torch/companion/companion.tsx'))

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const search = pageUrl(request).searchParams
  ctx.cacheFor({ tags: ['chapters', 'documents'], params: ['region', 'kind', 'sent'] })
  const region = findIndianState(search.get('region'))
  const member = findMember(ctx)
  const [membership, chapters, squads, kits] = await Promise.all([
    member && findMembership(ctx.db, { userId: member.userId }),
    listChapters(ctx.db, { region }),
    member ? listOwnSquads(ctx.db, { userId: member.userId }) : [],
    listDocuments(ctx.db, { kind: 'kit' }),
  ])
  return {
    gallery: drawFearlessGallery(),
    banner: drawKolam({ kind: 'wing', wing: 'fearless' }),
    regions: INDIAN_STATES,
    region,
    kind: findKind(search.get('kind')),
    chapters,
    member: member && prefillOf(ctx),
    squads,
    kits,
    since: membership && formatDate(membership.joinedAt),
    chapter: membership?.chapter ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const posted = await readForm(request)
  if (posted.get('intent') === 'squad') return submitSquad(contextOf(context), posted)
  const form = parseFields(interestForm, posted)
  if (!form.ok) return invalid(form)
  const { as } = await joinCircle(contextOf(context), form.value)
  const sent = new URLSearchParams({ region: form.value.region, sent: as === 'member' ? as : form.value.kind })
  throw redirect(`/fearless-girls?${sent}#join`, 303)
}

async function submitSquad(ctx: RequestContext, posted: FormData): Promise<Response> {
  const form = parseFields(squadForm, posted)
  if (!form.ok) return invalid(form)
  const { emails, ...squad } = form.value
  const outcome = await createSquad(ctx, { ...squad, addresses: emails ?? [], site: ctx.config })
  if (outcome.ok) throw redirect(`/squads/${outcome.id}`, 303)
  const values = Object.fromEntries([...posted].map(([name, value]) => [name, String(value)]))
  const errors: Record<string, string> =
    outcome.reason === 'not-signed-in' || outcome.reason === 'too-many-squads'
      ? { '': copy.squad.refused[outcome.reason] }
      : { emails: refusalText(outcome) }
  return invalid({ ok: false, errors, values })
}

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, copy.title),
  { name: 'description', content: copy.description },
]

export default function FearlessGirls({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const isOnboarded = useRememberedMood() !== null
  const isSquad = (actionData as InvalidForm | undefined)?.values['intent'] === 'squad'
  return (
    <main id="main" className="fearless-girls" tabIndex={-1}>
      <div className="wrap section">
        <FearlessGirlsSection gallery={loaderData.gallery} banner={loaderData.banner} level={1} />
      </div>
      <OnThisPage
        sections={[
          ['training-title', copy.training.title],
          ['squad-title', copy.squad.title],
          ['kits-title', copy.kits.title],
          ['chapters-title', copy.chapters.title],
          ['join-title', copy.join.title],
        ]}
      />
      <Trainings />
      <SquadBuilder
        isMember={loaderData.member !== null}
        squads={loaderData.squads}
        answer={isSquad ? actionData : undefined}
      />
      <StarterKits kits={loaderData.kits} />
      <ChapterFinder {...loaderData} />
      <JoinForm {...loaderData} sent={search.get('sent')} answer={isSquad ? undefined : actionData} />
      {isOnboarded && (
        <Suspense>
          <Companion isFloating userContext="woman" />
        </Suspense>
      )}
    </main>
  )
}
