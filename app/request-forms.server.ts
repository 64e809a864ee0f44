import { offerForms } from './features/requests/submit/offered-forms.server.ts'
import { campusForms } from '#app/features/campus/request-forms.ts'
import { comeBackForms } from '#app/features/come-back/request-forms.ts'
import { docForms } from '#app/features/duty-of-care/request-forms.ts'
import { frontForms } from '#app/features/contact/request-forms.ts'
import { heartbeatForms } from '#app/features/events/request-forms.ts'
import { legalForms } from '#app/features/legal-companion/request-forms.ts'
import { mutuallyForms } from '#app/features/mutually/request-forms.ts'
import { needsForms } from '#app/features/needs/request-forms.ts'
import { partnershipForms } from '#app/features/partnership/request-forms.ts'
import { referForms } from '#app/features/referrals/request-forms.ts'
import { seedsForms } from '#app/features/startups/request-forms.ts'
import { sellersForms } from '#app/features/marketplace/request-forms.ts'
import { solveForms } from '#app/features/solve/request-forms.ts'
import { startForms } from '#app/features/start/request-forms.ts'
import { supportForms } from '#app/features/support/request-forms.ts'
import { readDemoNote } from '#app/features/partnership/demo-notes.server.ts'
import { readSentences } from '#app/features/requests/stored-sentences.server.ts'
import { readDecision } from '#app/features/testimonies/stored-words.server.ts'
import { testimonyForms } from '#app/features/testimonies/request-forms.ts'

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

readSentences({ testimony: readDecision, demo: readDemoNote })
