import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Support',
  lead: 'If you are in danger, call. You do not have to explain, and you do not have to be sure.',
  call: (number: string) => `Call ${number}`,
  languages: (languages: string) => `in ${languages}`,
  checked: (date: string) => `Compared with its source on ${date}`,
  unchecked: 'Not yet compared with its source',
  source: (source: string) => `Source: ${source}.`,
  others: 'More numbers that help',
  about: {
    title: 'Where these numbers come from',
    lead: 'These are public services. They are not ours. We compare the numbers with what the services publish.',
  },
  exit: {
    title: 'Leave this page quickly',
    body: 'The Exit button at the top is on every page. It clears the page, deletes what this site stored on the device, and opens a weather page. You can also press Esc three times.',
    limit: 'It cannot delete the history of your browser. See below how to do that.',
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
        body: 'Stay away from the kitchen, roof and bathroom. Stay near a door, a street or other people. You can get your things later.',
      },
      {
        title: 'Tell one person',
        body: 'Tell a neighbour, a sister or a shopkeeper. Agree on a word that means: come now, or call the police.',
      },
      {
        title: `Call ${HELPLINES.women} when you can speak`,
        body: 'They know the One Stop Centre (Sakhi) near you: a bed, a doctor, a lawyer and the police under one roof, for you and your children.',
      },
      {
        title: 'If you think of ending your life',
        body: `Please call ${HELPLINES.mentalHealth} now and tell them. Someone will talk with you.`,
      },
    ],
  },
  traces: {
    title: 'Leave no traces',
    lead: 'If other people look at your phone.',
    list: [
      'Open this site in a private window: in Chrome the three dots, then “New Incognito tab”. When you close it, the browser forgets the pages.',
      'If it was a normal window: in Chrome open the three dots, then History, press and hold our name, and delete it. Delete only our pages: people notice an empty history.',
      'Your phone keeps a list of calls. Press and hold the number there and delete it. Emergency numbers may show on a shared bill or app.',
      'Do not sign in on a phone that someone else can unlock. If you are signed in, press Sign Out or Exit.',
      'If someone watches your phone, use the phone of a person you trust. They may have seen what you delete.',
      'Screenshots, messages and photos are copied to a shared Google account or to WhatsApp Web. Check there too.',
    ],
  },
  form: {
    title: 'Write to us',
    lead: `We are not an emergency service. A person from the safety desk reads this within 24-${answerTime(ANSWER_HOURS)}. Nobody else here can open it.`,
    send: 'Send',
    sent: {
      title: 'We have your message',
      body: `We answer within 24-${answerTime(ANSWER_HOURS)}, only where and when you said it is safe. Our e-mail does not say what it is about.`,
    },
  },
} as const
