import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'Terms',
  metaDescription: 'What you may expect of us, what we expect of you, and what happens when something goes wrong.',
  text: (brand: string, officer: string): ProseText => ({
    title: 'Terms',
    lead: 'What you may expect of us, what we expect of you, and what happens when something goes wrong. In plain words.',
    since: '22 November 2026',
    sections: [
      {
        id: 'who',
        title: 'Who we are to each other',
        brief: 'By using this site you agree to this text. If something should change, tell us.',
        blocks: [
          `${brand} brings people together: those who sell and those who buy, those who ask and those who give, those who teach and those who learn. For most of what passes between them we are an intermediary under the Information Technology Act, 2000, and not a party.`,
          'Reading needs no account. For an account you give a true address or number, keep your password to yourself, and are at least eighteen, or have the consent of a parent or guardian.',
        ],
      },
      {
        id: 'campaigns',
        title: 'Campaigns and gifts',
        brief: 'A gift is not a loan, a share or an investment. Tell the truth when you ask.',
        blocks: [
          {
            list: [
              'The owner of a campaign tells the truth about whom it is for, what it costs and what else pays for it, and shows documents when we ask.',
              'The money is used for what the campaign says. Money that is left goes where the campaign said, or to a similar need after we have asked the donors.',
              'No graphic pictures, no guilt, no children shown without a guardian’s consent.',
              'We may stop a campaign while we check it. We tell its owner the reason, the date by which we decide, and how to object.',
              'Donors can cancel a gift for 24 hours. Receipts are not certificates for a tax deduction.',
              'Gifts from citizens of other countries and from foreign companies are taken only by organisations registered under the FCRA.',
            ],
          },
          { links: [{ to: '/how-it-works', label: 'How money moves' }] },
        ],
      },
      {
        id: 'market',
        title: 'The marketplace',
        brief: 'You buy from the seller, not from us. We check the marketplace.',
        blocks: [
          {
            list: [
              'The seller is responsible for each product: they may sell it, it is safe and as described, and its label has the details that the law asks for.',
              'Prices include everything except shipping. You see the shipping before you pay. We put nothing into your cart for you.',
              'We sort products and sellers by your search, then newest first. Nobody can pay for a higher place.',
              'You and the seller settle a return first. If that fails, write to us. We confirm within 48 hours and settle it within a month.',
              'You can cancel free of charge before the seller sends the parcel.',
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
              'You cannot invest in Seeds. We take no money for companies, and we do not advise anyone to invest in them.',
              `Care workers, nurses and doctors are responsible for their own work. If they need a registration, they show it to us first. In an emergency call ${HELPLINES.emergency}.`,
              'Legal Companion explains the law and leads to free legal aid. It does not list or rate lawyers, and gives no advice on your case.',
              'Courses belong to the institutions that offer them, with their own terms.',
              'Torch, our guide, gives no diagnosis.',
            ],
          },
        ],
      },
      {
        id: 'words',
        title: 'Your words and pictures',
        brief: 'They stay yours. You let us show them here, for as long as you want.',
        blocks: [
          'Publish only what is yours or what you may use. Do not publish a person’s face or story without their consent. Mark pictures made by AI. You can remove what you published; lawful copies (a receipt, a court’s file) stay.',
          { links: [{ to: '/guidelines', label: 'Community guidelines' }] },
        ],
      },
      {
        id: 'ours',
        title: 'What we owe you',
        blocks: [
          {
            list: [
              'We run this site with care, tell the truth about money and figures, and answer you.',
              'We give a reason for every hold, block or removal. You can appeal to a different person.',
              'If we have to close a part of the site, we give 60 days’ notice, your data in a file, and a refund of money that has not reached its purpose.',
            ],
          },
          'We cannot promise that everything always works, or that everyone here is honest. For damage that we cause on purpose or by gross carelessness, and wherever the law says so, we answer without limit; otherwise up to what you paid us in the twelve months before.',
        ],
      },
      {
        id: 'end',
        title: 'Leaving, changing, disputes',
        blocks: [
          'You can leave at any time and take your data with you. If we change these terms, we tell you here and by e-mail 30 days before. If you do not agree, you may leave and take your data with you.',
          'Indian law applies. Please talk to us first. If you use this site as a private person, the courts of the place where you live decide.',
          `Complaints: ${officer}`,
          { links: [{ to: '/contact', label: 'Write to us' }] },
        ],
      },
    ],
  }),
} as const
