import { COMPLAINT_DAYS, COMPLAINT_HOURS } from '#app/platform/config/complaint-times.ts'
import { DRAFT_DAYS_MAX } from '#app/platform/drafts/draft-store.ts'
import { FORM_KEY_DAYS } from '#app/platform/http/form-key-days.ts'
import { LANGUAGE_COOKIE } from '#app/platform/language/language-cookie.ts'
import { KNOWN_DEVICE_DAYS } from '#app/platform/session/session-names.ts'
import { answerTime } from '#app/platform/time/answer-time.ts'
import {
  CART_COOKIE,
  DEVICE_LIST_DAYS,
  LISTS_OWNER_COOKIE,
  SAVED_COOKIE,
} from '#app/platform/device-list/device-list.ts'
import { SESSION_STORAGE_KEY } from '#app/platform/session/session-names.ts'
import { UNPAID_COOKIE, UNPAID_COOKIE_MINUTES } from '#app/features/orders/payment/unpaid-cookie.ts'
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

export const copy = {
  metaTitle: 'Privacy',
  metaDescription:
    'What we store about you, why and for how long. How to see, correct and delete it. All cookies by name.',
  noOfficer: (address: string) => `Grievance officer, ${address}`,
  text: ({ brand, address, officer, paymentCompany, sessionCookie }: Facts): ProseText => ({
    title: 'Privacy',
    lead: 'What we store about you, why and for how long, and how you can see, correct and delete it. This is the notice under the Digital Personal Data Protection Act, 2023.',
    since: '22 November 2026',
    sections: [
      {
        id: 'short',
        title: 'In short',
        blocks: [
          {
            list: [
              'You can read, search, donate, learn and get help without an account.',
              'We ask only for what we need for the service that you use.',
              'We use no advertising, no trackers, and no scripts or fonts from other companies.',
              'Messages to the safety, care, wellbeing, legal and Solve (help with problems) desks are encrypted. Only the people of that desk can read them.',
              'You can download and erase your data yourself, at any time.',
            ],
          },
          { links: [{ to: '/account', label: 'Download or erase my data' }] },
        ],
      },
      {
        id: 'what',
        title: 'What we store, why and for how long',
        brief: 'We use each item only for the purpose in the table. You can refuse any of it.',
        blocks: [
          {
            table: {
              head: ['Data', 'Purpose', 'Stored until'],
              rows: [
                [
                  'Account: e-mail address or phone number, your name, your password (stored in a form that nobody can read)',
                  'To sign you in',
                  'You erase your account',
                ],
                [
                  'Devices on which you are signed in: browser, IP address, last use',
                  'To show you your devices and let you sign them out',
                  'You sign out on the device',
                ],
                [
                  'Log of sign-ins and account changes: what, when, IP address',
                  'To find unauthorised access',
                  'One year has passed',
                ],
                [
                  'Donations: amount, date, receipt number, your name, place, message and contact',
                  'To pay the campaign, to send your receipt, and for our accounts (required by law)',
                  'Name, place, message and contact: you erase them. Amount, date and number: at least eight years have passed (without your name)',
                ],
                [
                  'Tax deduction of a donation, if you ask for it: name, PAN and address (encrypted)',
                  'For the report of donations that the organisation sends to the tax office',
                  'You erase your account, or two financial years after that of the donation have passed. What was reported stays with the tax office',
                ],
                [
                  'Orders: items, name, address, mobile number, e-mail, messages and photos of returns. Until you pay: a code made from your IP address, so that nobody can reserve all items',
                  'To deliver your order, to decide about returns, and for our accounts (required by law)',
                  'Name, address and contact: you erase them, and open parcels are completed. Amounts, dates and numbers: at least eight years have passed (without your name)',
                ],
                [
                  'Cart and saved items of your account',
                  'To show them on all your devices',
                  'You remove them or erase your account',
                ],
                [
                  'Your shop: documents, legal name, address, phone number, bank account (encrypted), GST number',
                  'To check sellers, to print invoices and to pay you',
                  'Documents: we have decided about your application. Bank account: you erase your account and we have paid you. Details on invoices: at least eight years have passed',
                ],
                [
                  'Messages and forms: your text, your contact, our answers',
                  'To answer you',
                  'You erase your account, or ask us with your code',
                ],
                [
                  'Stories: your text, your consent, our decision. Your name and place only if you want us to publish them',
                  'To publish the story as you chose',
                  'You remove the story or erase your account',
                ],
                [
                  'Circles, courses, events and squads that you joined',
                  'To reserve your place and save your progress',
                  'You leave or erase your account',
                ],
                [
                  'Private notes and cards from Solve, Sahaara (our quiet place to rest) and DOC (care at home)',
                  'Only for you',
                  'You delete them. They stay on your device. We save them in your account (encrypted) only if you choose it',
                ],
                [
                  'Copies of our mails and text messages to you, and where the links in text messages lead',
                  'To send them again after an error, and as proof',
                  'You ask us to delete them',
                ],
                [
                  'Technical log: time, page, result. No IP address, no search words',
                  'To find errors',
                  'Our hosting company overwrites it, usually within weeks',
                ],
              ],
            },
          },
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and storage, by name',
        brief: 'We need all of them for functions that you use. None of them tracks you, so there is no cookie banner.',
        blocks: [
          {
            table: {
              head: ['Name', 'Purpose', 'Stored for or until'],
              rows: [
                [
                  `${sessionCookie} (cookie)`,
                  'Shows that you are signed in',
                  'One hour (renewed while you use the site), until you sign out',
                ],
                [`${CART_COOKIE} (cookie)`, 'Items in your cart', `${DEVICE_LIST_DAYS} days after the last change`],
                [
                  `${SAVED_COOKIE} (cookie)`,
                  'Items that you saved for later',
                  `${DEVICE_LIST_DAYS} days after the last change`,
                ],
                [
                  `${LISTS_OWNER_COOKIE} (cookie)`,
                  'Connects cart and saved items to your account, so that we delete them from this device when you sign out',
                  `${DEVICE_LIST_DAYS} days after the last change, or until you sign out`,
                ],
                [
                  'diya-form-… (cookie)',
                  'Shows that this device placed an order, so that you can pay it and we can empty your cart; or that it sent a form, so that the form counts once',
                  `${FORM_KEY_DAYS} days; of a form 15 minutes`,
                ],
                [
                  `${UNPAID_COOKIE} (cookie)`,
                  'Shows which order this device is paying, so that its items stay reserved for you',
                  `${UNPAID_COOKIE_MINUTES} minutes`,
                ],
                [
                  'auth-device (cookie)',
                  'Shows that you have signed in on this device before, so that strangers who guess your password cannot lock you out. It does not contain your name',
                  `${KNOWN_DEVICE_DAYS} days after the last sign-in, or until you press Exit`,
                ],
                [
                  'auth-shared-device (cookie)',
                  'Shows that you have said that this is not your own phone: then everything below is kept in the tab alone, and your cart goes with the browser',
                  'Until you sign out, untick the box or close the browser',
                ],
                [
                  `${LANGUAGE_COOKIE} (cookie)`,
                  'The language that you chose',
                  'One year after your choice. On a shared phone until you sign out or close the browser',
                ],
                [
                  'auth-flow-… (cookie)',
                  'Only while you sign in with another company: shows which sign-in is yours',
                  'A few minutes',
                ],
                [
                  `${SESSION_STORAGE_KEY} (storage)`,
                  'Your sign-in, for the browser. A second entry with -code-verifier while you sign in with a link',
                  'Until you sign out',
                ],
                [
                  `${TORCH_STORAGE_KEY} (storage)`,
                  'The mood that you last told Torch, our guide',
                  'Until you delete it',
                ],
                [
                  'diya-torch-step, diya-torch-tip (storage of the tab)',
                  'Your step in Torch’s questions, and if you closed its tip',
                  'Until you close the tab or press Exit',
                ],
                [
                  'diya:solve, diya:sahaara, diya:companion (storage)',
                  'Your private cards, if you save them on this device',
                  'Until you delete them',
                ],
                [
                  'diya:draft:… (storage of the tab)',
                  'Your text in a form that you have not sent yet, and the address to which we sent a code. In private areas only if you tick the box',
                  `Until you send the form, clear it, sign out or close the tab, up to ${DRAFT_DAYS_MAX} days`,
                ],
                [
                  'diya:own:drafts (storage)',
                  'A random number that protects these texts: after you sign out, nobody can read them',
                  'Until you sign out or press Exit',
                ],
                [
                  'diya:campaign-draft, diya:own:campaign-draft… (storage)',
                  'A campaign that you are writing',
                  'Until you send it, start over or sign out',
                ],
                [
                  'Celebrations seen (storage of the tab)',
                  'Makes sure that you see a celebration only once',
                  'Until you close the tab',
                ],
              ],
            },
          },
          'The Exit button deletes all of them at once.',
        ],
      },
      {
        id: 'who',
        title: 'Who else can see your data',
        blocks: [
          {
            list: [
              paymentCompany
                ? `The payment company (${paymentCompany}), when you pay. It gets the amount and what you enter on its page.`
                : 'A payment company, when you pay. This site uses test payments now, so there is none.',
              'Our mail, text message and hosting companies. They may not use your data for their own purposes.',
              'People to whom you send something: a seller, a chapter, a partner. The form tells you who gets it.',
              'Courts and authorities, if a law or an order requires it. We check every order and tell you, unless we are not allowed to.',
            ],
          },
          'We do not sell your data, and we do not use it for advertising.',
        ],
      },
      {
        id: 'rights',
        title: 'What you can do',
        brief: `You can do most of this yourself at once. We answer all other requests within ${COMPLAINT_DAYS.data} days.`,
        blocks: [
          {
            list: [
              'See your data: go to Account, Your data, Download. You get a page to read and a file for computers.',
              'Correct it: change it in your account, or write to us.',
              'Withdraw a consent: you can do this at any time. It applies from then on.',
              'Erase it: go to Account, Erase account. We delete your name at once. By law we keep payment records, without your name.',
              'Name a person who can do this for you if you die or fall ill: write to us.',
              'Complain: first write to our grievance officer, then to the Data Protection Board of India.',
            ],
          },
          'Without an account, write to us with the code of your message. You can ask us for this notice in any language of the Eighth Schedule of the Constitution.',
        ],
      },
      {
        id: 'children',
        title: 'If you are under 18',
        blocks: [
          'By law you are a child until you are 18. We need the consent of a parent or guardian before we publish anything by you, or store more than we need to answer you. We ask them by e-mail or text message. We do not track children and show them no advertising.',
        ],
      },
      {
        id: 'safe',
        title: 'How we protect your data',
        blocks: [
          'All connections are encrypted. Private texts are also encrypted in our database. Operators use two-step sign-in. If data is stolen or lost, we tell you and the Data Protection Board at once what happened, when, and what you can do.',
        ],
      },
      {
        id: 'grievance',
        title: 'Contact',
        blocks: [
          officer ?? copy.noOfficer(address),
          `For questions about your data: ${address}. We confirm within ${answerTime(COMPLAINT_HOURS.confirmed)} and answer within ${COMPLAINT_DAYS.data} days. We remove pictures of your body within ${answerTime(COMPLAINT_HOURS.picturesOfBody)} of your complaint.`,
          {
            links: [
              { to: '/contact', label: 'Write to us' },
              { to: '/guidelines#clocks', label: 'How fast we act' },
            ],
          },
          `Before an important change of this notice, ${brand} tells you on the first page, and by e-mail or text message if you have an account.`,
        ],
      },
    ],
  }),
} as const
