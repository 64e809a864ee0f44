/** Copy of the mails about the rules of GST to sellers from before them. */
export const gstNoticeCopy = {
  reach: {
    subject: 'Please add your GST number',
    body: (state: string, day: string) =>
      `We do not have a GST number of your shop. Without one the law lets you sell within ${state} only. Until ${day} nothing changes. From then on buyers in other States cannot order from you.`,
    after: 'If you have a GST number, add it in your shop’s settings. Orders that you have go on.',
  },
  details: {
    subject: 'Your invoices will show the GST',
    body: (day: string) =>
      `Your shop has a GST number, so each product needs an HSN code and its GST rate. Your prices stay as they are. From ${day} you need both before you can mark a parcel as sent.`,
    after: 'Add them to your products one by one, or all at once with a file.',
  },
  button: 'Open GST settings',
  why: (brand: string) => `You get this mail because you sell on ${brand}.`,
} as const
