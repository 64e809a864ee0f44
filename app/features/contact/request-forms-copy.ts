import { ANSWER_HOURS } from './answer-hours.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
export const copy = {
  contact: {
    title: 'Contact',
    name: { label: 'Your name', missing: 'Please tell us your name.' },
    email: { label: 'Your e-mail', hint: 'Or your mobile number.', missing: 'Please provide your email and message.' },
    type: {
      label: 'What is it about?',
      options: {
        feedback: 'General Feedback',
        partnership: 'Partnership Interest',
        support: 'Need Support',
        suggestion: 'Feature Suggestion',
        other: 'Other',
      },
    },
    subject: { label: 'Subject' },
    message: { label: 'Your message', missing: 'Please provide your email and message.' },
    screen: {
      send: 'Send Message',
      sent: {
        title: 'Message Sent',
        body: `Thank you. A person reads it and answers within 24-${answerTime(ANSWER_HOURS)}.`,
      },
      toast: { title: 'Message Sent', body: "We've received your message and will respond soon." },
      titles: { 'Please provide your email and message.': 'Required Fields Missing' },
    },
  },
} as const
