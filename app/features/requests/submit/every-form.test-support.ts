import '#app/request-forms.server.ts'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import { listForms } from './offered-forms.server.ts'
import type { RequestForm } from '#app/features/requests/form.ts'

/** The path of the screen with each form. */
export const PLACES: Readonly<Record<string, string>> = {
  contact: '/contact',
  'need-support': '/support',
  'heartbeat-plan': '/heartbeat',
  partnership: '/partnership-conversation',
  'custom-template': '/ngo-templates',
  testimony: '/share-your-story',
  'start-spark': '/start',
  'start-idea': '/start',
  'start-cocreator': '/start',
  'come-back': '/come-back',
  campus: '/campus',
  'mutually-leader': '/mutually',
  'mutually-organization': '/mutually',
  'mutually-funder': '/mutually',
  'solve-together': '/solve',
  'solve-story': '/solve',
  'legal-intake': '/legal-companion',
  referral: '/refer',
  'startup-interest': '/seeds/neer-testing-kits',
  'startup-submission': '/seeds',
  'seller-application': '/sellers',
  'doc-opportunity': '/doc',
  'doc-story': '/doc',
  'doc-support': '/doc',
  'doc-volunteer': '/doc',
  'doc-professional': '/doc',
  'doc-nomination': '/doc',
}

/** These forms need a choice first (a time slot, a priced service) and are tested in their feature. */
const CHOOSING = ['demo', 'doc-booking', 'need-report']
export const PLAIN = listForms().filter(({ kind }) => !CHOOSING.includes(kind))

export const SECRET = 'Zebrafinch'

/** A valid value for this field; each text contains a marker that occurs nowhere else. */
export function answerTo(spec: FieldSpec): string {
  switch (spec.as) {
    case 'email':
    case 'contact':
      return 'asha@example.in'
    case 'phone':
      return '98765 43210'
    case 'number':
      return String(spec.min)
    case 'date':
      return '2026-12-01'
    case 'datetime':
      return '2026-12-01T18:30'
    case 'check':
      return 'yes'
    case 'select':
    case 'radios':
    case 'many':
      return Object.keys(spec.options)[0] ?? ''
    case 'line':
    case 'text':
      return `${SECRET} ${spec.label}`.slice(0, spec.charsMax ?? 100)
  }
}

/** The form as a browser posts it, with every field filled in. */
export const filled = ({ kind, fields }: RequestForm) => ({
  form: kind,
  ...Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, answerTo(spec)])),
})
