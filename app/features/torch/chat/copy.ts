import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The text around the conversation. */
const chat = {
  title: 'Torch, your guide',
  lead: 'Only you can see this chat',
  rules: 'I am a set of rules, not a person.',
  /** The page does not know on the server whether JavaScript runs, so there is a text for each case. */
  inTheWindow: 'Your messages stay in this window. We delete them when you close it.',
  byTheServer: 'Without JavaScript, your message goes to our server for one answer. We do not store it.',
  greeting:
    'I am Torch, your guide. Tell me in your own words what you need. I will show you up to three pages that can help.',
  starters: ['I want to learn', 'I want to earn', 'I have a problem', 'I need to talk'],
  startersLabel: 'Or choose one of these',
  log: 'Talk with Torch',
  you: 'You',
  torch: 'Torch',
  thinking: 'Torch is thinking',
  field: 'Write to Torch',
  hint: { before: 'English,', hindi: 'हिन्दी', after: 'or Hinglish' },
  send: 'Send',
  blank: 'Please write something first.',
  offline: { title: 'Error', body: 'You seem to be offline. Your text is kept. Try again.' },
  close: 'Close the chat',
  exit: 'Exit',
  callsLabel: 'People you can call',
  always: { title: 'Not safe right now?', numbers: [HELPLINES.emergency, HELPLINES.women, HELPLINES.mentalHealth] },
  call: (number: string, label: string) => `Call ${number}, ${label}`,
} as const

/** The helplines’ names. */
const numbers = {
  [HELPLINES.emergency]: 'Emergency: police, ambulance, fire',
  [HELPLINES.women]: 'Women’s helpline, 24 hours',
  [HELPLINES.child]: 'Childline, for every child',
  [HELPLINES.mentalHealth]: 'Tele-MANAS (mental health), 24 hours',
  [HELPLINES.legalAid]: 'Legal aid, free of charge',
  [HELPLINES.cyberCrime]: 'Blackmail and fraud online',
} as const

export const copy = { chat, numbers }
