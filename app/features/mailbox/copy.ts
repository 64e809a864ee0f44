export const copy = {
  metaTitle: 'Mailbox',
  title: 'Mailbox',
  lead: 'E-mails and text messages that were not sent, because no mail server and no provider is set up. They stay on this computer.',
  none: 'No messages yet.',
  samples: 'All mails with sample data',
  state: { sent: 'sent', waiting: 'waiting to be sent' },
  html: 'View as e-mail',
  receipt: 'Attached: receipt (PDF)',
  ticket: 'Attached: calendar file',
} as const
