export const copy = {
  metaTitle: 'Mailbox',
  title: 'Mailbox',
  lead: 'Mail that this installation would have sent. It exists on this machine alone, while no mail server is set.',
  none: 'No mail yet.',
  state: { sent: 'sent', waiting: 'waits to be sent' },
  html: 'As a mail program shows it',
  receipt: 'Attached: receipt (PDF)',
  ticket: 'Attached: calendar file',
} as const
