import { RETURN_WINDOW_HOURS } from '#app/features/fundraising/return-window.ts'
import { COMPLAINT_HOURS, NOTICE_DAYS } from '#app/platform/config/complaint-times.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'
import type { ProseText } from '#app/ui/prose/prose.ts'

export const copy = {
  metaTitle: 'Terms',
  metaDescription: 'What you can expect from us, what we expect from you, and what happens if something goes wrong.',
  text: (brand: string, officer: string): ProseText => ({
    title: 'Terms',
    lead: 'What you can expect from us, what we expect from you, and what happens if something goes wrong.',
    since: '22 November 2026',
    sections: [
      {
        id: 'who',
        title: 'Our role and your account',
        brief: 'If you use this site, you agree to these terms.',
        blocks: [
          `${brand} brings together sellers and buyers, campaigners and donors, teachers and learners. For most of what they agree with each other we are an intermediary under the Information Technology Act, 2000, and not a party.`,
          'You can read without an account. For an account you need your own e-mail address or phone number. Do not share your password. You must be at least 18, or have the consent of a parent or guardian.',
        ],
      },
      {
        id: 'campaigns',
        title: 'Campaigns and gifts',
        brief: 'A gift is not a loan, a share or an investment. Tell the truth when you ask.',
        blocks: [
          {
            list: [
              'The organiser of a campaign must tell the truth about who it is for, what it costs and who else pays. They must show documents if we ask.',
              'The money is used for the purpose of the campaign. If money is left, it is used as the campaign said, or for a similar need after we have asked the donors.',
              'Campaigns must not show shocking pictures, put pressure on donors, or show a child without a guardian’s consent.',
              'We may stop a campaign while we check it. We tell the organiser the reason, the date of our decision and how to object.',
              `Donors can cancel a gift within ${answerTime(RETURN_WINDOW_HOURS)}. Receipts cannot be used for a tax deduction.`,
              'Only organisations registered under the FCRA may accept gifts from citizens of other countries and from foreign companies.',
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
              'The seller is responsible for the product. They must be allowed to sell it. It must be safe and as described. Its label must have the details that the law asks for.',
              'Prices include all taxes. The delivery cost is extra. You see both before you pay. We never add items to your cart.',
              'We sort products and sellers by your search, then newest first. Nobody can pay for a higher place.',
              `First ask the seller for a return. If you do not agree, write to us. We confirm within ${answerTime(COMPLAINT_HOURS.purchaseConfirmed)} and settle it within a month.`,
              'You can cancel free of charge before the seller sends the parcel.',
            ],
          },
        ],
      },
      {
        id: 'seeds',
        title: 'Seeds (startups), care and law',
        blocks: [
          {
            list: [
              'You cannot invest in Seeds. We take no money for companies, and we do not advise anyone to invest in them.',
              `Carers, nurses and doctors are responsible for their own work. If their work needs a registration, they show it to us first. In an emergency, call ${HELPLINES.emergency}.`,
              'Legal Companion explains the law and helps you find free legal aid. It does not list or rate lawyers, and does not advise you on your case.',
              'Courses belong to the institutions that offer them. The terms of these institutions apply.',
              'Torch, our guide, does not give medical advice.',
            ],
          },
        ],
      },
      {
        id: 'words',
        title: 'Your texts and pictures',
        brief: 'They belong to you. You allow us to show them here for as long as you want.',
        blocks: [
          'Publish only texts and pictures that you made or may use. Do not publish a person’s photo or story without their consent. Mark pictures made by AI. You can remove what you published. Copies that the law asks for, such as receipts, stay.',
          { links: [{ to: '/guidelines', label: 'Community guidelines' }] },
        ],
      },
      {
        id: 'ours',
        title: 'Our duties to you',
        blocks: [
          {
            list: [
              'We run this site with care, tell the truth about money and figures, and answer your questions.',
              'We give a reason for every hold, block or removal. You can object, and another person decides.',
              `If we have to close a part of the site, we tell you ${NOTICE_DAYS.closing} days before, give you your data as a file, and refund money that was not used.`,
            ],
          },
          'We cannot promise that everything always works, or that everyone here is honest. If we cause damage on purpose or by gross negligence, or if the law says so, our liability has no limit. In all other cases it is limited to the amount that you paid us in the twelve months before.',
        ],
      },
      {
        id: 'end',
        title: 'Leaving, changing, disputes',
        blocks: [
          `You can leave at any time and download your data. If we change these terms, we tell you here and by e-mail or text message ${NOTICE_DAYS.newTerms} days before. If you do not agree, you can leave.`,
          'Indian law applies. Please talk to us first. If you use this site as a private person, you can go to the courts of the place where you live.',
          `Complaints: ${officer}`,
          { links: [{ to: '/contact', label: 'Write to us' }] },
        ],
      },
    ],
  }),
} as const
