export const copy = {
  metaTitle: 'Mailbox',
  title: 'Mailbox',
  lead: 'E-mails that this installation would have sent. No mail server is set, so they stay on this machine.',
  none: 'No mail yet.',
  state: { sent: 'sent', waiting: 'waiting to be sent' },
  html: 'View as e-mail',
  receipt: 'Attached: receipt (PDF)',
  ticket: 'Attached: calendar file',
} as const
