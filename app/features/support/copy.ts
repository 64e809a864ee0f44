import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Support',
  lead: 'If you are in danger, call. You need not explain, and you need not be sure.',
  call: (number: string) => `Call ${number}`,
  languages: (languages: string) => `in ${languages}`,
  checked: (date: string) => `Compared with its source on ${date}`,
  unchecked: 'Not yet compared with its source',
  source: (source: string) => `Source: ${source}.`,
  others: 'More numbers that help',
  about: {
    title: 'Where these numbers come from',
    lead: 'They belong to public services and not to us. We compare them with what their operators publish.',
  },
  exit: {
    title: 'Leave this page quickly',
    body: 'The Exit button at the top is on every page. It blanks the page, forgets what this site kept on the device, and opens a weather page. Pressing Esc three times does the same.',
    limit: 'It cannot empty the history of your browser. How to do that stands below.',
    button: 'Leave now',
  },
  danger: {
    title: 'If it is dangerous right now',
    steps: [
      {
        title: `Call ${HELPLINES.emergency}`,
        body: 'It works from a locked phone. On most phones three quick presses of the power key call it too; on a phone with keys, hold 5 or 9.',
      },
      {
        title: 'Go where there is a way out',
        body: 'Away from kitchen, roof and bathroom; near a door, a street, other people. Things can be fetched later.',
      },
      {
        title: 'Tell one person',
        body: 'A neighbour, a sister, a shopkeeper. Agree on a word that means: come now, or call the police.',
      },
      {
        title: `Say ${HELPLINES.women} when you can speak`,
        body: 'They know the One Stop Centre (Sakhi) near you: a bed, a doctor, a lawyer and the police under one roof, for you and your children.',
      },
      {
        title: 'If you think of ending your life',
        body: `Please call ${HELPLINES.mentalHealth} now and say just that. Somebody stays on the line with you.`,
      },
    ],
  },
  traces: {
    title: 'Leave no traces',
    lead: 'For a phone that others look at.',
    list: [
      'Open this site in a private window: in Chrome the three dots, then “New Incognito tab”. When you close it, nothing stays.',
      'Was it a normal window? Chrome: three dots, History, press long on our name, Delete. Delete only ours: an empty history is noticed.',
      'Calls stand in the list of calls. Press long on the number there and delete it. Emergency numbers may show on a shared bill or app.',
      'Do not sign in on a phone that somebody else unlocks. If you are signed in, Sign Out, or leave with Exit.',
      'Is the phone watched? Then use the one of somebody you trust. What is deleted on a watched phone has been seen already.',
      'Screenshots, messages and photos are copied to a shared Google account or to WhatsApp Web. Look there as well.',
    ],
  },
  form: {
    title: 'Write to us',
    lead: `We are not an emergency service. A person of the safety desk reads this within 24-${answerTime(ANSWER_HOURS)}. Nobody else here can open it.`,
    send: 'Send',
    sent: {
      title: 'It has arrived',
      body: `We answer within 24-${answerTime(ANSWER_HOURS)}, only where and when you said that it is safe. Our mail does not say what it is about.`,
    },
  },
} as const
