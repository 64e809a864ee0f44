/** Copy of the seller's GST settings. */
export const gstCopy = {
  title: 'GST',
  lead: 'These numbers are on your invoices. Nobody else sees them. A GST number contains your PAN.',
  gstin: {
    label: 'GST number (GSTIN)',
    hint: '15 characters, e.g. 27AAPFU0939F1ZV. With it you can deliver to all of India, and your invoices show the GST.',
  },
  enrolment: {
    label: 'GST enrolment number',
    hint: 'If you have no GST number: the number you get on gst.gov.in when you enrol to sell through an online market. Write to us if you want to deliver to other States with it.',
  },
  save: 'Save GST details',
  now: {
    registered: 'Your invoices are tax invoices.',
    enrolled: (state: string) => `You deliver within ${state}. Your bills have no GST.`,
    none: (state: string) => `Without a GST number you deliver within ${state} only. Your bills have no GST.`,
  },
  due: {
    reach: (day: string, state: string) =>
      `From ${day} you can deliver within ${state} only, unless you add your GST number. Products and orders stay.`,
    details: (count: number, day: string) =>
      `${count === 1 ? '1 product has' : `${count} products have`} no HSN code or GST rate. From ${day} you need both before you can mark a parcel as sent.`,
  },
  missing: (count: number) =>
    `${count === 1 ? '1 product has' : `${count} products have`} no HSN code or GST rate. Add them before you send the next parcel.`,
  open: 'Open my products',
  done: 'Saved. New invoices use these details.',
} as const
