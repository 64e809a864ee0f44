/** Copy of the mails about questions. */
export const copy = {
  asked: {
    subject: (product: string) => `New question about ${product}`,
    text: 'You have a new question about a product. Answer it:',
    body: (product: string) => `Somebody has a question about your product ${product}.`,
    after: 'Everybody can read your answer on the product page. You can also choose not to answer.',
    why: (brand: string) => `You get this mail because you sell on ${brand}.`,
  },
  answered: {
    subject: (product: string) => `Your question about ${product} was answered`,
    text: 'Your question about a product was answered. Read the answer:',
    body: (seller: string, product: string) => `${seller} has answered your question about ${product}.`,
  },
} as const
