import { latinDigits } from '#app/platform/text/text.ts'

/** The units of a net quantity, with what people type for them. The first word is shown. */
const UNITS = {
  mg: ['mg', 'milligram', 'milligrams', 'मिलीग्राम'],
  g: ['g', 'gm', 'gms', 'gr', 'gram', 'grams', 'ग्राम'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'किलो', 'किलोग्राम'],
  ml: ['ml', 'mls', 'millilitre', 'millilitres', 'milliliter', 'milliliters', 'मिली', 'मिलीलीटर'],
  l: ['l', 'lt', 'ltr', 'ltrs', 'litre', 'litres', 'liter', 'liters', 'लीटर'],
  mm: ['mm', 'millimetre', 'millimetres', 'मिमी'],
  cm: ['cm', 'cms', 'centimetre', 'centimetres', 'सेमी'],
  m: ['m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters', 'मीटर'],
  piece: ['piece', 'pieces', 'pc', 'pcs', 'pce', 'nos', 'no', 'n', 'u', 'unit', 'units', 'नग', 'पीस'],
  pair: ['pair', 'pairs', 'जोड़ी'],
  set: ['set', 'sets', 'सेट'],
} as const

export type Unit = keyof typeof UNITS
const COUNTED: readonly Unit[] = ['piece', 'pair', 'set']

export interface NetQuantity {
  /** The number of packs, for '3 x 100 g'; 1 otherwise. */
  packs: number
  amount: number
  unit: Unit
}

export type QuantityFault = 'no-number' | 'zero' | 'no-unit' | 'strange-unit' | 'too-large' | 'too-fine' | 'not-whole'

type ReadQuantity = { ok: true; value: NetQuantity } | { ok: false; fault: QuantityFault }

const AMOUNT_MAX = 1_000_000
const PACKS_MAX = 10_000
const DECIMALS_MAX = 3
const QUANTITY = /^(?:(\d+)\s*[x×*]\s*)?([\d,]*\.?\d+)\s*(.*)$/iu

/** Parses '500 g', '1.5 kg', '3 x 100 g', '1 piece', '५०० ग्राम'. */
export function readNetQuantity(typed: string): ReadQuantity {
  const parts = QUANTITY.exec(latinDigits(typed.normalize('NFC').trim()))
  if (!parts) return { ok: false, fault: 'no-number' }
  const [, packsText = '1', amountText = '', unitText = ''] = parts
  const packs = Number(packsText)
  const amount = Number(amountText.replaceAll(',', ''))
  if (amount === 0 || packs === 0) return { ok: false, fault: 'zero' }
  if (amount > AMOUNT_MAX || packs > PACKS_MAX) return { ok: false, fault: 'too-large' }
  if ((amountText.split('.')[1] ?? '').length > DECIMALS_MAX) return { ok: false, fault: 'too-fine' }
  if (unitText.trim() === '') return { ok: false, fault: 'no-unit' }
  const unit = findUnit(unitText)
  if (!unit) return { ok: false, fault: 'strange-unit' }
  if (COUNTED.includes(unit) && !Number.isInteger(amount)) return { ok: false, fault: 'not-whole' }
  return { ok: true, value: { packs, amount, unit } }
}

function findUnit(typed: string): Unit | undefined {
  const plain = typed.trim().toLowerCase().replace(/\.$/, '')
  return (Object.keys(UNITS) as Unit[]).find((unit) => (UNITS[unit] as readonly string[]).includes(plain))
}

/** '500 g', '3 × 100 g', '2 pieces'; also the form in which it is stored. */
export function formatNetQuantity({ packs, amount, unit }: NetQuantity): string {
  const word = COUNTED.includes(unit) && amount !== 1 ? `${unit}s` : unit
  return `${packs === 1 ? '' : `${packs} × `}${amount} ${word}`
}

/** Units below their larger unit are priced by themselves: rupees per g below 1 kg, per kg from 1 kg on. */
const LARGER: Readonly<Partial<Record<Unit, { unit: Unit; holds: number }>>> = {
  mg: { unit: 'g', holds: 1_000 },
  g: { unit: 'kg', holds: 1_000 },
  ml: { unit: 'l', holds: 1_000 },
  mm: { unit: 'm', holds: 1_000 },
  cm: { unit: 'm', holds: 100 },
}

/**
 * The price of one unit, as the Legal Metrology rules count it: per gram below 1 kg, per kilogram from 1 kg on, and so
 * on; rounded to the nearest minor unit. Null where it is the price itself, or less than half a minor unit.
 */
export function unitPrice(
  priceMinor: number,
  { packs, amount, unit }: NetQuantity,
): { minor: number; unit: Unit } | null {
  const total = packs * amount
  const larger = LARGER[unit]
  const isLarge = larger !== undefined && total >= larger.holds
  const units = isLarge ? total / larger.holds : total
  const minor = Math.round(priceMinor / units)
  if (units === 1 || minor === 0) return null
  return { minor, unit: isLarge ? larger.unit : unit }
}
