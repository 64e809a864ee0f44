import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type * as v from 'valibot'
import type { FormDeclaration } from '#app/platform/form/fields.ts'
import { ROW_ID } from './right-answer.ts'

// Every declared form and every schema of a form in the features.

const NOW = new Date('2026-11-20T08:00:00Z')
const ROW = { id: ROW_ID, name: 'Row', slug: 'row' }
const SAID = { label: 'Why', hint: '' }

/** Forms that are created from rows. */
const MADE: Readonly<Record<string, readonly unknown[]>> = {
  acceptForm: [{ [ROW.slug]: 'Row' }],
  approveForm: [
    { regions: [{ ...ROW, country: 'India' }], shops: [] },
    { now: NOW, ticked: ['identity'] },
  ],
  askForm: [{ [ROW.id]: 'Row' }],
  baselineForm: ['paise'],
  beneficiaryForm: [true],
  checkForm: [NOW],
  deliveryForm: [{ state: 'Maharashtra', within: null }],
  gstForm: ['Maharashtra'],
  holdForm: [[ROW]],
  joinForm: ['heartbeat'],
  rateForm: [[ROW], NOW],
  reasonForm: [SAID],
  requirementForm: [[ROW]],
  returnedForm: [{ [ROW.id]: 'Row' }],
  seenForm: ['identity'],
  sellerForm: [[ROW]],
  shopForm: [[{ ...ROW, country: 'India' }]],
  storyForm: [
    [
      { heading: 'The story', paragraphs: [], quote: 'So' },
      { heading: 'Why', paragraphs: [] },
    ],
    true,
  ],
  spotlightForm: [{ [ROW.slug]: 'Row' }],
}

interface Found {
  name: string
  form: FormDeclaration
}

export const found: Found[] = []
/** Functions that create a form but have no rows here. */
export const left: string[] = []
export const schemas: { name: string; schema: v.GenericSchema }[] = []
for (const file of globSync('app/features/**/{schema,form,form-schema,forms,request-forms,week}.ts')) {
  const module = (await import(resolve(file))) as Readonly<Record<string, unknown>>
  for (const [name, value] of Object.entries(module)) collect(`${file}: ${name}`, value)
}

function collect(name: string, value: unknown): void {
  if (typeof value === 'function') {
    const short = name.split(': ')[1] ?? ''
    const made = MADE[short]
    if (!made && /^(?!parse|define).*Form$/.test(short)) left.push(name)
    if (made) collect(name, (value as (...args: readonly unknown[]) => unknown)(...made))
  } else if (isForm(value)) found.push({ name, form: value })
  else if (isSchema(value)) schemas.push({ name, schema: value })
  else if (value !== null && typeof value === 'object' && /Forms$|: forms$/.test(name)) {
    for (const [key, inner] of Object.entries(value)) collect(`${name}.${key}`, inner)
  }
}

function isForm(value: unknown): value is FormDeclaration {
  return typeof value === 'object' && value !== null && 'fields' in value && typeof value.fields === 'object'
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'
}
