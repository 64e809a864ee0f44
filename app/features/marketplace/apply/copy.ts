import { ANSWER_HOURS } from '#app/features/marketplace/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

/** Copy of an application to sell. */
export const copy = {
  back: 'Your account',
  title: 'Open your shop',
  lead: 'Tell us who you are and what you make. Our market desk reads it and calls you. It is free.',
  shown: { title: 'What visitors will see' },
  kept: {
    title: 'For our market desk and for invoices',
    lead: 'By law we print your legal name and address on invoices. Your shop never shows them. We use your phone number only to call you.',
  },
  fields: {
    displayName: { label: 'Name of your shop', hint: 'You can use your own name.' },
    bio: { label: 'What you make, and your story', hint: 'A few sentences, as you would tell a neighbour.' },
    region: {
      label: 'Your region',
      hint: 'Visitors see it in your shop. If it is not in the list, they see your district.',
      choose: 'Choose',
      missing: 'My region is not in the list',
    },
    regionWish: { label: 'Name of your region', hint: 'We add it to the list.' },
    state: { label: 'State that you send parcels from', choose: 'Choose', abroad: 'Outside India' },
    district: {
      label: 'District',
      hint: 'In India',
      choose: 'Choose',
      likely: 'By PIN code',
      all: 'All districts',
      other: 'My district is not in the list',
    },
    town: { label: 'Town or village (optional)' },
    legalName: { label: 'Your name as in your documents' },
    address: { label: 'Address where you work', hint: 'House, street, town and PIN code' },
    phone: { label: 'Phone number', hint: 'Ten digits' },
    gstin: {
      label: 'GST number, if you have one',
      hint: 'Without one you can sell within your own State. You can add it later.',
    },
    evidence: {
      label: 'Pictures of documents, or of you at work',
      hint: 'An identity card, a bill with your address, your loom or kitchen. Up to 4. Only you and our market desk see them, and they are deleted when we have decided.',
    },
    undertaking: {
      label: 'I will describe my products truthfully: material, size, weight and origin.',
      hint: 'The law on selling online asks every seller to promise this.',
    },
  },
  mail: (email: string) => `We write to ${email}.`,
  noMail: 'We will call you and show the answer here.',
  send: 'Send my application',
  again: 'Send it again',
  waiting: {
    title: 'We have received your application',
    body: (since: string) =>
      `Sent ${since}. Our market desk reads it and calls you within ${answerTime(ANSWER_HOURS)}.`,
    mailed: (email: string) => `We send the answer to ${email} and show it here.`,
    sent: 'What you sent',
    pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
    withdraw: {
      opener: 'Withdraw',
      body: 'We delete your documents and your application at once. You can apply again later.',
      send: 'Yes, withdraw',
    },
  },
  returned: {
    title: 'We need one more thing',
    body: 'Change your application and send it again. Everything you wrote is kept.',
  },
  declined: {
    title: 'We could not open your shop',
    reason: (words: string) => `The reason: ${words}`,
    again: 'If something has changed, you can apply again.',
  },
  done: {
    sent: 'Thank you. We have received your application.',
    withdrawn: 'You withdrew your application. We deleted your documents.',
    late: 'We have already decided about your application.',
  } as Readonly<Record<string, string>>,
  refused: {
    'has-shop': 'You already have a shop.',
    'no-region': 'This region is no longer on the list. Please choose again.',
    files: 'One of the pictures could not be used. Please remove it and add it again.',
    'too-many': 'You have applied several times this month. Please write to us instead.',
  },
} as const
