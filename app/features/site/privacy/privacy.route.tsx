import { addressOf } from '#app/platform/config/config.server.ts'
import { proseMeta } from '#app/features/site/prose-meta.ts'
import { loadProse } from '#app/features/site/prose-page.server.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Route } from './+types/privacy.route'
import { copy } from './copy.ts'

const PAYMENT_COMPANIES = { sandbox: null, razorpay: 'Razorpay' } as const

export const meta: Route.MetaFunction = proseMeta

/** The privacy notice with this installation's configuration. */
export const loader = ({ context }: Route.LoaderArgs) =>
  loadProse(context, copy, ({ brandName, grievanceOfficer, mail, payments, siteUrl }) =>
    copy.text({
      brand: brandName,
      address: addressOf(mail.from),
      officer: grievanceOfficer,
      sessionCookie: accessTokenCookie(siteUrl),
      paymentCompany: PAYMENT_COMPANIES[payments.provider],
    }),
  )

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
