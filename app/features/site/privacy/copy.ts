import {
  CART_COOKIE,
  DEVICE_LIST_DAYS,
  LISTS_OWNER_COOKIE,
  SAVED_COOKIE,
} from '#app/platform/device-list/device-list.ts'
import { SESSION_STORAGE_KEY } from '#app/platform/session/session-names.ts'
import { UNPAID_COOKIE } from '#app/features/orders/payment/unpaid-cookie.ts'
import { TORCH_STORAGE_KEY } from '#app/features/torch/memory.ts'
import type { ProseText } from '#app/ui/prose/prose.ts'

interface Facts {
  brand: string
  /** The address for questions. */
  address: string
  /** Name, address and hours of the grievance officer; undefined when none is configured. */
  officer: string | undefined
  /** The payment provider; null when no real money is taken. */
  paymentCompany: string | null
  /** The name of the session cookie. */
  sessionCookie: string
}

/** Days until a request about data is answered. The law sets no number. */
const ANSWER_DAYS = 30

export const copy = {
  metaTitle: 'Privacy',
  metaDescription: 'What we keep about you, why, how long, how to see it, correct it and erase it. Cookies by name.',
  noOfficer: (address: string) => `Grievance officer, ${address}`,
  text: ({ brand, address, officer, paymentCompany, sessionCookie }: Facts): ProseText => ({
    title: 'Privacy',
    lead: 'What we keep about you, why, and how long; how to see it, correct it and erase it. This is the notice that the Digital Personal Data Protection Act, 2023 asks for.',
    since: '22 November 2026',
    sections: [
      {
        id: 'short',
        title: 'In short',
        blocks: [
          {
            list: [
              'You can read, search, give, learn and get help without an account.',
              'We ask only for what we need for the service you want, and say why next to the question.',
              'No advertising, no trackers, no profile of what you do, no scripts or fonts from other companies.',
              'What you send to the safety, care, wellbeing, legal and Solve desks is encrypted, and only the people of that desk can open it.',
              'You can download everything and erase everything, yourself, at any time.',
            ],
          },
          { links: [{ to: '/account', label: 'My data: download or erase' }] },
        ],
      },
      {
        id: 'what',
        title: 'What we keep, why, how long',
        brief: 'You gave us everything below for one purpose. You may refuse any of it.',
        blocks: [
          {
            table: {
              head: ['What', 'Why', 'How long'],
              rows: [
                [
                  'Account: e-mail or phone number, the name you choose; a password only as a fingerprint from which it cannot be read',
                  'To recognise you when you sign in',
                  'Until you erase the account',
                ],
                [
                  'Devices that are signed in: kind of browser, internet address, last use',
                  'So that you see who is signed in, and can sign a device out',
                  'Until the device is signed out',
                ],
                [
                  'Record of sign-ins and changes of the account: what, when, from which internet address',
                  'To find break-ins',
                  'One year',
                ],
                [
                  'Gifts: amount, date, receipt number; the name, place and words you wrote; where the receipt goes',
                  'To pass the gift on and prove it; the law on accounts',
                  'Name, place, words and contact until you erase them. Amount, date and number at least eight years, without your name',
                ],
                [
                  'Orders: what you ordered; name, address, mobile number, e-mail; what you wrote and showed when you returned something; while it is unpaid, a code made from your network address, so that nobody holds everything',
                  'To send it, to tell you how far it is, and to decide fairly; the law on accounts',
                  'Name, address and contact until you erase them, and while a parcel is under way until it is over. Amounts, dates and numbers at least eight years, without your name',
                ],
                [
                  'Cart and saved items of your account',
                  'So that you find them on another device',
                  'Until you take them out or erase the account',
                ],
                [
                  'Your shop: your papers, legal name, address, phone number, bank account, GST number',
                  'To know who sells here, to write invoices and to pay you',
                  'Papers until the market desk has decided. Bank account encrypted, until you erase the account and nothing is owed to you. What stands on invoices at least eight years',
                ],
                [
                  'Messages and forms: what you wrote, how to reach you, our answers',
                  'To answer you',
                  'Until you erase the account, or ask us with your code',
                ],
                [
                  'Stories you tell: the text, your consent, our decision; name and place only if you want them shown',
                  'To show the story the way you chose',
                  'Until you take it down or erase the account',
                ],
                [
                  'Circles, courses, events, squads you joined',
                  'So that people expect you, and you find your way back',
                  'Until you leave or erase the account',
                ],
                [
                  'Private cards (Solve, Sahaara, Companion)',
                  'For you alone',
                  'On your device until you delete them. In your account only if you choose it, encrypted',
                ],
                [
                  'Copies of the mails we sent you',
                  'To send them again when a mail server failed, and to prove what we told you',
                  'Until they are deleted on your request',
                ],
                [
                  'Technical record: time, page, result. No internet address, no search words',
                  'To find faults',
                  'Until the computers we rent overwrite it, usually within weeks',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and storage, by name',
        brief: 'We need all of them for something you asked for. None tracks you, so there is no cookie banner.',
        blocks: [
          {
            table: {
              head: ['Name', 'What it holds', 'How long'],
              rows: [
                [`${sessionCookie} (cookie)`, 'That you are signed in', 'An hour at a time, until you sign out'],
                [`${CART_COOKIE} (cookie)`, 'Your cart', `${DEVICE_LIST_DAYS} days after the last change`],
                [
                  `${SAVED_COOKIE} (cookie)`,
                  'What you saved for later',
                  `${DEVICE_LIST_DAYS} days after the last change`,
                ],
                [
                  `${LISTS_OWNER_COOKIE} (cookie)`,
                  'Whose account these two lists belong to, in a short mark: when you sign out they leave the device',
                  `${DEVICE_LIST_DAYS} days after the last change, or until you sign out`,
                ],
                [
                  'diya-form-… (cookie)',
                  'That this device placed an order: it can pay it again, and its cart is emptied once it is paid',
                  'A week',
                ],
                [
                  `${UNPAID_COOKIE} (cookie)`,
                  'Which order this device is paying, so that its pieces stay yours when you come back to the cart',
                  '40 minutes',
                ],
                [
                  'auth-device (cookie)',
                  'That your account was signed in on this device before, so that strangers who guess at your password cannot lock you out. It names nobody',
                  '180 days after the last sign-in, or until you press Exit',
                ],
                [
                  'auth-flow-… (cookie)',
                  'Only while you sign in by way of another company: which sign-in is yours',
                  'A few minutes',
                ],
                [
                  `${SESSION_STORAGE_KEY} (storage)`,
                  'The same sign-in, for the browser; a second one with -code-verifier while you sign in by a link',
                  'Until you sign out',
                ],
                [`${TORCH_STORAGE_KEY} (storage)`, 'The mood you told Torch last', 'Until you delete it'],
                [
                  'diya-torch-step, diya-torch-tip (storage of the tab)',
                  'How far you came with Torch’s questions, and that you closed its tip',
                  'Until you close the tab or press Exit',
                ],
                [
                  'diya:solve, diya:sahaara, diya:companion (storage)',
                  'Your private cards, if you keep them on this device',
                  'Until you delete them',
                ],
                [
                  'diya:draft:… (storage of the tab)',
                  'What you typed into a form that you have not sent yet, and the address that we sent a code to. In private wings only if you tick the box',
                  'Until you send the form, clear it, sign out or close the tab; at most a week',
                ],
                [
                  'diya:own:drafts (storage)',
                  'A random number that these texts carry, so that they become unreadable when you sign out',
                  'Until you sign out or press Exit',
                ],
                [
                  'diya:campaign-draft, diya:own:campaign-draft… (storage)',
                  'A campaign that you are writing',
                  'Until you send it, start over or sign out',
                ],
                [
                  'Celebrations seen (storage of the tab)',
                  'So that the same celebration is not shown twice',
                  'Until you close the tab',
                ],
              ],
            },
          },
          'The Exit button removes all of them at once.',
        ],
      },
      {
        id: 'who',
        title: 'Who else sees it',
        blocks: [
          {
            list: [
              paymentCompany
                ? `The payment company (${paymentCompany}), when you pay: it gets the amount and what you type on its page.`
                : 'A payment company, when you pay. This site runs with test payments now, so there is none.',
              'Companies that carry our mails and text messages, and the one whose computers we rent: they may use nothing of it for themselves.',
              'People whom you asked us to tell: a seller, a chapter, a partner. The form says whom before you send it.',
              'Courts and authorities, where a law or an order obliges us. We check every order and tell you, unless that is forbidden.',
            ],
          },
          'We sell nothing and give nothing away for advertising.',
        ],
      },
      {
        id: 'rights',
        title: 'What you can do',
        brief: `Most of it you can do yourself at once. For everything else you hear from us within ${ANSWER_DAYS} days.`,
        blocks: [
          {
            list: [
              'See it: Account, Your data, Download. One page to read, and one file for machines.',
              'Correct it: in your account, or write to us.',
              'Withdraw a consent: as easily as you gave it. What we did before that stays lawful.',
              'Erase it: Account, Erase account. We remove your name at once. We keep what the law on accounts asks for, without your name.',
              'Name somebody who may do all this for you if you die or cannot: write to us.',
              'Complain: to our grievance officer first, then to the Data Protection Board of India.',
            ],
          },
          'Without an account, the code of your message does the same. To have this notice in one of the languages of the Eighth Schedule of the Constitution, write to us.',
        ],
      },
      {
        id: 'children',
        title: 'Under eighteen',
        blocks: [
          'In law you are a child until eighteen. We then need the consent of a parent or guardian, whom we ask by e-mail, before anything of you is kept or shown beyond what an answer to you needs. We do not track children, and we show them no advertising.',
        ],
      },
      {
        id: 'safe',
        title: 'How it is kept',
        blocks: [
          'Everything travels encrypted. Private texts are encrypted in the database as well, so that a stolen copy is of no use. Operators sign in with two steps. Should something leak all the same, we tell you and the Data Protection Board without delay: what, since when, and what you can do.',
        ],
      },
      {
        id: 'grievance',
        title: 'Whom to write to',
        blocks: [
          officer ?? copy.noOfficer(address),
          `For questions about your data: ${address}. We confirm within 24 hours and answer within ${ANSWER_DAYS} days; complaints about pictures of your body are dealt with within two hours.`,
          {
            links: [
              { to: '/contact', label: 'Write to us' },
              { to: '/guidelines#clocks', label: 'How fast we act' },
            ],
          },
          `When this text changes in a way that matters to you, ${brand} says so on the first page and by mail to those who have an account, before it holds.`,
        ],
      },
    ],
  }),
} as const
