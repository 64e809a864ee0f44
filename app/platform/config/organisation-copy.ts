/** Copy of the facts about the organisation, for /about, receipts and invoices. */
export const organisationCopy = {
  facts: {
    registeredName: 'Registered name',
    registration: 'Registration',
    address: 'Registered address',
    pan: 'PAN',
    section12a: '12A registration (income tax)',
    section80g: '80G registration (tax deduction)',
    fcra: 'FCRA registration (gifts from abroad)',
    csr1: 'CSR-1 registration',
  },
  founder: 'Founder',
  pan: (pan: string) => `PAN ${pan}`,
  missing: (what: string, variable: string) => `${what}: set ${variable}.`,
} as const
