/** Copy of a public demonstration (SHOWCASE=1) for pages, receipts and mails. */
export const showcaseCopy = {
  line: 'This is a demonstration. People and products are made up, and no real money moves.',
  cannotSendMail: 'This demonstration cannot send mail',
} as const
