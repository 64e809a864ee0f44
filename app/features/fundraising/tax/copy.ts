import { APPROVAL_NUMBER_CHARS_MAX, TAX_LINE_CHARS_MAX, TAX_TEXT_CHARS_MAX } from './tax-limits.ts'

const pan = {
  label: 'PAN',
  hint: '10 characters, like AAATD1234F.',
  missing: 'Enter the PAN.',
  wrong: 'This is not a PAN. It has 5 letters, 4 digits and a letter.',
}

/** The operators' screen of approved organisations. */
export const copy = {
  title: 'Tax approvals',
  lead: 'Organisations whose donors may deduct their gifts (section 80G, since April 2026 section 133). Link the campaigns whose money goes to the bank account of one. Gifts that are given from then on have the approval on their receipt. The facts of a row cannot change: end it, and add a new one.',
  add: 'Add an approval',
  empty: 'No approvals yet. Receipts say that gifts cannot be deducted.',
  new: 'A new approval',
  from: (number: string, day: string) => `${number}, from ${day}`,
  until: (number: string, first: string, last: string) => `${number}, ${first} to ${last}`,
  tags: { now: 'in force', ended: 'ended', planned: 'not yet in force' },
  fields: {
    organisation: {
      label: 'Organisation',
      hint: 'The name on the approval.',
      missing: 'Enter the name.',
      charsMax: TAX_LINE_CHARS_MAX,
    },
    pan,
    number: {
      label: 'Registration number (URN)',
      hint: 'As on the order of approval.',
      missing: 'Enter the number.',
      charsMax: APPROVAL_NUMBER_CHARS_MAX,
    },
    approvedOn: { label: 'Date of the order', missing: 'Enter the date of the order.' },
    fromDay: { label: 'From', missing: 'Enter the first day.' },
    untilDay: { label: 'Until', hint: 'The last day. Leave it empty while no end is known.' },
    lastDay: { label: 'Last day', missing: 'Enter the last day.' },
    source: {
      label: 'Source',
      hint: 'Where you saw the order.',
      missing: 'Enter the source.',
      charsMax: TAX_TEXT_CHARS_MAX,
    },
    reason: {
      label: 'Reason',
      hint: 'For your colleagues.',
      missing: 'Enter a reason.',
      charsMax: TAX_TEXT_CHARS_MAX,
    },
    campaign: {
      label: 'Campaign',
      hint: 'The last part of its address, after /campaign/.',
      missing: 'Enter the campaign.',
    },
  },
  campaigns: {
    title: 'Campaigns that pay this organisation',
    none: 'No campaign yet.',
    link: 'Link the campaign',
  },
  statement: {
    title: 'Statement of donations',
    lead: 'Donors with PAN and address, by financial year. It contains private details, and each download is recorded.',
    none: 'No donor has given these details yet.',
    download: (year: string) => `Download ${year}`,
    file: (number: string, year: number) => `donations-${number.replaceAll(/[^\w-]/g, '-')}-${year}.csv`,
    head: [
      'Sl. No.',
      'Pre Acknowledgement Number',
      'ID Code',
      'Unique Identification Number',
      'Section Code',
      'Unique Registration Number (URN)',
      'Date of Issuance of Unique Registration Number',
      'Name of donor',
      'Address of donor',
      'Donation Type',
      'Mode of receipt',
      'Amount of donation (Indian rupees)',
    ],
    type: 'Specific grant',
    mode: 'Electronic modes including account payee cheque/draft',
  },
  done: { save: 'Saved.', link: 'Linked. Gifts from now on have this approval on their receipt.' },
  refused: {
    'not-allowed': 'Another operator has to do this.',
    overlaps: 'This approval has already been entered for these days.',
    'ends-too-early': 'The last day is before the first one.',
    ended: 'This approval has ended. Add a new one.',
    'no-campaign': 'There is no such campaign.',
    'not-an-institution': 'The money of this campaign does not go to an organisation.',
    'not-compared': 'The bank account of this campaign has not been compared yet.',
    'linked-to-another': 'This campaign is linked to another approval. It needs a new payee first.',
  },
} as const

/** The donor's part of the receipt. */
export const donorCopy = {
  title: 'Tax deduction',
  given: (organisation: string) => `Your gift goes to ${organisation}.`,
  law: (section: string, act: string, formerly: string | null) =>
    `Approved under section ${section} of the ${act}${formerly ? ` (earlier section ${formerly})` : ''}.`,
  rows: {
    organisation: 'Approved organisation',
    pan: 'Its PAN',
    number: 'Registration number (URN)',
    donor: 'Your PAN',
  },
  ending: (characters: string) => `ending in ${characters}`,
  ask: (organisation: string, statement: string, certificate: string) =>
    `For a deduction ${organisation} has to report your gift with your PAN and address (${statement}). You then get a certificate (${certificate}). In the new tax regime gifts cannot be deducted.`,
  until: (day: string) => `You can add them until ${day}.`,
  saved: (organisation: string, certificate: string) =>
    `We have your details. ${organisation} sends you the certificate (${certificate}) after the end of the financial year.`,
  late: 'The statement for this year is being written: your details can no longer be added. To ask, write to us.',
  add: 'Add PAN and address',
  change: 'Change PAN and address',
  back: 'Your receipt',
  send: 'Save for the tax deduction',
  private: 'We encrypt these details. Only the statement of donations contains them.',
  fields: {
    name: { label: 'Name on your PAN card', missing: 'Enter the name on your PAN card.', charsMax: TAX_LINE_CHARS_MAX },
    pan: { ...pan, label: 'Your PAN', missing: 'Enter your PAN.' },
    address: {
      label: 'Address with PIN code',
      missing: 'Enter your address.',
      charsMax: TAX_TEXT_CHARS_MAX,
    },
  },
  refused: {
    late: 'The statement for this year is being written: your details can no longer be added.',
  },
  before: (organisation: string, section: string) =>
    `This gift goes to ${organisation}. You can ask for a tax deduction (section ${section}) on your receipt.`,
  nature: 'For the deduction you need the certificate of the organisation; this receipt alone is not enough.',
} as const
