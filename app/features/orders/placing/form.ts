import * as v from 'valibot'
import { CURRENCIES } from '#app/features/marketplace/schema.ts'
import { readItemId } from '#app/features/marketplace/variants/item-id.ts'
import { EMAIL_CHARS_MAX, normalizeEmail, normalizePhone } from '#app/platform/text/contact.ts'
import { DEVICE_LIST_LENGTH_MAX, readDeviceList } from '#app/platform/device-list/device-list.ts'
import { typedLine, typedName } from '#app/platform/form/text-schemas.ts'
import { districtOfAddress, placeOfPin } from '#app/platform/india/places.server.ts'
import { cleanPin, PIN_CODE } from '#app/platform/india/pin-codes.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { formCopy as words } from './form-copy.ts'
import {
  ADDRESS_LINE_CHARS_MAX,
  BUYER_NAME_CHARS_MAX,
  CITY_CHARS_MAX,
  ORDER_MINOR_MAX,
} from '#app/features/orders/schema.ts'

const PHONE_CHARS_MAX = 40
const PIN_CHARS_MAX = 20
const THINGS = 'things'

const filledLine = (charsMax: number, { missing, tooLong }: { missing: string; tooLong: (max: number) => string }) =>
  v.pipe(typedLine(charsMax, tooLong(charsMax)), v.minLength(1, missing))

const things = perLanguage(() =>
  v.pipe(
    v.string(words.unreadable),
    v.transform((text) =>
      readDeviceList(`${THINGS}=${text}`, THINGS).flatMap(({ id, quantity }) => {
        const item = readItemId(id)
        return item ? [{ ...item, quantity }] : []
      }),
    ),
    v.maxLength(DEVICE_LIST_LENGTH_MAX, words.unreadable),
  ),
)

/**
 * Recipient, and what the page showed: `things` are items with quantities in the cart cookie's format, `agreed` is the
 * total, `leftOut` are items that were not deliverable to the State chosen before. The State's field is called
 * `region`, as in every form with one. A PIN code that does not match the State is refused unless `pinConfirmed` is
 * set.
 */
export const checkoutForm = perLanguage(() =>
  v.pipe(
    v.object({
      key: v.pipe(v.string(words.unreadable), v.uuid(words.unreadable)),
      currency: v.picklist(CURRENCIES, words.unreadable),
      things,
      leftOut: v.optional(things, ''),
      agreed: v.pipe(
        v.string(words.unreadable),
        v.digits(words.unreadable),
        v.transform(Number),
        v.maxValue(ORDER_MINOR_MAX, words.unreadable),
      ),
      name: typedName(BUYER_NAME_CHARS_MAX, {
        missing: words.name.missing,
        tooLong: words.name.tooLong(BUYER_NAME_CHARS_MAX),
      }),
      phone: v.pipe(
        typedLine(PHONE_CHARS_MAX, words.phone),
        v.transform(normalizePhone),
        v.check((phone) => phone.startsWith('+91'), words.phone),
      ),
      email: v.pipe(
        typedLine(EMAIL_CHARS_MAX, words.email),
        v.check((typed) => typed === '' || normalizeEmail(typed) !== '', words.email),
        v.transform((typed) => normalizeEmail(typed) || null),
      ),
      line1: filledLine(ADDRESS_LINE_CHARS_MAX, words.line1),
      line2: typedLine(ADDRESS_LINE_CHARS_MAX, words.line2.tooLong(ADDRESS_LINE_CHARS_MAX)),
      city: filledLine(CITY_CHARS_MAX, words.city),
      // An unchecked radio group sends no field.
      region: v.pipe(v.optional(v.string(), ''), v.picklist(INDIAN_STATES, words.region)),
      pin: v.pipe(
        typedLine(PIN_CHARS_MAX, words.pin.wrong),
        v.minLength(1, words.pin.missing),
        v.transform(cleanPin),
        v.regex(PIN_CODE, words.pin.wrong),
      ),
      pinConfirmed: v.optional(v.string(), ''),
      /** Asked when the PIN code is used in several districts of the State. */
      district: v.optional(v.string(), ''),
    }),
    v.forward(
      v.partialCheck(
        [['things'], ['leftOut']],
        ({ things, leftOut }) => things.length + leftOut.length > 0,
        words.unreadable,
      ),
      ['things'],
    ),
    v.forward(
      v.partialCheck(
        [['pin'], ['region'], ['pinConfirmed']],
        ({ pin, region, pinConfirmed }) => pinConfirmed === 'yes' || placeOfPin(pin, region).fits,
        ({ input }) => pinWords(input),
      ),
      ['pin'],
    ),
    v.forward(
      v.partialCheck([['pin'], ['region'], ['district']], (input) => districtIn(input) !== 'choose', words.district),
      ['district'],
    ),
  ),
)

export type CheckoutInput = v.InferOutput<typeof checkoutForm>

/** Whether the error is the PIN mismatch, which the buyer may confirm. */
export function asksToConfirmPin(error: string | undefined): boolean {
  const { pin } = words
  return error !== undefined && error !== pin.missing && error !== pin.wrong
}

/** The district of the address; null when the list of districts does not have it. */
export function districtOf(input: Pick<CheckoutInput, 'pin' | 'region' | 'district'>): string | null {
  const district = districtIn(input)
  if (district === 'choose') throw new Error('an accepted form has no open district')
  return district
}

const districtIn = ({ pin, region: state, district: chosen }: { pin: string; region: string; district: string }) =>
  districtOfAddress({ pin, state, chosen })

function pinWords({ pin, region }: { pin: string; region: string }): string {
  const place = placeOfPin(pin, region)
  if (place.fits || place.states.length === 0) return words.pin.unknown
  return words.pin.elsewhere(place.states)
}
