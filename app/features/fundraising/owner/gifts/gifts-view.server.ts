import { formatMoney } from '#app/platform/money.ts'
import { showPhone } from '#app/platform/text/show-phone.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'
import type { OwnerGift } from './gift-queries.server.ts'

export type GiftView = ReturnType<typeof giftView>

/** A gift with formatted texts. */
export function giftView({ seed, name, place, message, amountMinor, settledAt, contact, ...gift }: OwnerGift) {
  return {
    seed,
    name: name ?? copy.anonymous,
    place,
    message,
    amount: formatMoney(amountMinor, 'INR'),
    date: formatDate(settledAt),
    contact: contact && showPhone(contact),
    mayThank: gift.wantsUpdates && !gift.isThanked,
    isThanked: gift.isThanked,
  }
}

export const downloadView = ({ at, gifts, withContacts }: { at: Date; gifts: number; withContacts: boolean }): string =>
  copy.download.line(formatDateTime(at), gifts, withContacts)
