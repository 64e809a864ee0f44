import { addressOf } from '#app/platform/config.server.ts'
import { contextOf } from '#app/platform/request.server.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import { Prose } from '#app/ui/prose/prose.tsx'
import type { Route } from './+types/privacy.route'
import { copy } from './copy.ts'

const PAYMENT_COMPANIES = { sandbox: null, razorpay: 'Razorpay' } as const

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.metaTitle },
  { name: 'description', content: loaderData?.metaDescription },
]

/** The notice, with what is true of this installation. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, cacheFor } = contextOf(context)
  cacheFor({ tags: [] })
  const { brandName, grievanceOfficer, mail, payments, siteUrl } = config
  return {
    metaTitle: copy.metaTitle(brandName),
    metaDescription: copy.metaDescription,
    text: copy.text({
      brand: brandName,
      address: addressOf(mail.from),
      officer: grievanceOfficer,
      sessionCookie: accessTokenCookie(siteUrl),
      paymentCompany: PAYMENT_COMPANIES[payments.provider],
    }),
  }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <Prose text={loaderData.text} />
}
