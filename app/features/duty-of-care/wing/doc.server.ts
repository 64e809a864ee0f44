import { type AwardedBadge, listServices, type ServiceView } from '#app/features/duty-of-care/queries.server.ts'
import { copy as care } from '#app/features/duty-of-care/copy.ts'
import { BOOKING_DAYS_MAX } from '#app/features/duty-of-care/schema.ts'
import { careWords } from '#app/features/duty-of-care/care-words.server.ts'
import { docForms } from '#app/features/duty-of-care/request-forms.ts'
import { indianDay } from '#app/platform/time/dates.ts'
import type { FormAnswer } from '#app/platform/form/fields.ts'
import { formValues } from '#app/platform/form/parse-form.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { RequestContext } from '#app/platform/http/request.server.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { BADGES } from './badges-copy.ts'
import { copy } from './copy.ts'

export type ServiceCard = ReturnType<typeof serviceCard>

/** A service formatted for display; `option` is the value of the booking form, with the current price. */
export function serviceCard({ slug, priceMinor, unit, isRegulated, ...stored }: ServiceView) {
  const [name, description] = [careWords(stored.name), careWords(stored.description)]
  const price = copy.services.price(formatMoney(priceMinor, 'INR'), copy.services.units[unit])
  return { slug, name, description, price, isRegulated, option: copy.services.option(name, price) }
}

export const badgeCards = () =>
  BADGES.map(({ badge, body }) => ({
    title: care.badges[badge],
    body,
    kolam: drawKolam({ kind: 'thing', id: badge }),
  }))

export function awardedView({ id, badge, firstName, place, reason }: AwardedBadge) {
  return { id, badge: care.badges[badge], reason: careWords(reason), person: copy.badges.from(firstName, place) }
}

/**
 * Checks that a form declaration cannot make: the service is offered at this price today, and the day is bookable. Null
 * when both hold, or when another form was posted.
 */
export async function findBookingMistake(ctx: RequestContext, posted: FormData): Promise<FormAnswer | null> {
  const { kind } = docForms.booking
  if (posted.get('form') !== kind) return null
  const values = formValues(posted)
  const errors: Record<string, string> = {}
  const offered = (await listServices(ctx.db)).map((service) => serviceCard(service).option)
  if (values['service'] && !offered.includes(values['service'])) errors['service'] = copy.services.changed
  if (values['day'] && !isBookable(values['day'], ctx.now)) errors['day'] = copy.services.day(BOOKING_DAYS_MAX)
  return Object.keys(errors).length > 0 ? { kind, errors, values } : null
}

/** ISO dates can be compared as text. */
function isBookable(day: string, now: Date): boolean {
  return day >= isoDay(now) && day <= isoDay(new Date(now.getTime() + BOOKING_DAYS_MAX * DAY_MS))
}

function isoDay(date: Date): string {
  const { year, month, day } = indianDay(date)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
