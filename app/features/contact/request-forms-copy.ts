import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'

const MISSING = 'Please provide your email and message.'

export const copy = {
  contact: {
    title: 'Contact',
    name: { label: 'Your name', missing: 'Please tell us your name.' },
    email: { label: 'Your e-mail', hint: 'Or your mobile number.', missing: MISSING },
    type: {
      label: 'What is it about?',
      options: {
        feedback: 'General Feedback',
        partnership: 'Partnership Interest',
        support: 'Need Support',
        suggestion: 'Feature Suggestion',
        pictures: 'Report pictures of my body, or someone who pretends to be me',
        order: 'Order of a court or of the government',
        other: 'Other',
      },
    },
    subject: { label: 'Subject' },
    message: { label: 'Your message', missing: MISSING },
    screen: {
      send: 'Send Message',
      sent: {
        title: 'Message Sent',
        body: `Thank you. A person reads it and answers within 24-${answerTime(ANSWER_HOURS)}.`,
      },
      toast: { title: 'Message Sent', body: "We've received your message and will respond soon." },
      titles: [{ message: MISSING, title: 'Required Fields Missing' }],
    },
  },
} as const
