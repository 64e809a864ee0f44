import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

export const copy = {
  title: 'Support',
  lead: 'If you are in danger, call now. You do not have to explain anything.',
  call: (number: string) => `Call ${number}`,
  languages: (languages: string) => `in ${languages}`,
  checked: (date: string) => `Checked on ${date}`,
  unchecked: 'Not checked yet',
  source: (source: string) => `Source: ${source}.`,
  others: 'More helplines',
  about: {
    title: 'Where these numbers come from',
    lead: 'These are public services. We do not run them. We check the numbers with the official sources.',
  },
  exit: {
    title: 'Leave this page quickly',
    body: 'Every page has an Exit button at the top. It closes the page, deletes what this site stored on the device, and opens a weather page. You can also press Esc three times.',
    limit: 'It cannot delete the history of your browser. See below how to do that.',
    button: 'Leave now',
  },
  danger: {
    title: 'If you are in danger now',
    steps: [
      {
        title: `Call ${HELPLINES.emergency}`,
        body: 'You can call it from a locked phone. On most phones you can also press the power key three times. On a phone with keys, press and hold 5 or 9.',
      },
      {
        title: 'Go to a safe place',
        body: 'Stay away from the kitchen, roof and bathroom. Stay near a door, a street or other people. You can get your things later.',
      },
      {
        title: 'Tell one person',
        body: 'Tell a neighbour, a sister or a shopkeeper. Agree on a code word that means “come now” or “call the police”.',
      },
      {
        title: `Call ${HELPLINES.women} when you can speak`,
        body: 'They tell you where to find a One Stop Centre (Sakhi). It has a bed, a doctor, a lawyer and the police for you and your children.',
      },
      {
        title: 'If you think of ending your life',
        body: `Please call ${HELPLINES.mentalHealth} now and tell them. Someone will talk with you.`,
      },
    ],
  },
  traces: {
    title: 'Leave no traces',
    lead: 'Read this if other people look at your phone.',
    list: [
      'Open this site in a private window. In Chrome, tap the three dots, then “New Incognito tab”. When you close the window, the browser deletes the pages from its history.',
      'If you used a normal window, tap the three dots in Chrome, then History. Press and hold our name and delete it. Delete only our pages, because an empty history is easy to notice.',
      'Your phone keeps a list of calls. Press and hold the number in the list and delete it. The number may still appear on a shared bill or in an app.',
      'Do not sign in on a phone that someone else can unlock. If you are signed in, press Sign Out or Exit.',
      'If someone watches your phone, use the phone of a person you trust. They may have seen what you delete.',
      'Screenshots, messages and photos are copied to a shared Google account or to WhatsApp Web. Check there too.',
    ],
  },
  form: {
    title: 'Write to us',
    lead: `We are not an emergency service. Our safety desk reads your message within 24-${answerTime(ANSWER_HOURS)}. Nobody else here can open it.`,
    send: 'Send',
    sent: {
      title: 'We have received your message',
      body: `We answer within 24-${answerTime(ANSWER_HOURS)}, only where and when you said it is safe. Our messages do not say what it is about.`,
    },
  },
} as const
