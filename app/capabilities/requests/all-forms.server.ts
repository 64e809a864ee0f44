import type { RequestForm } from './form.ts'
import { campusForms } from './forms/campus/forms.ts'
import { comeBackForms } from './forms/come-back/forms.ts'
import { docForms } from './forms/duty-of-care/forms.ts'
import { frontForms } from './forms/front/forms.ts'
import { heartbeatForms } from './forms/heartbeat/forms.ts'
import { legalForms } from './forms/legal-companion/forms.ts'
import { mutuallyForms } from './forms/mutually/forms.ts'
import { needsForms } from './forms/needs/forms.ts'
import { partnershipForms } from './forms/partnership/forms.ts'
import { referForms } from './forms/refer/forms.ts'
import { seedsForms } from './forms/seeds/forms.ts'
import { sellersForms } from './forms/sellers/forms.ts'
import { solveForms } from './forms/solve/forms.ts'
import { startForms } from './forms/start/forms.ts'
import { supportForms } from './forms/support/forms.ts'
import { testimonyForms } from './forms/testimony/forms.ts'

/** Every form that can be sent. A wing's forms stand in `forms/<wing>/`; add them here. */
const WINGS: readonly Readonly<Record<string, RequestForm>>[] = [
  // One line a wing.
  frontForms,
  supportForms,
  testimonyForms,
  startForms,
  heartbeatForms,
  solveForms,
  sellersForms,
  seedsForms,
  referForms,
  legalForms,
  comeBackForms,
  campusForms,
  docForms,
  mutuallyForms,
  needsForms,
  partnershipForms,
]
const FORMS = WINGS.flatMap((forms) => Object.values(forms))

const byKind = new Map(FORMS.map((form) => [form.kind, form]))
if (byKind.size < FORMS.length) throw new Error('Two forms have the same kind.')
// The posted field `form` names the form itself.
if (FORMS.some(({ fields }) => 'form' in fields)) throw new Error('A field may not be called form.')

/** The form of this kind; undefined for one that is no longer offered. */
export const findForm = (kind: string): RequestForm | undefined => byKind.get(kind)

export const listForms = (): readonly RequestForm[] => FORMS
