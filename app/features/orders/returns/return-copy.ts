import { refundTime } from '#app/features/payments/copy.ts'
import { RETURN_ANSWER_MS, RETURN_REFUSED_MS, type ReturnReason } from '#app/features/orders/schema.ts'
import type { ReturnState } from '#app/features/orders/states.ts'
import { daysInWords } from '#app/platform/time/answer-time.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

const ANSWER_TIME = daysInWords(RETURN_ANSWER_MS / DAY_MS)

/** Texts of returns that several screens and the mails share. */
export const returnCopy = {
  reasons: {
    damaged: 'It arrived damaged',
    'wrong-thing': 'It is the wrong item',
    'not-as-described': 'It is not as described',
    'did-not-arrive': 'It did not arrive',
    'changed-mind': 'I changed my mind',
  } satisfies Record<ReturnReason, string>,
  states: {
    requested: 'waiting for the seller',
    accepted: 'accepted, on its way back',
    refused: 'refused by the seller',
    disputed: 'with the market desk',
    refunded: 'refunded',
    closed: 'closed',
  } satisfies Record<ReturnState, string>,
  /** The reason of a refund, shown to both sides. */
  refundReason: (reason: ReturnReason) => `Return: ${returnCopy.reasons[reason].toLowerCase()}`,
  mails: {
    buyer: {
      requested: {
        subject: 'We sent your return request to the seller',
        body: (seller: string) => `${seller} has ${ANSWER_TIME} to answer. After that you can ask our market desk.`,
      },
      accepted: {
        subject: 'Your return is accepted',
        body: (seller: string) => `${seller} agrees. Please send the items back. You get the refund when they arrive.`,
      },
      refused: {
        subject: 'About your return',
        text: 'There is an answer to your return request. Read it:',
        body: (seller: string) =>
          `${seller} does not agree. You can ask our market desk to decide within ${daysInWords(RETURN_REFUSED_MS / DAY_MS)}.`,
      },
      disputed: {
        subject: 'The market desk will decide about your return',
        body: () => 'Our market desk reads both sides and decides. We hold the money until then.',
      },
      refunded: {
        subject: 'Your refund is on its way',
        body: (seller: string, amount: string) =>
          `We refund ${amount} for your order from ${seller} to the account that you paid from. ${refundTime}`,
      },
      closed: {
        subject: 'Your return is closed',
        body: (seller: string) => `Your return request to ${seller} is closed without a refund.`,
      },
      said: {
        subject: 'A message about your return',
        text: 'You have a new message about your return. Read it:',
        body: (seller: string) => `You have a new message about your return to ${seller}.`,
      },
    },
    seller: {
      requested: {
        subject: 'A buyer wants to return an item',
        text: 'A buyer wants to return an item. Please answer:',
        body: (number: string) =>
          `Order ${number}. Please answer within ${ANSWER_TIME}. After that the buyer can ask our market desk.`,
      },
      disputed: {
        subject: 'A return is with the market desk',
        body: (number: string) =>
          `Order ${number}. Our market desk reads both sides and decides. You can still add a message and photos.`,
      },
      refunded: {
        subject: 'A return was decided',
        body: (number: string, amount: string) => `Order ${number}: the buyer gets a refund of ${amount}.`,
      },
      closed: { subject: 'A return is closed', body: (number: string) => `Order ${number}: closed without a refund.` },
      said: {
        subject: 'A message about a return',
        text: 'You have a new message about a return. Read it:',
        body: (number: string) => `Order ${number}: you have a new message.`,
      },
    },
    reason: 'Reason',
    said: 'Message',
    button: 'See the details',
  },
} as const
