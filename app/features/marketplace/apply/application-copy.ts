/** Copy of an application: mistakes, checks and mails. */
export const applicationCopy = {
  wrong: {
    displayName: 'Please give your shop a name.',
    bio: 'Please say in a sentence or two who you are and what you make.',
    region: 'Please choose your region, or name it below if it is missing.',
    regionWish: 'Please name your region.',
    state: 'Please choose your State.',
    legalName: 'Please give your name as your papers have it.',
    address: 'Please give the address where you work.',
    phone: 'Please give a phone number with ten digits, so that we can call you.',
    gstin: 'A GST number has 15 characters, e.g. 24ABCDE1234F1Z5. Leave it empty if you have none.',
    undertaking: 'Please tick this: buyers rely on it.',
    tooLong: (charsMax: number) => `Please use at most ${charsMax.toLocaleString('en-IN')} characters.`,
  },
  mails: {
    approved: {
      subject: 'Your shop is open',
      body: (shop: string) => `Your application is approved: ${shop} has its place in our market.`,
      after: 'The next step is yours: add the first thing you make. Photographs from a phone are enough.',
      papers: 'The pictures of your papers have been deleted.',
    },
    returned: {
      subject: 'One more step for your shop',
      body: (shop: string) =>
        `Thank you for applying with ${shop}. Before we can say yes, we need something more from you.`,
      reason: (words: string) => `What is needed: ${words}`,
      after: 'Change it and send it again; everything you wrote is still there:',
    },
    declined: {
      subject: 'About your application to sell',
      body: (shop: string) => `We have read your application for ${shop}. We cannot open this shop.`,
      reason: (words: string) => `The reason: ${words}`,
      after:
        'The pictures of your papers have been deleted. If you think we are wrong, or if something changed, write to us:',
    },
  },
} as const
