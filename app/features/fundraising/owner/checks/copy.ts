import type { ProofKind } from '#app/features/fundraising/documents/document-kinds.ts'

/** The page of a campaign's checks in the account. */
export const copy = {
  title: 'Checks',
  lead: 'When our team has checked a document, your campaign’s page says so. It is free, and each check ends on a day.',
  private:
    'Only our team opens your documents, and each opening is recorded. Nobody else sees them. We delete each file on the day that is named here.',
  shown: { title: 'On your campaign’s page now', none: 'Nothing has been checked yet.' },
  sent: {
    title: 'What you sent',
    none: 'You have not sent a document yet.',
    line: (kind: string, day: string) => `${kind}, sent on ${day}`,
    states: { waiting: 'we are checking it', accepted: 'checked', refused: 'not usable' },
    deleteOn: (day: string) => `We delete the file on ${day}.`,
    deleted: 'The file is deleted.',
    reason: (reason: string) => `The reason: ${reason}`,
    open: 'Open',
    openLabel: (what: string) => `Open ${what}`,
    remove: 'Take back',
    removeLabel: (what: string) => `Take back ${what}`,
  },
  forms: {
    identity: {
      title: 'Send an identity document',
      hint: 'Yours, or that of the person the campaign is for: passport, voter card, driving licence, PAN card, or the registration of an organisation. Of an Aadhaar card cover the first 8 digits.',
      what: 'Whose document it is',
      whatHint: 'For example: my voter card.',
    },
    relation: {
      title: 'Send a document about your relation',
      hint: 'It shows how you and the person the campaign is for belong together: birth or marriage certificate, ration card, or a letter of a school or hospital.',
      what: 'What it shows',
      whatHint: 'For example: ration card, Meena is my sister.',
    },
    estimate: {
      title: 'Send an estimate',
      hint: 'From the hospital, college or shop, with its stamp or letterhead.',
      what: 'What it is for',
      whatHint: 'For example: operation and one week in hospital.',
    },
  } satisfies Record<ProofKind, object>,
  fields: {
    whatMissing: 'Say what it is.',
    amount: {
      label: 'Amount of the estimate',
      hint: 'In rupees, as on the estimate.',
      missing: 'Enter the amount of the estimate, like 12,500.',
      wrong: 'Enter the amount in digits, like 12,500. It can be up to ₹5 crore.',
    },
    file: {
      label: 'Photo or PDF',
      hint: 'Up to 10 MB. All text must be readable.',
      missing: 'Choose a photo or a PDF.',
      again: 'Please choose the file again.',
      type: 'Send a photo (JPEG, PNG or WebP) or a PDF.',
      tooLarge: 'This file is larger than 10 MB. Please make it smaller and choose it again.',
    },
  },
  send: 'Send to our team',
  refused: {
    file: 'This file is no longer there. Please choose it again.',
    'too-many': 'Ten documents wait for our answer. Please wait, or take one back.',
    decided: 'We have already decided about this document.',
  },
  done: {
    sent: 'Sent. Our team looks at it, and you find the answer here.',
    removed: 'Taken back. The file is deleted.',
  },
  tooLarge: 'Nothing was sent. The file is larger than 10 MB. Please make it smaller and choose it again.',
} as const
