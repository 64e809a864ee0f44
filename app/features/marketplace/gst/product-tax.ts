import { declareForm, NO_CHOICE } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues, ParsedForm } from '#app/platform/form/parse-form.ts'
import { latinDigits, withoutPercent } from '#app/platform/text/text.ts'
import { listingValues } from '#app/features/marketplace/product-information/information-fields.ts'
import { productTaxCopy as copy } from './product-tax-copy.ts'
import { type ProductTax, rateText } from './gst-rules.ts'

const HSN = /^([0-9]{4}|[0-9]{6}|[0-9]{8})$/
const PERCENT = 100

/** `rates`: those that hold today. */
export interface TaxRules {
  rates: readonly number[]
  /** The seller's products need both. */
  isRequired: boolean
}

const taxForm = (rates: readonly number[]) =>
  declareForm({
    fields: {
      hsn: { as: 'line', label: copy.hsn.label, read: readHsn, wrong: copy.hsn.wrong, optional: true },
      gstRate: {
        as: 'line',
        label: copy.rate.label,
        read: (typed: string) => readRate(typed, rates),
        wrong: copy.rate.wrong(rates.map((rate) => `${rateText(rate)}%`).join(', ')),
        optional: true,
      },
    },
  })

function readHsn(typed: string): string | null {
  const code = latinDigits(typed).replace(/[\s.]/g, '')
  return HSN.test(code) ? code : null
}

function readRate(typed: string, rates: readonly number[]): number | null {
  const percent = Number(withoutPercent(latinDigits(typed)))
  return rates.find((rate) => rate === Math.round(percent * PERCENT)) ?? null
}

const textIn = (typed: FormData | FormValues, name: string) =>
  typed instanceof FormData ? typed.get(name) : typed[name]

/**
 * Adds HSN code and rate to a listing that was read from a form or a row of a file; without these fields it stays as it
 * is. Mistakes are by field.
 */
export function withTax<Input extends object>(
  form: ParsedForm<Input>,
  typed: FormData | FormValues,
  { rates, isRequired }: TaxRules,
): ParsedForm<Input & Partial<ProductTax>> {
  const [hsn, gstRate] = ['hsn', 'gstRate'].map((name) => textIn(typed, name))
  if ((hsn ?? null) === null && (gstRate ?? null) === null) return form
  const parsed = parseFields(taxForm(rates), {
    hsn: String(hsn ?? ''),
    gstRate: gstRate === NO_CHOICE ? '' : String(gstRate ?? ''),
  })
  const errors = { ...(form.ok ? {} : form.errors), ...(parsed.ok ? missing(parsed.value, isRequired) : parsed.errors) }
  if (!form.ok) return { ...form, errors }
  if (parsed.ok && Object.keys(errors).length === 0) {
    return { ok: true, value: { ...form.value, hsn: parsed.value.hsn, gstBasisPoints: parsed.value.gstRate } }
  }
  return { ok: false, errors, values: typed instanceof FormData ? listingValues(typed) : typed }
}

/** Both or none; both when they are required. */
function missing({ hsn, gstRate }: { hsn: string | null; gstRate: number | null }, isRequired: boolean) {
  const isAsked = isRequired || hsn !== null || gstRate !== null
  return {
    ...(isAsked && hsn === null && { hsn: copy.hsn.missing }),
    ...(isAsked && gstRate === null && { gstRate: copy.rate.missing }),
  }
}

/** HSN code and rate as form values. */
export const taxFieldsOf = ({ hsn, gstBasisPoints }: ProductTax) => ({
  hsn: hsn ?? '',
  gstRate: gstBasisPoints === null ? '' : rateText(gstBasisPoints),
})
