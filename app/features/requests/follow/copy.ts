export const copy = {
  headline: 'Track your request',
  lead: 'Enter the code that you got when you sent it. Do not share the code: anyone who has it can read your request.',
  code: { label: 'Your code', hint: 'Ten letters and numbers, like K7QM-2XTP-9D.' },
  send: 'Show my request',
  unknown: 'We cannot find a request with this code. Please check each letter. A code has no vowels, no 0 and no 1.',
  another: 'Track another request',
  member: {
    lead: 'If you were signed in when you sent it, you find it in your account, without a code.',
    action: 'My requests',
  },
  lost: 'Have you lost the code? Our first mail to you contains it. Our text messages have a link that opens your request without it. If you have neither, please send your message again.',
} as const
