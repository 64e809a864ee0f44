import { data } from 'react-router'
import { memberOf } from '#app/features/access/member.server.ts'
import { readForm } from '#app/platform/request-body/read-form.server.ts'
import { copy } from './copy.ts'
import { downloadGifts } from './download-gifts.server.ts'
import type { Route } from './+types/gifts-csv.route'

/** A post, because each download is recorded; the page has the forms. */
export function loader() {
  throw data(null, { status: 404 })
}

export async function action({ context, params: { slug }, request }: Route.ActionArgs) {
  const ctx = memberOf(context)
  const withContacts = (await readForm(request)).get('contacts') === 'yes'
  const outcome = await downloadGifts(ctx, { slug, withContacts })
  if (!outcome.ok) throw data(null, { status: 404 })
  return new Response(outcome.csv, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${copy.csv.file(slug)}"`,
    },
  })
}
