import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'
import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'How money moves',
  metaDescription:
    'How your donation reaches the campaign, step by step: what we count, what it costs, what a tip is for, and how to get your money back.',
  text: (brand: string): ProseText => ({
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
                body: 'An amount in rupees, whether your name is shown, and a tip if you like. The tip is ₹0 until you change it.',
              },
              {
                title: 'You check',
                body: 'Before you pay you see every line: gift, tip, total. The receipt and our e-mail show the same lines.',
              },
              {
                title: 'You pay',
                body: 'On the page of an authorised payment company: UPI, card, net banking or wallet. We never see your card or your PIN. If this site runs with test payments, the page says “Test payment” and no real money moves.',
              },
              {
                title: 'It is confirmed',
                body: 'The payment company confirms that it has received the money. We count it only then. No figure includes promises or pending payments.',
              },
              {
                title: 'We record it',
                body: 'We record it in our double-entry ledger: received from you, owed to the campaign. You get a numbered receipt.',
              },
              {
                title: 'You can change your mind',
                body: 'You can cancel the gift yourself for 24 hours, on your receipt, with the tip. After that, write to us.',
              },
              {
                title: 'It is paid out',
                body: 'To the account of the campaign, or straight to the hospital, the college or the shop that sends the bill. One person prepares the payout. Another person checks who receives it and approves it.',
              },
              {
                title: 'Anyone can check it',
                body: 'Our public accounts list it by month and by campaign, without the names of donors.',
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
        id: 'cost',
        title: 'What it costs',
        brief: 'If you give ₹100, the campaign gets ₹100. We keep nothing of it.',
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
          'A campaign keeps the terms it started with. If we ever charge a fee, we announce it here first. It applies only to campaigns that start after that.',
        ],
      },
      {
        id: 'tip',
        title: 'What a tip is for',
        blocks: [
          'A tip pays for servers, payment companies and our staff. It is a separate line, and we never preset it. If the tip is larger than the gift, we ask you to confirm it. The campaign gets the whole gift with or without a tip.',
        ],
      },
      {
        id: 'back',
        title: 'When money goes back',
        blocks: [
          {
            list: [
              `You cancel it within ${RETURN_WINDOW_HOURS} hours: we refund all of it.`,
              'The campaign closed while you were paying: we refund all of it automatically.',
              'A campaign was not true: we refund what we have not paid out, and write to every donor.',
              'Your bank took the money but we did not receive it: we ask the payment company. Then either we count the gift or you get the money back.',
            ],
          },
          'We send the money back to where it came from. Banks take up to seven working days. The gift and its refund both stay in our accounts.',
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
          'The law looks at your citizenship, not at where you live. With an Indian passport you may give from anywhere. If you are a citizen of another country (an OCI card does not change that), or give for a foreign company, please do not give to a campaign here: it may be taken only by organisations registered under the FCRA, on their own account. Write to us, and we will name one.',
        ],
      },
      {
        id: 'shop',
        title: 'Products from the marketplace',
        blocks: [
          'The seller sets the price. A crossed-out price must be a price that was really charged. Ratings come from buyers. We show “free shipping” only if the seller adds nothing. You see the total before you pay.',
          'Is something broken, wrong or late? Write to us with a photo. We confirm within 48 hours and settle it within a month.',
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
