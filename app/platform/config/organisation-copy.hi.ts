import type { Translated } from '#app/platform/language/translated.ts'
import type * as english from './organisation-copy.ts'

export const organisationCopy = {
  facts: {
    registeredName: 'रजिस्टर्ड नाम',
    registration: 'रजिस्ट्रेशन',
    address: 'रजिस्टर्ड पता',
    pan: 'PAN',
    section12a: '12A रजिस्ट्रेशन (आयकर)',
    section80g: '80G रजिस्ट्रेशन (टैक्स में छूट)',
    fcra: 'FCRA रजिस्ट्रेशन (विदेश से दान)',
    csr1: 'CSR-1 रजिस्ट्रेशन',
  },
  founder: 'संस्थापक',
  pan: (pan: string) => `PAN ${pan}`,
  missing: (what: string, variable: string) => `${what}: ${variable} सेट करें।`,
} satisfies Translated<typeof english.organisationCopy>
