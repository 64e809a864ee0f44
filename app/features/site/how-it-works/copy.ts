import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'
import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'How money moves',
  metaDescription:
    'From your thumb to her account, step by step: what is counted, what it costs, what a tip is for, and how to get your money back.',
  text: (brand: string): ProseText => ({
    title: 'How it works',
    lead: 'From your thumb to her account: what is counted when, what it costs, and how to get your money back.',
    sections: [
      {
        id: 'gift',
        title: 'The way of a gift',
        blocks: [
          {
            steps: [
              {
                title: 'You choose',
                body: 'An amount in rupees, whether your name is shown, and a tip if you like. The tip stands at nothing until you change it.',
              },
              {
                title: 'You check',
                body: 'Before you pay you see every line: gift, tip, total. The same lines stand later on the receipt and in our mail.',
              },
              {
                title: 'You pay',
                body: 'On the page of an authorised payment company: UPI, card, net banking or wallet. We never see your card or your PIN. While this house is tried out, the page says “Test payment” and no real money moves.',
              },
              {
                title: 'It is confirmed',
                body: 'The payment company tells us, signed, that the money is there. Only now does it count. Promises and open payments are in no figure.',
              },
              {
                title: 'It is written down',
                body: 'One entry in the double-entry book: received here, owed to the campaign there. You get a numbered receipt.',
              },
              {
                title: 'You may change your mind',
                body: 'For 24 hours you take the gift back yourself, on your receipt, the tip included. Later, write to us.',
              },
              {
                title: 'It is paid out',
                body: 'To the account of the campaign, or straight to the hospital, the college or the shop that sends the bill. One of us prepares it, another one releases it, after checking who receives it.',
              },
              {
                title: 'Anybody can look it up',
                body: 'Month by month and campaign by campaign in the open book, without the names of those who gave.',
              },
            ],
          },
          {
            links: [
              { to: '/impact#book', label: 'Open the book' },
              { to: '/campaign', label: 'See the campaigns' },
            ],
          },
        ],
      },
      {
        id: 'cost',
        title: 'What it costs',
        brief: 'Of ₹100 that you give, ₹100 are written to the campaign. We keep nothing of it.',
        blocks: [
          {
            table: {
              head: ['What', 'How much', 'Who pays it'],
              rows: [
                [`Fee of ${brand}`, 'None', 'Nobody'],
                ['Fee of the payment company', 'As its price list says', 'We do, out of tips'],
                ['Tip', 'What you choose; nothing is chosen for you', 'You, if you like'],
                ['Receipt, returning a gift', 'Nothing', 'Nobody'],
              ],
            },
          },
          'A campaign keeps the terms with which it began. Should we ever have to ask for a fee, it holds for campaigns that begin afterwards, and it is announced here first.',
        ],
      },
      {
        id: 'tip',
        title: 'What a tip is for',
        blocks: [
          'A tip pays for servers, payment companies and the people at the desks. It is a line of its own, it is never preset, and a tip larger than the gift is asked about twice. She receives the whole gift with or without it.',
        ],
      },
      {
        id: 'back',
        title: 'When money goes back',
        blocks: [
          {
            list: [
              `You take it back within ${RETURN_WINDOW_HOURS} hours: all of it.`,
              'The campaign was closed while you were paying: all of it, by itself.',
              'A campaign turns out not to be what it said: what has not been paid out goes back, and we write to everybody.',
              'Your bank shows a debit but we never heard of it: we ask the payment company ourselves, and either it is counted or it returns.',
            ],
          },
          'Money returns to where it came from. Banks take up to seven working days. Both entries, the gift and its return, stay in the book.',
        ],
      },
      {
        id: 'tax',
        title: 'Tax',
        brief: 'What you get from us is a receipt of payment. It is not a certificate for a tax deduction.',
        blocks: [
          'A deduction (section 80G of the Income-tax Act, 1961; for gifts from 1 April 2026 section 133 of the Income-tax Act, 2025) needs a certificate (Form 10BE, now Form 114) of an approved organisation that receives the gift itself. A gift to a person’s campaign gives none.',
          'Where an approved organisation collects here, its page says so, and the certificate comes from it, by 31 May after the year.',
        ],
      },
      {
        id: 'abroad',
        title: 'Gifts from abroad',
        blocks: [
          'By law it is citizenship that counts, and not where you live. With an Indian passport you may give from anywhere. If you are a citizen of another country (an OCI card does not change that), or give for a foreign company, please do not give to a campaign here: it may be taken only by organisations registered under the FCRA, on their own account. Write to us, and we name you one.',
        ],
      },
      {
        id: 'shop',
        title: 'Things from the marketplace',
        blocks: [
          'The price is made by the woman who sells. A struck-through price must have been a price really charged, stars come from people who bought, and “free shipping” is shown only where nothing is added. What you pay in the end stands there before you pay it.',
          'Something broken, wrong or late? Write to us with a photo; we confirm within 48 hours and settle it within a month.',
          { links: [{ to: '/empowerher', label: 'Go to the marketplace' }] },
        ],
      },
      {
        id: 'seeds',
        title: 'Seeds is not a place to invest',
        blocks: [
          'Nobody can buy a share, lend at interest or receive a return here. “Invest Now” tells a founder that you are interested; no money is taken.',
          { links: [{ to: '/contact', label: 'Ask about your gift' }] },
        ],
      },
    ],
  }),
} as const
