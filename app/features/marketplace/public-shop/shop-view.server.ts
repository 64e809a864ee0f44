import { areaText } from '#app/features/marketplace/delivery/area-text.server.ts'
import { RETURN_WINDOW_MS } from '#app/features/marketplace/return-window.ts'
import type { ShopSeller } from '#app/features/marketplace/sellers/seller-queries.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import type { Fact } from '#app/ui/sections/facts.tsx'
import { badgeText } from '#app/features/marketplace/makers/badge-text.ts'
import { copy } from './copy.ts'

/** A shop with all text formatted, without the seller's legal name and address. */
export function shopView(seller: ShopSeller) {
  const { slug, displayName, bio, voice, holiday, isVerified, region, checks, portrait } = seller
  const [lead = '', ...story] = bio.split(/\n{2,}/)
  return {
    slug,
    displayName,
    isVerified,
    portrait,
    place: `${region.name}, ${region.country}`,
    lead,
    story,
    voice,
    holiday: holiday && {
      title: copy.holiday.title(formatDate(holiday.until)),
      body: holiday.note ?? copy.holiday.body,
    },
    facts: factsOf(seller),
    checks: checks.map(({ kind, note, checkedAt, validUntil }) => ({
      what: copy.checks.kinds[kind],
      note,
      when: copy.checks.when(formatDate(checkedAt), formatDate(validUntil)),
    })),
    dye: dyeOf(slug),
    kolam: drawKolam({ kind: 'person', id: slug }),
  }
}

function factsOf({ checks, rating, reviewCount, since, minOrderMinor, ...seller }: ShopSeller): Fact[] {
  const { facts } = copy
  const badge = badgeText(checks)
  return [
    ...(badge ? [{ icon: 'shield-check' as const, text: badge }] : []),
    { icon: 'star', text: rating === null ? facts.fresh : facts.rating(rating.toFixed(1), reviewCount) },
    { icon: 'truck', text: areaText(seller) },
    ...(minOrderMinor === null
      ? []
      : [{ icon: 'shopping-bag' as const, text: facts.minimum(formatMoney(minOrderMinor, 'INR')) }]),
    { icon: 'shopping-bag', text: facts.returns(RETURN_WINDOW_MS / DAY_MS) },
    { icon: 'calendar-days', text: facts.since(formatDate(since)) },
  ]
}
