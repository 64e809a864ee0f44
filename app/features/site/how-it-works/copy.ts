import { refundTime } from '#app/features/payments/copy.ts'
import { COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import {
  CAMPAIGNS_PER_PAGE,
  PLACES_WITHOUT_GIFTS_MIN,
  TURN_HOURS,
} from '#app/features/fundraising/finding/fair-order.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'
import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'How money moves',
  metaDescription:
    'How your donation reaches the campaign, step by step: what we count, what it costs, what a tip is for, and how to get your money back.',
  /** `shares`: of a gift as the example, in words. */
  text: (brand: string, shares: { gift: string; campaign: string; costs: string }): ProseText => ({
    title: 'How it works',
    lead: 'How your donation reaches the campaign, what it costs, and how to get your money back.',
    sections: [
      {
        id: 'gift',
        title: 'How a donation works',
        blocks: [
          {
            steps: [
              {
                title: 'You choose',
                body: 'You choose an amount in rupees, whether we show your name, and a tip if you like. The tip is ₹0 until you change it.',
              },
              {
                title: 'You check',
                body: 'Before you pay you see every line: what the campaign gets, payment costs, tip, total. The receipt shows the same lines.',
              },
              {
                title: 'You pay',
                body: 'You pay on the page of an authorised payment company by UPI, card, net banking or wallet. We never see your card or your PIN. If the page says “Test payment”, no real money moves.',
              },
              {
                title: 'It is confirmed',
                body: 'The payment company confirms that it has received the money. Only then do we count it.',
              },
              {
                title: 'We record it',
                body: 'We record in our accounts that we received it from you and owe it to the campaign. You get a numbered receipt.',
              },
              {
                title: 'You can change your mind',
                body: `You can cancel the gift and the tip yourself within ${answerTime(RETURN_WINDOW_HOURS)}, on your receipt. After that, write to us.`,
              },
              {
                title: 'It is paid out',
                body: 'We pay it against bills: best to the hospital, the college or the shop. One person prepares the payout. Another person checks and approves it. Your receipt shows where your money went.',
              },
              {
                title: 'Anyone can check it',
                body: 'Our public accounts list all money by month and by campaign, without the names of donors.',
              },
            ],
          },
          {
            links: [
              { to: '/impact#book', label: 'Open the public accounts' },
              { to: '/campaign', label: 'See the campaigns' },
            ],
          },
        ],
      },
      {
        id: 'campaign-order',
        title: 'Which campaigns come first',
        brief: `Each open campaign gets its turn among the first ${CAMPAIGNS_PER_PAGE}. Nobody can pay for a place.`,
        blocks: [
          {
            list: [
              `The order of the campaigns changes every ${TURN_HOURS === 1 ? 'hour' : `${TURN_HOURS} hours`}. It is the same for everybody.`,
              `The first page shows ${CAMPAIGNS_PER_PAGE} campaigns. Each hour the next ones move up, so that all come first equally often.`,
              `At least ${PLACES_WITHOUT_GIFTS_MIN} of these ${CAMPAIGNS_PER_PAGE} places go to campaigns that have no gift yet, as long as there are any.`,
              'An operator checks every campaign before it is listed. Closed campaigns come last.',
              'Amounts, tips and fame change nothing. If you sort by “Ending soon”, “Nearly there” or “Newest”, only that counts.',
            ],
          },
          { links: [{ to: '/campaign', label: 'See the campaigns' }] },
        ],
      },
      {
        id: 'cost',
        title: 'What it costs',
        brief: `If you give ${shares.gift}, the campaign gets ${shares.campaign}. ${shares.costs} are payment costs. We keep nothing.`,
        blocks: [
          {
            table: {
              head: ['What', 'How much', 'Who pays it'],
              rows: [
                [`Fee of ${brand}`, 'None', 'Nobody'],
                ['Payment costs', `${shares.costs} of ${shares.gift}`, 'You; they are taken from your gift'],
                ['Tip', 'You choose; it is ₹0 at first', 'You, if you like'],
                ['Receipt, refund of a gift', 'Free', 'Nobody'],
              ],
            },
          },
          'Payment costs go to the payment company. You see those of your gift before you pay, and they bind us: if the payment company takes more, we pay the difference. If it takes less, the campaign gets the rest.',
          'If we ever charge a fee, we announce it here first. It applies only to campaigns that start after that.',
        ],
      },
      {
        id: 'tip',
        title: 'What a tip is for',
        blocks: [
          'A tip pays for servers, payment companies and our staff. It is a separate amount, and it is ₹0 at first. If the tip is larger than the gift, we ask you to confirm it. The campaign gets the same with or without a tip. Before you pay you see the payment costs, and what the campaign gets.',
        ],
      },
      {
        id: 'back',
        title: 'When we refund a gift',
        blocks: [
          {
            list: [
              `If you cancel within ${answerTime(RETURN_WINDOW_HOURS)}, we refund the full amount.`,
              'If the campaign closed while you were paying, we refund the full amount automatically.',
              'If a campaign was not true, we refund the money that we have not paid out, and write to every donor.',
              'If your bank took the money but we did not receive it, we ask the payment company. Then we count the gift, or you get the money back.',
            ],
          },
          `We refund to the account that you paid from. ${refundTime} The gift and its refund both stay in our accounts.`,
        ],
      },
      {
        id: 'tax',
        title: 'Tax',
        brief: 'You get a receipt of payment. You cannot use it for a tax deduction.',
        blocks: [
          'For a tax deduction (section 80G of the Income-tax Act, 1961; for gifts from 1 April 2026 section 133 of the Income-tax Act, 2025) you need a certificate (Form 10BE, now Form 114) from an approved organisation that receives the gift. You do not get one for a gift to a person’s campaign.',
          'If an approved organisation runs a campaign here, its page says so. It sends you the certificate by 31 May after the financial year.',
        ],
      },
      {
        id: 'abroad',
        title: 'Gifts from abroad',
        blocks: [
          'The law depends on your citizenship, not on where you live. With an Indian passport you can give from anywhere. If you are a citizen of another country (also with an OCI card), or give for a foreign company, please do not give to a campaign here. Only organisations registered under the FCRA may accept such gifts. Write to us, and we will name one.',
        ],
      },
      {
        id: 'shop',
        title: 'Products from the marketplace',
        blocks: [
          'The seller sets the price. A struck-through price is a price that was really charged. Ratings come from buyers. “Free Shipping” means that you pay nothing for delivery. You see the total before you pay.',
          `If something is broken, wrong or late, write to us with a photo. We confirm within ${answerTime(COMPLAINT_HOURS.purchaseConfirmed)} and settle it within a month.`,
          { links: [{ to: '/empowerher', label: 'Go to the marketplace' }] },
        ],
      },
      {
        id: 'seeds',
        title: 'Seeds is not a place to invest',
        blocks: [
          'You cannot buy shares or lend money here. “Invest Now” only tells a founder that you are interested. You pay nothing.',
          { links: [{ to: '/contact', label: 'Ask about your gift' }] },
        ],
      },
    ],
  }),
} as const
