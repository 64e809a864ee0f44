/** Failures that are said on a page without React. */
export const failureCopy = {
  unreadableAddress: {
    title: 'This address could not be read',
    body: 'A part of the link is damaged or missing. Nothing was changed. Please open the link again, or start from Home.',
  },
  tooLarge: {
    title: 'This is too large',
    body: 'Nothing was saved. Please go back, and send less text or a smaller file.',
  },
  busy: {
    title: 'Too many requests',
    body: 'Nothing was lost. Please wait a moment, then try again.',
  },
  foreign: {
    title: 'This form was sent from another site',
    body: 'For your safety we did not accept it. Nothing was saved. Please open our page and send it from there.',
  },
  notSent: {
    title: 'Your form was not sent',
    body: 'We cannot reach our records right now. Everything you wrote is kept on this page. Please send it again in a minute.',
    leftOut: 'Passwords, bank and card numbers and files are never kept on this page. We will ask you for them again.',
    send: 'Send again',
  },
  again: 'Try again',
} as const
