import { ACCEPTED, PDF_PAGES_MAX } from '#app/features/media/upload-limits.ts'
import { formatSize } from '#app/platform/text/size.ts'

const MB = 1024 * 1024

export const copy = {
  tooLong: (charsMax: number) => `Please keep this under ${charsMax} characters.`,
  missing: 'Please fill this in.',
  amount: 'Please enter an amount in whole rupees.',
  stages: { idea: 'Idea', prototype: 'Prototype', early: 'First customers', growth: 'Growing' },
  pictureOf: (title: string) => `Picture of ${title}`,
  deck: (bytes: number) => `Read the pitch deck (PDF, ${formatSize(bytes)})`,
  files: {
    picture: {
      label: 'Picture (optional)',
      hint: 'The product, the workshop or the team. Visitors see it after the startup is listed.',
    },
    deck: {
      label: 'Pitch deck as PDF (optional)',
      hint: `Up to ${ACCEPTED.document.bytesMax / MB} MB and ${PDF_PAGES_MAX} pages, without a password. Visitors see it after the startup is listed.`,
    },
    signIn: { before: 'You can add a picture and a pitch deck (PDF) when you are signed in.', label: 'Sign in' },
    busy: 'Wait for the files',
    refused: 'This file cannot be used any more. Remove it and add it again.',
  },
  mail: {
    subject: (brandName: string) => `${brandName}: someone is interested in your startup`,
    body: (title: string) => `Someone is interested in ${title}.`,
    rows: { amount: 'Amount' },
    after:
      'This is an expression of interest, not an investment. No money has moved. Reply to this mail and our team will introduce you.',
    button: 'See your startup',
    why: (brand: string) => `You get this mail because your startup is listed on ${brand}.`,
  },
} as const
