export const copy = {
  metaTitle: 'Mails',
  title: 'All mails',
  lead: 'Every mail that the site can send, with sample data. Only on this computer.',
  mailbox: 'Mails that were really sent are in the mailbox',
  count: (count: number) => `${count} mails`,
  size: (kilobytes: string) => `${kilobytes} KB of HTML`,
  back: 'All mails',
  headers: 'Headers',
  themes: { light: 'Light', dark: 'Dark' },
  open: 'Open alone',
  text: 'As text',
  textMessage: 'As a text message, without an e-mail address',
} as const
