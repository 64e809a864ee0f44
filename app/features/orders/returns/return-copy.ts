import { RETURN_ANSWER_MS, RETURN_REFUSED_MS, type ReturnReason } from '#app/features/orders/schema.ts'
import type { ReturnState } from '#app/features/orders/states.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

const ANSWER_TIME = daysInWords(RETURN_ANSWER_MS / DAY_MS)

/** Texts of returns that several screens and the mails share. */
export const returnCopy = {
  reasons: {
    damaged: 'It came damaged',
    'wrong-thing': 'It is the wrong thing',
    'not-as-described': 'It is not as described',
    'did-not-arrive': 'It did not arrive',
    'changed-mind': 'I changed my mind',
  } satisfies Record<ReturnReason, string>,
  states: {
    requested: 'waits for the seller',
    accepted: 'accepted, on its way back',
    refused: 'refused by the seller',
    disputed: 'with the market desk',
    refunded: 'money goes back',
    closed: 'closed',
  } satisfies Record<ReturnState, string>,
  /** The reason of a refund, shown to both sides. */
  refundReason: (reason: ReturnReason) => `Return: ${returnCopy.reasons[reason].toLowerCase()}`,
  mails: {
    buyer: {
      requested: {
        subject: 'We passed your request on',
        body: (seller: string) =>
          `${seller} reads it and answers within ${ANSWER_TIME}. If she does not, you can ask our market desk.`,
      },
      accepted: {
        subject: 'Your return is accepted',
        body: (seller: string) =>
          `${seller} agrees. Please send the things back as she says; your money goes back once she has them.`,
      },
      refused: {
        subject: 'About your return',
        body: (seller: string) =>
          `${seller} does not agree. You can ask our market desk within ${daysInWords(RETURN_REFUSED_MS / DAY_MS)}: somebody who knows neither of you reads both sides.`,
      },
      disputed: {
        subject: 'The market desk looks at it',
        body: () => 'Somebody who knows neither of you reads both sides and decides. The money waits until then.',
      },
      refunded: {
        subject: 'Your money goes back',
        body: (seller: string, amount: string) =>
          `${amount} of your order from ${seller} goes back to where it came from. Banks take up to seven working days.`,
      },
      closed: {
        subject: 'Your return is closed',
        body: (seller: string) => `The request to ${seller} is closed, and no money goes back for it.`,
      },
      said: {
        subject: 'A message about your return',
        body: (seller: string) => `There is something new about your return to ${seller}.`,
      },
    },
    seller: {
      requested: {
        subject: 'A buyer asks to return something',
        body: (number: string) =>
          `Order ${number}. Please answer within ${ANSWER_TIME}; after that she can ask our market desk.`,
      },
      disputed: {
        subject: 'A return is with the market desk',
        body: (number: string) =>
          `Order ${number}. Somebody of us reads both sides and decides. You can still add words and photos.`,
      },
      refunded: {
        subject: 'A return was decided',
        body: (number: string, amount: string) => `Order ${number}: ${amount} goes back to the buyer.`,
      },
      closed: { subject: 'A return is closed', body: (number: string) => `Order ${number}: nothing goes back for it.` },
      said: {
        subject: 'A message about a return',
        body: (number: string) => `Order ${number}: there is something new.`,
      },
    },
    reason: 'Reason',
    said: 'In their words',
    after: 'All of it stands here:',
  },
} as const
