import { exportStudent } from '#app/features/students/queries.server.ts'
import { listOwnEntries } from '#app/features/circles/queries.server.ts'
import { listTicketsOf } from '#app/features/events/queries.server.ts'
import { listContributionsOf } from '#app/features/fundraising/queries.server.ts'
import { exportBuilt } from '#app/features/fundraising/review/submission-queries.server.ts'
import { listOwnApplications } from '#app/features/marketplace/sellers/application-queries.server.ts'
import { listOwnSquads } from '#app/features/squads/queries.server.ts'
import { listKept } from '#app/features/kept-lists/queries.server.ts'
import { listOwn as listOwnLearning } from '#app/features/learning/queries.server.ts'
import { listOwnMedia } from '#app/features/media/queries.server.ts'
import { listOwnNeeds } from '#app/features/needs/queries.server.ts'
import { listOwnVouches } from '#app/features/referrals/queries.server.ts'
import { listAllOwnProducts } from '#app/features/marketplace/listing/own-queries.server.ts'
import { listReviewsBy } from '#app/features/marketplace/trust/review-queries.server.ts'
import { listOwnOrders } from '#app/features/orders/queries.server.ts'
import { exportMoney } from '#app/features/payouts/queries.server.ts'
import { exportOwn } from '#app/features/requests/queries.server.ts'
import { exportStories } from '#app/features/stories/queries.server.ts'
import { listOwnTestimonies } from '#app/features/testimonies/queries.server.ts'
import { listOwnNotes } from '#app/features/private-notes/queries.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { escapeMarkup } from '#app/platform/escape.ts'
import type { OwnAccount } from '#app/platform/own-account.ts'
import { zip } from '#app/platform/zip.server.ts'
import { copy } from './copy.ts'

interface Exporting {
  ctx: PrivateContext
  db: Db
  userId: string
  own: OwnAccount
  now: Date
}

/** Everything that is kept of her, as a ZIP of one file for machines and one for people. */
export async function exportAccount({ ctx, db, userId, own, now }: Exporting): Promise<Buffer> {
  const everything = {
    account: own.record,
    devices: await own.listSessions(),
    contributions: await listContributionsOf(db, { userId }),
    builtCampaigns: await exportBuilt(db, ctx),
    shopApplications: await listOwnApplications(ctx),
    orders: await listOwnOrders(db, { userId }),
    reviews: await listReviewsBy(db, { userId }),
    listings: await listAllOwnProducts(db, { userId }),
    shopMoney: await exportMoney(db, { userId, now }),
    keptLists: await listKept(db, { userId }),
    circles: await listOwnEntries(db, { userId }),
    tickets: await listTicketsOf(db, { userId }),
    learning: await listOwnLearning(db, { userId }),
    requests: await exportOwn(ctx),
    privateNotes: await listOwnNotes(ctx),
    squads: await listOwnSquads(db, { userId }),
    vouches: await listOwnVouches(db, { userId }),
    stories: await listOwnTestimonies(db, { userId }),
    student: await exportStudent(ctx),
    needs: await listOwnNeeds(ctx),
    goodDeeds: await exportStories(db, ctx),
    media: await listOwnMedia(db, { userId }),
  }
  const json = JSON.stringify({ exportedAt: now, ...everything }, null, 2)
  return zip(
    [
      { name: 'your-data.json', text: json },
      { name: 'your-data.html', text: page(JSON.parse(json)) },
    ],
    now,
  )
}

function page(everything: unknown): string {
  const title = escapeMarkup(copy.exported.title)
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:17px/1.5 system-ui;max-width:46rem;margin:2rem auto;padding:0 1rem}dl dl,ol{margin:0 0 1rem 1rem}dt{font-weight:600}</style>
<h1>${title}</h1><p>${escapeMarkup(copy.exported.lead)}</p>${draw(everything)}</html>
`
}

/** Lists of lists, as deep as the data goes. */
function draw(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length > 0 ? `<ol>${value.map((item) => `<li>${draw(item)}</li>`).join('')}</ol>` : copy.exported.none
  }
  if (typeof value === 'object' && value !== null) {
    const rows = Object.entries(value).map(
      ([name, inner]) => `<dt>${escapeMarkup(words(name))}</dt><dd>${draw(inner)}</dd>`,
    )
    return `<dl>${rows.join('')}</dl>`
  }
  return value === null || value === '' ? copy.exported.none : escapeMarkup(String(value))
}

/** `amountMinor`, `created_at` → `Amount minor`, `Created at` */
function words(name: string): string {
  const text = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
