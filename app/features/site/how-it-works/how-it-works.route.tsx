import { readPromisedCost } from '#app/features/fundraising/costs/cost-queries.server.ts'
import { proseMeta } from '#app/features/site/prose-meta.ts'
import { loadProse } from '#app/features/site/prose-page.server.ts'
import { formatMoney, PAISE } from '#app/platform/money.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Route } from './+types/how-it-works.route'
import { copy } from './copy.ts'

const EXAMPLE_MINOR = 500 * PAISE
const rupees = (minor: number) => formatMoney(minor, 'INR')

export const meta: Route.MetaFunction = proseMeta

export const loader = ({ context }: Route.LoaderArgs) =>
  loadProse(context, copy, async ({ brandName }, { db, now }) => {
    const { costMinor } = await readPromisedCost(db, { amountMinor: EXAMPLE_MINOR, now })
    return copy.text(brandName, {
      gift: rupees(EXAMPLE_MINOR),
      campaign: rupees(EXAMPLE_MINOR - costMinor),
      costs: rupees(costMinor),
    })
  })

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
