import { memo, Suspense } from 'react'
import { lazyAgain } from '#app/ui/lazy-again.ts'
import { fullStop } from '#app/platform/text/sentences.ts'
import { copy, type FLOWS } from './copy.ts'

let loadBodies = () => {}
const wasOpened = new Promise<void>((resolve) => {
  loadBodies = resolve
})

/** The server's markup of the bodies stays until a card is opened: only then their code is loaded. */
const FlowBody = lazyAgain(async () => {
  if (!import.meta.env.SSR) await wasOpened
  return import('./flow-body.tsx')
})

interface FlowCardProps {
  flow: (typeof FLOWS)[number]
  /** Called when the user has done the flow. */
  onFinished: (minutes: number) => void
}

/** A flow in a collapsible card. Memoized, because an update would replace the server's markup of its body. */
export const FlowCard = memo(function FlowCard({ flow, onFinished }: FlowCardProps) {
  const { id, minutes } = flow
  return (
    <details
      className="card flow"
      // It may have been opened before the page was hydrated.
      ref={(card) => void (card?.open && loadBodies())}
      onToggle={loadBodies}
    >
      <summary>
        <span>
          <b>{flow.name}</b>
          <span className="small secondary-ink">{flow.for}</span>
        </span>
        <span className="tag d-indigo num">{copy.minutes(minutes)}</span>
      </summary>
      {/* Following a link to an element inside opens the <details>. */}
      <p className="small flow-needs" id={`flow-${id}`}>
        <b>{copy.needs}</b>
        {`: ${flow.needs}${fullStop()}`}
      </p>
      <Suspense fallback={<p role="status">{copy.loading}</p>}>
        <FlowBody id={id} minutes={minutes} onFinished={onFinished} />
      </Suspense>
    </details>
  )
})
