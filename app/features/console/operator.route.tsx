import { isRouteErrorResponse, Link, Outlet } from 'react-router'
import type { listCampaignQueues } from '#app/features/fundraising/operator/queue-queries.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { Route } from './+types/operator.route'
import { operatorOf, operatorsOnly, type Refusal } from '#app/features/access/operator.server.ts'
import { pageTitle } from '#app/platform/seo/page-title.ts'
import { Console } from './console.tsx'
import '#app/ui/console/console.css'
import { copy } from './copy.ts'
import { readOpenWork } from './open-work.server.ts'

export const middleware: Route.MiddlewareFunction[] = [operatorsOnly]

export const meta: Route.MetaFunction = ({ matches }) => [pageTitle(matches, copy.title)]

/** The data of the sidebar. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = operatorOf(context)
  const { actor } = ctx
  const { inbox, campaignQueues, mismatches, ...counts } = await readOpenWork(ctx)
  const sum = (key: 'open' | 'urgent') => inbox.reduce((total, queue) => total + queue[key], 0)
  return {
    brand: ctx.config.brandName,
    counts: {
      ...counts,
      open: sum('open'),
      urgent: sum('urgent'),
      ...campaignCounts(campaignQueues),
      mismatches: mismatches.open,
    },
    me: {
      name: actor.displayName,
      role: actor.roles.includes('administrator') ? ('administrator' as const) : ('operator' as const),
      kolam: drawKolam({ kind: 'person', id: actor.userId }),
    },
  }
}

type Queues = Awaited<ReturnType<typeof listCampaignQueues>>

/** The counts of the sidebar's links; several queues may have the same page. */
function campaignCounts(queues: Queues) {
  const sum = (...names: Queues[number]['name'][]) =>
    queues.reduce((total, { name, waiting }) => total + (names.includes(name) ? waiting : 0), 0)
  return {
    campaignDocuments: sum('documents'),
    campaignReports: sum('reports'),
    tranches: sum('payees', 'prepare', 'release'),
    campaignAppeals: sum('appeals'),
    campaignQuestions: sum('questions'),
    campaignReturns: sum('askedReturns', 'returns'),
  }
}

export default function Operator({ loaderData }: Route.ComponentProps) {
  return (
    <Console rail={loaderData}>
      <Outlet />
    </Console>
  )
}

/** Refusals and form errors are shown in place; other errors go to the outer error page. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status >= 500) throw error
  if (error.status !== 403) {
    return (
      <Console rail={loaderData ?? null}>
        <Message {...(error.status === 404 ? copy.missing : copy.unreadable)} />
      </Console>
    )
  }
  const reason = error.data as Refusal
  return (
    <main id="main" className="wrap section" tabIndex={-1}>
      <Message {...copy.refused[reason]} />
    </main>
  )
}

function Message({ title, body, to, action }: { title: string; body: string; to: string; action: string }) {
  return (
    <div className="stack console-message">
      <h1>{title}</h1>
      <p className="lead">{body}</p>
      <p>
        <Link className="btn primary" to={to}>
          {action}
        </Link>
      </p>
    </div>
  )
}
