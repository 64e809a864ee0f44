import { Suspense } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { contextOf } from '#app/platform/http/request.server.ts'
import { EXAMPLE_PROGRESS, EXAMPLE_TRACKER } from '#app/features/torch/journey/journey.ts'
import { rememberMood, useRememberedMood } from '#app/features/torch/memory.ts'
import { Onboarding } from '#app/features/torch/onboarding/onboarding.tsx'
import { stepFromAddress } from '#app/features/torch/onboarding/onboarding.ts'
import type { Route } from './+types/landing.route'
import { Founder } from './sections/founder.tsx'
import { Hero } from './sections/hero.tsx'
import { loadLanding } from './landing.server.ts'
import './landing.css'
import { LiveImpact } from './sections/live-impact.tsx'
import { MovementTabs } from './movements/movement-tabs.tsx'
import { Partnership } from './sections/partnership.tsx'
import { StartHere } from './sections/start-here.tsx'

const Journey = lazyAgain(() => import('#app/features/torch/journey/journey.tsx'))
const Companion = lazyAgain(() => import('#app/features/torch/companion/companion.tsx'))

/** The data of the first render. The stored mood is only known in the browser. */
export function loader({ context }: Route.LoaderArgs) {
  const ctx = contextOf(context)
  ctx.cacheFor({ tags: ['campaigns', 'figures'], params: ['torch', 'mood', 'movement'] })
  return loadLanding(ctx)
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.words.hero.lead },
]

/** The onboarding's steps and the tabs change only the query: no reload of the data is needed. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { words, kolams, featured, stats, member } = loaderData
  const [search] = useSearchParams()
  const isOnboarded = useRememberedMood() !== null
  return (
    <main id="main" tabIndex={-1}>
      <Hero words={words.hero} kolam={kolams.torch} next={member?.next ?? null} />
      <section className="wrap section landing-torch" id="torch">
        <Onboarding start={stepFromAddress(search)} onComplete={rememberMood} />
      </section>
      <StartHere words={words.start} wings={kolams.wings} />
      <Founder words={words.founder} />
      {isOnboarded && (
        <Suspense>
          <Journey {...(member ?? EXAMPLE)} petals={kolams.petals} name={member?.name ?? null} />
        </Suspense>
      )}
      <MovementTabs words={words.movement} wings={kolams.wings} />
      <LiveImpact words={words.impact} featured={featured} stats={stats} />
      <Partnership words={words.partners} kolams={kolams.partners} />
      {isOnboarded && (
        <Suspense>
          <Companion isFloating userProgress={(member ?? EXAMPLE).progress} isExample={!member} />
        </Suspense>
      )}
    </main>
  )
}

const EXAMPLE = { progress: EXAMPLE_PROGRESS, tracker: EXAMPLE_TRACKER }
