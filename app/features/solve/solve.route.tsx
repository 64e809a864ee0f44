import { Suspense, useSyncExternalStore } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { receiveForm } from '#app/features/requests/submit/receive-form.server.ts'
import { solveForms } from './request-forms.ts'
import { findAccountNotes } from '#app/features/private-notes/queries.server.ts'
import { contextOf, prefillOf } from '#app/platform/http/request.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import type { SolveAction } from '#app/features/torch/companion/companion-copy.ts'
import { Calls } from '#app/ui/calls.tsx'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { parsePrivateCard } from '#app/features/private-notes/cards/private-card.ts'
import '#app/features/private-notes/cards/private-cards.css'
import { usePrivateCards } from '#app/features/private-notes/cards/use-private-cards.ts'
import { FormDialog } from '#app/ui/form/form-dialog.tsx'
import { SectionNav } from '#app/ui/wings/section-nav.tsx'
import { WingHead } from '#app/ui/wings/wing-head.tsx'
import { OnThisPage } from '#app/ui/sections/on-this-page.tsx'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import type { Route } from './+types/solve.route'
import { listCauses } from './causes.server.ts'
import { Causes } from './causes.tsx'
import { ChallengeFlow } from './challenge-flow.tsx'
import { copy } from './copy.ts'
import { SolveCards } from './solve-cards.tsx'
import './solve.css'

const Companion = lazyAgain(() => import('#app/features/torch/companion/companion.tsx'))

/** Opens the form that the companion's tip refers to. */
function openForm(action: SolveAction): void {
  const form = action === 'solve-together' ? solveForms.together : solveForms.story
  document.querySelector<HTMLElement>(`#${form.kind} > a`)?.click()
}

/** Moves to the card that was just saved; it is the first one. */
function showNewestCard(): void {
  const title = document.querySelector<HTMLElement>('#cards h3')
  title?.focus({ preventScroll: true })
  title?.scrollIntoView({ block: 'center' })
}

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  const [causes, account] = await Promise.all([listCauses(ctx.db, ctx), findAccountNotes(ctx, { kind: 'solve-card' })])
  return {
    kolam: drawKolam({ kind: 'wing', wing: 'solve' }),
    causes,
    account,
    prefill: prefillOf(ctx),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  return receiveForm(contextOf(context), solveForms, await readForm(request))
}

/** The title is only the brand, because other people may see the phone. */
export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches), { name: 'robots', content: 'noindex' }]

export default function Solve({ loaderData, actionData }: Route.ComponentProps) {
  const { kolam, causes, account, prefill } = loaderData
  const cards = usePrivateCards({ kind: 'solve-card', parse: parsePrivateCard, account })
  const asked = { answer: actionData, prefill }
  // The companion needs code, and its styles come with it.
  const isHydrated = useSyncExternalStore(never, yes, no)
  return (
    <main id="main" className="solve" tabIndex={-1}>
      <WingHead dye="madder" back={copy.back} title={copy.headline} lead={copy.lead} kolam={kolam}>
        <a className="btn primary" href="#challenges">
          {copy.nav.challenges}
        </a>
        <a className="btn secondary" href="#emergency-fund">
          {copy.nav.fund}
        </a>
        <a className="btn secondary" href="#ask">
          {copy.nav.together}
        </a>
      </WingHead>
      <SectionNav context="changemaker" current="/solve" />
      <Calls {...copy.calls} />
      <OnThisPage
        sections={[
          ['challenges-title', copy.flow.title],
          ['fund-title', copy.fund.title],
          ['ask', copy.together.title],
        ]}
      />
      <ChallengeFlow onSave={cards.keep} onClose={showNewestCard} />
      <SolveCards cards={cards} account={account} />
      <Causes causes={causes} />
      <section className="wrap section solve-ask" id="ask">
        {(['together', 'story'] as const).map((which) => (
          <div key={which} className="card pad stack" id={which === 'story' ? 'share-story' : undefined}>
            <h2>{copy[which].title}</h2>
            <p className="secondary-ink">{copy[which].body}</p>
            <FormDialog
              {...asked}
              form={solveForms[which]}
              title={copy[which].title}
              opener={copy[which].title}
              words={copy[which]}
            />
          </div>
        ))}
      </section>
      {isHydrated && (
        <Suspense>
          <Companion currentPage="solve" isFloating onSolveAction={openForm} />
        </Suspense>
      )}
    </main>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false
