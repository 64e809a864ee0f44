import { offerForms } from '#app/capabilities/requests/offered-forms.server.ts'
import { campusForms } from '#app/capabilities/requests/forms/campus/forms.ts'
import { comeBackForms } from '#app/capabilities/requests/forms/come-back/forms.ts'
import { docForms } from '#app/capabilities/requests/forms/duty-of-care/forms.ts'
import { frontForms } from '#app/capabilities/requests/forms/front/forms.ts'
import { heartbeatForms } from '#app/capabilities/requests/forms/heartbeat/forms.ts'
import { legalForms } from '#app/capabilities/requests/forms/legal-companion/forms.ts'
import { mutuallyForms } from '#app/capabilities/requests/forms/mutually/forms.ts'
import { needsForms } from '#app/capabilities/requests/forms/needs/forms.ts'
import { partnershipForms } from '#app/capabilities/requests/forms/partnership/forms.ts'
import { referForms } from '#app/capabilities/requests/forms/refer/forms.ts'
import { seedsForms } from '#app/capabilities/requests/forms/seeds/forms.ts'
import { sellersForms } from '#app/capabilities/requests/forms/sellers/forms.ts'
import { solveForms } from '#app/capabilities/requests/forms/solve/forms.ts'
import { startForms } from '#app/capabilities/requests/forms/start/forms.ts'
import { supportForms } from '#app/capabilities/requests/forms/support/forms.ts'
import { testimonyForms } from '#app/capabilities/requests/forms/testimony/forms.ts'

// Every form that can be sent: one line for each feature that has some.
offerForms(
  [
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
  ].flatMap((forms) => Object.values(forms)),
)
