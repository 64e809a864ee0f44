/** Copy of an application: mistakes, checks and mails. */
export const applicationCopy = {
  wrong: {
    displayName: 'Please enter a name for your shop.',
    bio: 'Please write one or two sentences about you and what you make.',
    region: 'Please choose your region, or that it is not in the list.',
    regionWish: 'Please enter your region.',
    state: 'Please choose your State.',
    district: {
      missing: 'Please enter your district. If you do not know it, enter your town below.',
      unknown: (state: string) => `We do not know this district in ${state}. Choose it from the list.`,
      town: 'Please enter your town or village, because your district is not in the list.',
    },
    legalName: 'Please enter your name as in your documents.',
    address: 'Please enter the address where you work.',
    phone: 'Please enter a phone number with ten digits, so that we can call you.',
    undertaking: 'Please tick this box. The law asks for this promise.',
    tooLong: (charsMax: number) => `Please use at most ${charsMax.toLocaleString('en-IN')} characters.`,
  },
  mails: {
    approved: {
      subject: 'Your shop is open',
      text: 'Your shop is open. Add your first product:',
      body: (shop: string) => `We have approved your application. ${shop} is open now.`,
      after: 'Now add your first product. Photos from a phone are enough.',
      papers: 'We have deleted the pictures of your documents.',
      button: 'Add a product',
    },
    returned: {
      subject: 'One more step for your shop',
      text: 'Your shop needs one more step. See what is missing:',
      body: (shop: string) =>
        `Thank you for your application for ${shop}. Before we can approve it, we need one more thing from you.`,
      reason: (words: string) => `What is needed: ${words}`,
      after: 'Change your application and send it again. Everything you wrote is kept.',
      button: 'Change your application',
    },
    declined: {
      subject: 'About your application to sell',
      text: 'We cannot open your shop. To ask why, write to us:',
      body: (shop: string) => `We have read your application for ${shop}. We cannot open this shop.`,
      reason: (words: string) => `The reason: ${words}`,
      after:
        'We have deleted the pictures of your documents. If you think that this is wrong, or something has changed, write to us.',
      button: 'Write to us',
    },
    why: (brand: string) => `You get this mail because you applied to sell on ${brand}.`,
  },
} as const
