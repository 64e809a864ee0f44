import { ANSWER_HOURS } from '#app/features/marketplace/answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

/** Copy of an application to sell. */
export const copy = {
  back: 'My account',
  title: 'Open your shop',
  lead: 'Tell us who you are and what you make. A person of our market desk reads it and calls you. It costs nothing.',
  shown: { title: 'What visitors will see' },
  kept: {
    title: 'For our market desk and for invoices',
    lead: 'Your legal name and your address stand on invoices, because the law asks for it. They are never on your shop’s page. Your phone number is for our calls alone.',
  },
  fields: {
    displayName: { label: 'Name of your shop', hint: 'Your own name is a good one.' },
    bio: { label: 'What you make, and your story', hint: 'A few sentences, as you would tell a neighbour.' },
    region: { label: 'Your region', choose: 'Choose', missing: 'Mine is missing' },
    regionWish: { label: 'Name of your region', hint: 'We add it to the list.' },
    state: { label: 'State you send from', choose: 'Choose', abroad: 'Outside India' },
    legalName: { label: 'Your name as in your papers' },
    address: { label: 'Address where you work', hint: 'House, street, town and PIN code' },
    phone: { label: 'Phone number', hint: 'Ten digits' },
    gstin: {
      label: 'GST number, if you have one',
      hint: 'Without one you can sell within your own State. You can add it later.',
    },
    evidence: {
      label: 'Pictures of papers, or of you at work',
      hint: 'An identity card, a bill with your address, your loom or kitchen. Up to 4. Only you and our market desk see them, and they are deleted when we have decided.',
    },
    undertaking: {
      label: 'What I write about my things will be true: material, size, weight and origin as they are.',
      hint: 'The law on selling online asks every seller to promise this.',
    },
  },
  mail: (email: string) => `We write to ${email}.`,
  noMail: 'Your account has no e-mail address. We call you, and the answer stands here.',
  send: 'Send my application',
  again: 'Send it again',
  waiting: {
    title: 'Your application has arrived',
    body: (since: string) =>
      `Sent ${since}. A person of our market desk reads it, and calls you within ${answerTime(ANSWER_HOURS)}.`,
    mailed: (email: string) => `The answer comes to ${email}, and stands here.`,
    sent: 'What you sent',
    pictures: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
    withdraw: {
      opener: 'Take it back',
      body: 'Your papers and everything you wrote for our desk are deleted at once. You can apply again later.',
      send: 'Yes, take it back',
    },
  },
  returned: {
    title: 'One more thing is needed',
    body: 'Change it and send it again; everything you wrote is still here.',
  },
  declined: {
    title: 'We could not open your shop',
    reason: (words: string) => `The reason: ${words}`,
    again: 'If something has changed, you can apply again.',
  },
  done: {
    sent: 'Thank you. Your application has arrived.',
    withdrawn: 'Your application is taken back, and your papers are deleted.',
    late: 'Your application was decided in the meantime.',
  } as Readonly<Record<string, string>>,
  refused: {
    'has-shop': 'You have a shop already.',
    'no-region': 'This region is not on the list any more. Please choose again.',
    files: 'One of the pictures could not be used. Please remove it and add it again.',
    'too-many': 'You have applied several times this month. Please write to us instead.',
  },
} as const
