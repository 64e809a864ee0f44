import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'Terms',
  metaDescription: 'What you may expect of us, what we expect of you, and what happens when something goes wrong.',
  text: (brand: string, officer: string): ProseText => ({
    title: 'Terms',
    lead: 'What you may expect of us, what we expect of you, and what happens when something goes wrong. In words that can be read.',
    since: '22 November 2026',
    sections: [
      {
        id: 'who',
        title: 'Who we are to each other',
        brief: 'By using this site you agree to this text. You need not like all of it; tell us what should change.',
        blocks: [
          `${brand} brings people together: those who sell and those who buy, those who ask and those who give, those who teach and those who learn. For most of what passes between them we are an intermediary under the Information Technology Act, 2000, and not a party.`,
          'Reading needs no account. For an account you give a true address or number, keep your password to yourself, and are at least eighteen, or have the consent of a parent or guardian.',
        ],
      },
      {
        id: 'campaigns',
        title: 'Campaigns and gifts',
        brief: 'A gift is a gift: no loan, no share, no return. Ask only for what is true.',
        blocks: [
          {
            list: [
              'Whoever runs a campaign says the truth about whom it is for, what it costs and what else pays for it, and shows papers when we ask.',
              'What comes in is used for what the campaign says. What is left over goes where the campaign said, or to a similar need after we have asked the givers.',
              'No graphic pictures, no guilt, no children shown without a guardian’s consent.',
              'We may stop a campaign while we check it. The reason, a date by which we decide, and a way to object are told to its owner.',
              'Givers can take a gift back for 24 hours. Receipts are not certificates for a tax deduction.',
              'Gifts from citizens of other countries and from foreign companies are taken only by organisations registered under the FCRA.',
            ],
          },
          { links: [{ to: '/how-it-works', label: 'How money moves' }] },
        ],
      },
      {
        id: 'market',
        title: 'The marketplace',
        brief: 'You buy from the woman who makes, not from us. We keep the place in order.',
        blocks: [
          {
            list: [
              'The seller is responsible for what she sells: that it is hers to sell, safe, as described, with the details that the law asks for on a label.',
              'Prices are whole prices. What is added (postage) is shown before you pay. Nothing is put into your cart for you.',
              'The order of products and sellers: what you searched for, then newest first. Nobody can pay for a better place.',
              'A return is settled between you and the seller first. Write to us when that fails: we confirm within 48 hours and settle it within a month.',
              'Cancelling costs nothing before a parcel has been sent.',
            ],
          },
        ],
      },
      {
        id: 'seeds',
        title: 'Seeds, care and law',
        blocks: [
          {
            list: [
              'Seeds is no place to invest: we take no money for companies and advise nobody to give them any.',
              `Care workers, nurses and doctors answer for their own work; those who need a registration show it to us first. In an emergency call ${HELPLINES.emergency}.`,
              'Legal Companion explains the law and leads to free legal aid. It lists and rates no lawyers, and gives no advice in your case.',
              'Courses belong to the institutions that offer them, with their own terms.',
              'What Torch says is meant kindly and is no diagnosis.',
            ],
          },
        ],
      },
      {
        id: 'words',
        title: 'Your words and pictures',
        brief: 'They stay yours. You let us show them here, for as long as you want.',
        blocks: [
          'You may publish only what is yours or was given to you, and nobody’s face or story without her consent. Pictures made by machines are marked as such. You can take down what you published; copies that others made by right (a receipt, a court’s file) stay.',
          { links: [{ to: '/guidelines', label: 'Community guidelines' }] },
        ],
      },
      {
        id: 'ours',
        title: 'What we owe you',
        blocks: [
          {
            list: [
              'To run this house with care, to tell the truth about money and figures, and to answer.',
              'No hold, no block, no removal without a reason, and an appeal to another person.',
              'If we have to close a part of it: 60 days’ notice, your data in a file, and money returned that has not reached its purpose.',
            ],
          },
          'We cannot promise that everything works at every hour, or that everybody here is honest. For damage that we cause on purpose or by gross carelessness, and wherever the law says so, we answer without limit; otherwise up to what you paid us in the twelve months before.',
        ],
      },
      {
        id: 'end',
        title: 'Leaving, changing, disputes',
        blocks: [
          'You can leave at any time and take your data with you. When we change these terms, you read it here and by mail 30 days before; if you do not agree, you may leave and take everything along.',
          'Indian law holds. Talk to us first; most things are a misunderstanding. Courts are those of the place where you live, if you use this house as a private person.',
          `Complaints: ${officer}`,
          { links: [{ to: '/contact', label: 'Write to us' }] },
        ],
      },
    ],
  }),
} as const
