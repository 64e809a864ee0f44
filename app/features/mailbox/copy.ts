export const copy = {
  metaTitle: 'Mailbox',
  title: 'Mailbox',
  lead: 'E-mails that were not sent, because no mail server is set up. They stay on this computer.',
  none: 'No mail yet.',
  samples: 'All mails with sample data',
  state: { sent: 'sent', waiting: 'waiting to be sent' },
  html: 'View as e-mail',
  receipt: 'Attached: receipt (PDF)',
  ticket: 'Attached: calendar file',
} as const
