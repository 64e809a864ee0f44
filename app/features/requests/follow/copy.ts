export const copy = {
  headline: 'See what becomes of your request',
  lead: 'Type the code that you got when you sent it. Keep it to yourself: whoever has it can read along.',
  code: { label: 'Your code', hint: 'Ten letters and numbers, like K7QM-2XTP-9D.' },
  send: 'Show it',
  unknown:
    'We find nothing with this code. Please compare it letter by letter: there are no vowels in it, and no 0 or 1.',
  another: 'Follow another one',
  member: {
    lead: 'What you sent while you were signed in stands in your account, without a code.',
    action: 'My requests',
  },
  lost: 'You have lost the code? If you left an e-mail address, it stands in the first mail that you got from us. Otherwise send it again; we are glad to hear from you twice.',
} as const
