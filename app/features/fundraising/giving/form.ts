import { copy as errors } from '#app/features/fundraising/copy.ts'
import { AMOUNT_MINOR_MAX, AMOUNT_MINOR_MIN, TIP_MINOR_MAX } from '#app/features/fundraising/gift-amounts.ts'
import { MESSAGE_CHARS_MAX, NAME_CHARS_MAX, PLACE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { refusals as monthlyRefusals } from '#app/features/fundraising/monthly/copy.ts'
import { MONTHLY_MINOR_MAX } from '#app/features/fundraising/monthly/mandate-rules.ts'
import type { PledgeInput } from '#app/features/fundraising/schema.ts'
import { declareForm, keyField } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues, type ParsedForm } from '#app/platform/form/parse-form.ts'
import { parseRupees } from '#app/platform/money.ts'
import { readContact } from '#app/platform/text/contact.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './support-copy.ts'

const { you } = copy

/** The amounts are in paise. */
const pledgeForm = perLanguage(() =>
  declareForm({
    fields: {
      key: keyField(errors.key),
      amount: {
        as: 'line',
        label: copy.amount.free,
        read: (typed) => readMinor(typed, explainAmount),
        missing: errors.amount.missing,
        wrong: (typed) => explainAmount(typed) ?? '',
        tooLong: errors.amount.notAnAmount,
      },
      often: {
        as: 'radios',
        label: copy.often.title,
        hint: copy.often.hint,
        options: copy.often.options,
        optional: true,
        wrong: errors.often,
      },
      method: {
        as: 'radios',
        label: copy.review.monthly.method.title,
        options: copy.review.monthly.method.options,
        optional: true,
        wrong: errors.often,
      },
      tip: {
        as: 'line',
        label: copy.tip.title,
        optional: true,
        read: (typed) => readMinor(typed, explainTip),
        wrong: (typed) => explainTip(typed) ?? '',
        tooLong: errors.tip.notAnAmount,
      },
      tipConfirmed: { as: 'check', label: copy.tip.confirm, optional: true },
      name: { as: 'line', label: you.name, isName: true, charsMax: NAME_CHARS_MAX, ...errors.name },
      contact: {
        as: 'line',
        label: you.contact,
        hint: you.contactHint,
        read: readContact,
        missing: errors.contact,
        wrong: errors.contact,
        tooLong: errors.contact,
      },
      place: { as: 'line', label: you.place, optional: true, charsMax: PLACE_CHARS_MAX, tooLong: errors.place },
      message: {
        as: 'text',
        label: you.messageTitle,
        hint: you.messageHint,
        optional: true,
        charsMax: MESSAGE_CHARS_MAX,
        tooLong: errors.message,
      },
      citizen: {
        as: 'radios',
        label: copy.citizen.title,
        hint: copy.citizen.hint,
        options: copy.citizen.options,
        missing: errors.citizen.missing,
        wrong: errors.citizen.missing,
      },
      anonymous: { as: 'check', label: you.anonymous, hint: you.anonymousHint, optional: true, isPreference: true },
      updates: { as: 'check', ...copy.updates, optional: true },
      mayContact: { as: 'check', label: copy.contact.label(copy.contact.organiser), optional: true },
    },
    checks: [
      {
        field: 'citizen',
        of: ['citizen'],
        message: errors.citizen.foreign,
        isRight: ({ citizen }) => citizen === 'yes',
      },
      {
        field: 'amount',
        of: ['amount', 'often'],
        message: monthlyRefusals.tooMuch,
        isRight: ({ amount, often }) => often !== 'monthly' || amount <= MONTHLY_MINOR_MAX,
      },
      {
        field: 'tip',
        of: ['often', 'tip'],
        message: monthlyRefusals.tip,
        isRight: ({ often, tip }) => often !== 'monthly' || !tip,
      },
      {
        field: 'tip',
        of: ['amount', 'tip', 'tipConfirmed'],
        message: errors.tip.greaterThanGift,
        isRight: ({ amount, tip, tipConfirmed }) => tipConfirmed || (tip ?? 0) <= amount,
      },
    ],
  }),
)

/** Parses the donation form. A typed amount has precedence over a chosen one; an empty tip is 0. */
export function parsePledge(posted: FormData): ParsedForm<PledgeInput> {
  const { chip = '', ...values } = formValues(posted)
  const parsed = parseFields(pledgeForm, isEmpty(values['amount'] ?? '') ? { ...values, amount: chip } : values)
  if (!parsed.ok) return { ...parsed, values: formValues(posted) }
  const { key, amount, tip, name, contact, place, message, anonymous, updates, citizen, often, method } = parsed.value
  return {
    ok: true,
    value: {
      key,
      amountMinor: amount,
      tipMinor: tip ?? 0,
      name,
      ...contact,
      place,
      message,
      isAnonymous: anonymous,
      wantsUpdates: updates,
      // The contact would say who the anonymous supporter is.
      mayBeContacted: parsed.value.mayContact && !anonymous,
      isIndianCitizen: citizen === 'yes',
      monthlyBy: often === 'monthly' ? (method ?? 'upi') : null,
    },
  }
}

function isEmpty(typed: string): boolean {
  const amount = parseRupees(typed)
  return !amount.ok && amount.reason === 'empty'
}

/** The amount in paise; null when `explain` says why it is invalid. */
function readMinor(typed: string, explain: (typed: string) => string | null): number | null {
  const parsed = parseRupees(typed)
  return parsed.ok && explain(typed) === null ? parsed.amountMinor : null
}

function explainAmount(typed: string): string | null {
  const amount = parseRupees(typed)
  if (amount.ok) {
    const isInRange = amount.amountMinor >= AMOUNT_MINOR_MIN && amount.amountMinor <= AMOUNT_MINOR_MAX
    return isInRange ? null : errors.amount.outOfRange
  }
  switch (amount.reason) {
    case 'empty':
      return errors.amount.missing
    case 'not-an-amount':
      return errors.amount.notAnAmount
    case 'fraction-of-a-paisa':
      return errors.amount.fraction
    case 'too-large':
      return errors.amount.outOfRange
  }
}

function explainTip(typed: string): string | null {
  const tip = parseRupees(typed)
  if (tip.ok) return tip.amountMinor <= TIP_MINOR_MAX ? null : errors.tip.outOfRange
  switch (tip.reason) {
    case 'empty':
    case 'not-an-amount':
      return errors.tip.notAnAmount
    case 'fraction-of-a-paisa':
      return errors.tip.fraction
    case 'too-large':
      return errors.tip.outOfRange
  }
}
