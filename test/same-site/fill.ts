import type { Field, Form } from './forms.ts'

export type Pairs = readonly (readonly [name: string, value: string | File])[]

/** The form as it is sent without any input. */
export function emptyAnswers({ fields, button }: Form): Pairs {
  const pairs = fields.flatMap(({ name, type, value }): [string, string][] => {
    if (type === 'hidden') return [[name, value]]
    return type === 'checkbox' || type === 'radio' || type === 'file' ? [] : [[name, '']]
  })
  return button ? [...pairs, button] : pairs
}

/** The form as it is sent with every field filled in: with its default, or with a valid value. */
export function rightAnswers({ fields, button }: Form, known: Known): Pairs {
  const radios = new Set<string>()
  const ticked = new Set(fields.filter(({ type, isTicked }) => type === 'radio' && isTicked).map(({ name }) => name))
  const pairs = fields.flatMap((field): [string, string | File][] => {
    const { name, type, value, isTicked } = field
    if (type === 'file') return [[name, fileFor(field)]]
    if (type === 'checkbox') return isTicked || !LEFT_OUT.test(name) ? [[name, value]] : []
    if (type === 'radio') {
      if (ticked.has(name) ? !isTicked : radios.has(name)) return []
      radios.add(name)
      return [[name, ticked.has(name) ? value : (BY_NAME.find(([one]) => one.test(name))?.[1] ?? value)]]
    }
    if (type === 'select')
      return [[name, value || (field.options.find((one) => one === STATE) ?? field.options[0] ?? '')]]
    return [[name, type === 'hidden' ? value : value || answerTo(field, known)]]
  })
  return button ? [...pairs, button] : pairs
}

/** Values that depend on this run, by field name: a code that the site gave, the address of an existing account. */
export type Known = Readonly<Record<string, string>>

/** Matches the PIN code below. */
const STATE = 'Maharashtra'

/** Checkboxes that hide or remove something instead of agreeing. */
const LEFT_OUT = /anonymous|remove|hidden|isMinor/i

const BY_TYPE: Readonly<Record<string, string>> = {
  email: 'meera@example.in',
  tel: '98765 43210',
  date: '2026-12-15',
  'datetime-local': '2026-12-15T10:00',
  time: '10:00',
  url: 'https://example.org/course',
}

const BY_NAME: readonly (readonly [pattern: RegExp, value: string])[] = [
  [/mail|contact/i, 'meera@example.in'],
  [/phone/i, '98765 43210'],
  [/pin(code)?$/i, '411001'],
  [/^district$/, 'Pune'],
  [/ifsc/i, 'SBIN0001234'],
  [/^number/i, '123456789012'],
  [/^age$/i, '34'],
  [/^day\d/, '11:00, 15:30'],
  [/^costs$/, 'Books: 500'],
  [/year/i, '2'],
  [/slug/i, 'a-lamp-of-ours'],
  [/percent/i, '10'],
  [/^(gstin|fssai|maker|origin|bestBefore|regionWish)$/, ''],
  [/^consent$/, 'By letter on 1 November 2026'],
  [/amount|price|goal|target/i, '5000'],
  [/stock|quantity|seats|hours|hands|delivery|count|order|position/i, '5'],
  [/date|from$|until|at$/i, '2026-12-15'],
  [/name|holder/i, 'Meera Joshi'],
]

const TEXT = 'We light a lamp every evening, and others join. '

function answerTo({ name, type, attributes }: Field, known: Known): string {
  if (known[name] !== undefined) return known[name]
  const { min, maxlength } = attributes
  if (type === 'number') return min && Number(min) > 0 ? min : '5'
  const typed = BY_TYPE[type] ?? BY_NAME.find(([pattern]) => pattern.test(name))?.[1]
  return (typed ?? (type === 'textarea' ? TEXT.repeat(4) : 'A lamp')).slice(0, Number(maxlength) || undefined).trim()
}

const fileFor = ({ attributes }: Field): File =>
  (attributes['accept'] ?? '').includes('csv')
    ? new File(['title,price\nA lamp,500\n'], 'lamps.csv', { type: 'text/csv' })
    : new File([], '')
