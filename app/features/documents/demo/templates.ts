import type { DemoDocument } from './demo-document.ts'

/** Four templates, each adaptable in at most half an hour. */
export const TEMPLATES: readonly DemoDocument[] = [
  {
    slug: 'campaign-plan',
    kind: 'template',
    setUpMinutes: 15,
    editable: 'docx',
    title: 'Campaign plan',
    summary: 'Two pages to plan a campaign: the need, the costs, the story and the dates.',
    body: [
      {
        as: 'note',
        text: 'Write it together with the person that the campaign is about. They decide what you write and which pictures you show.',
      },
      { as: 'heading', text: '1. The need' },
      { as: 'fill', label: 'Who is it about, and what do they want to do?', lines: 2 },
      { as: 'fill', label: 'What do they need? Name one thing.', lines: 2 },
      { as: 'fill', label: 'What will be different three months later?', lines: 2 },
      { as: 'heading', text: '2. The costs' },
      {
        as: 'text',
        text: 'Donors trust a list of prices more than a round number. Attach an offer or a bill for each line. Do not write “other”.',
      },
      {
        as: 'table',
        head: ['Item', 'Shop', 'Price in ₹', 'Bill or offer'],
        rows: [['Example: sewing machine, second hand', 'Shop in the market lane', '8,500', 'Offer of 3 November']],
        emptyRows: 6,
      },
      {
        as: 'checks',
        items: [
          'Our goal is exactly the sum of this list.',
          'We say on the page what we do with money that is left over.',
          'If possible, the money goes directly to the shop, the college or the hospital, not to a private account.',
        ],
      },
      { as: 'heading', text: '3. The story' },
      {
        as: 'steps',
        items: [
          'Start with what the person does, not with what happened to them.',
          'Say what is needed and why now. One paragraph is enough.',
          'End with what the donor can do, and what you will report afterwards.',
        ],
      },
      { as: 'fill', label: 'The first sentence', lines: 2 },
      { as: 'heading', text: '4. Consent' },
      {
        as: 'checks',
        items: [
          'They have read the text, or someone has read it to them in their language.',
          'They agreed to show their name, or chose another name.',
          'They agreed to each picture, and know that they can withdraw their consent at any time.',
          'No child under 18 can be recognised without the written consent of a parent or guardian.',
        ],
      },
      { as: 'fill', label: 'Name or mark, and date', lines: 1 },
      { as: 'heading', text: '5. Thirty days' },
      {
        as: 'table',
        head: ['When', 'Task', 'Who'],
        rows: [
          ['3 days before', 'Ask ten people who know the person to donate first', ''],
          ['Day 1', 'Publish the campaign and send the link to these ten people', ''],
          ['Day 3', 'First update: a photo of the place, or a sentence from the person', ''],
          ['Day 10', 'Send it to teachers, shops, the women’s group, the panchayat', ''],
          ['Day 20', 'Second update: what you have bought so far', ''],
          ['Day 30', 'Close the campaign. Thank everybody by name, except anonymous donors', ''],
          ['Day 60', 'Show the bills and the result', ''],
        ],
        emptyRows: 1,
      },
    ],
  },
  {
    slug: 'donor-thank-you-set',
    kind: 'template',
    setUpMinutes: 20,
    editable: 'docx',
    title: 'Donor thank-you set',
    summary: 'Five short thank-you letters, from the first day to a year later. None of them asks for more money.',
    body: [
      {
        as: 'text',
        text: 'Replace the text in [brackets]. Write as you speak. A short letter today is better than a long letter next month.',
      },
      { as: 'heading', text: 'When to send them' },
      {
        as: 'table',
        head: ['Letter', 'Send it', 'Length'],
        rows: [
          ['1. Your gift has arrived', 'Within a day', 'Three sentences'],
          ['2. What we bought', 'After you bought it', 'Half a page and a photo'],
          ['3. What did not work', 'As soon as you know', 'Half a page'],
          ['4. To an anonymous donor', 'Within a day', 'Two sentences'],
          ['5. A year later', 'On the day', 'Half a page'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'The letters' },
      {
        as: 'sample',
        title: '1. Your gift has arrived',
        paragraphs: [
          'Dear [name], your ₹[amount] for [what] arrived on [date]. Your receipt, number [number], is attached.',
          '[Name of the person] knows that it came from you. We will write again when we have bought [item].',
          'Thank you. [Your name and number]',
        ],
      },
      {
        as: 'sample',
        title: '2. What we bought',
        paragraphs: [
          'Dear [name], on [date] we bought [item] from [shop]. It cost ₹[amount]. The bill is attached.',
          '[Name of the person] says: “[one sentence in their own words]”.',
          'You are welcome to visit us at [place].',
        ],
      },
      {
        as: 'sample',
        title: '3. What did not work',
        paragraphs: [
          'Dear [name], we told you that [plan]. This did not work, because [what happened, in one sentence].',
          'We have spent ₹[amount] of your gift. ₹[amount] is left. We would like to use it for [purpose]. If you want your money back, tell us by [date]. You do not have to give a reason.',
        ],
      },
      {
        as: 'sample',
        title: '4. To an anonymous donor',
        paragraphs: ['Thank you. Your gift has arrived. We do not show your name anywhere. Your receipt is attached.'],
      },
      {
        as: 'sample',
        title: '5. A year later',
        paragraphs: [
          'Dear [name], a year ago you helped [name of the person] to [goal]. Today [what has happened since then].',
          'This letter is not a request for money. We thought that you would like to know.',
        ],
      },
      { as: 'heading', text: 'Before you send' },
      {
        as: 'checks',
        items: [
          'Name and amount are right.',
          'The person in the letter has agreed that you send their words and their photo.',
          'The letter shows respect for the person.',
          'The receipt says whether it is a certificate for a tax deduction. Gifts received from 1 April 2026 come under section 133 of the Income-tax Act, 2025 (before: 80G). Ask your auditor.',
        ],
      },
    ],
  },
  {
    slug: 'impact-report',
    kind: 'template',
    setUpMinutes: 30,
    editable: 'docx',
    title: 'Impact report',
    summary: 'Two pages for donors, auditors and participants: what you did, what it cost and what changed.',
    body: [
      {
        as: 'note',
        text: 'Write only numbers that you counted yourself, and say how you counted. A small true number is better than a large number that nobody can check.',
      },
      { as: 'fill', label: 'Organisation, place, and the months of this report', lines: 2 },
      { as: 'heading', text: 'Summary' },
      { as: 'fill', label: 'What we planned, and what we achieved', lines: 4 },
      { as: 'heading', text: 'What we counted' },
      {
        as: 'table',
        head: ['Figure', 'Planned', 'Achieved', 'How we counted'],
        rows: [
          ['Women who took part at least three times', '', '', 'Attendance sheet, each woman counted once'],
          ['Women who earn more than before', '', '', 'Asked before, and three months after'],
          ['Rupees paid out to them', '', '', 'Bank statement'],
        ],
        emptyRows: 4,
      },
      { as: 'heading', text: 'Income and expenses' },
      {
        as: 'table',
        head: ['Income', '₹', 'Expenses', '₹'],
        rows: [
          ['Balance at the beginning', '', 'Paid to women', ''],
          ['Gifts', '', 'Material and rent', ''],
          ['Grants', '', 'Wages', ''],
          ['Own income', '', 'Other', ''],
          ['Sum', '', 'Sum', ''],
        ],
        emptyRows: 0,
      },
      { as: 'fill', label: 'Money that is left, and what we will use it for', lines: 2 },
      { as: 'heading', text: 'The story of one person, with consent' },
      { as: 'fill', label: 'What they did, in their own words. Name and picture only if they agree.', lines: 4 },
      { as: 'heading', text: 'What did not work' },
      { as: 'fill', label: 'Two things, and what we do differently now', lines: 3 },
      { as: 'heading', text: 'Next steps' },
      { as: 'fill', label: 'Three things that we will do in the next six months', lines: 3 },
      {
        as: 'checks',
        items: [
          'Two people who were not involved have checked the figures.',
          'The women in this report have read it, or someone has read it to them.',
          'We keep the bank statement and the attendance sheets as long as the auditor asks.',
        ],
      },
    ],
  },
  {
    slug: 'volunteer-register',
    kind: 'template',
    setUpMinutes: 25,
    editable: 'csv',
    title: 'Volunteer register',
    summary: 'A spreadsheet of your volunteers: who helps, when and with what. It asks only for what you need.',
    body: [
      {
        as: 'text',
        text: 'Open the spreadsheet in Excel, LibreOffice or Google Sheets, or print these pages. Use one line for each person. The first line is an example.',
      },
      {
        as: 'table',
        head: [
          'Name',
          'Phone',
          'Can help with',
          'Free on',
          'First day',
          'Documents seen',
          'Emergency contact',
          'Hours so far',
        ],
        rows: [
          [
            'Farida K. (example)',
            '98765 43210',
            'Accounts',
            'Sat morning',
            '7 Nov 2026',
            'Aadhaar, seen',
            'Sister, 98111 22333',
            '6',
          ],
        ],
        emptyRows: 14,
      },
      { as: 'heading', text: 'Set it up in 25 minutes' },
      {
        as: 'steps',
        items: [
          'Save the file where only the people who call volunteers can open it.',
          'Delete the columns that you do not need. Never add caste, religion or income.',
          'Write “seen” for a document. Do not copy an Aadhaar number or keep a photo of the card.',
          'Tell every volunteer what you store, and that you delete it if they ask.',
          'Agree who removes people who have left, once a year on a fixed day.',
        ],
      },
      { as: 'heading', text: 'For volunteers who work with children' },
      {
        as: 'checks',
        items: [
          'We have called two people who know the volunteer.',
          'The volunteer has read and signed the rules for work with children.',
          'Nobody is alone with a child behind a closed door.',
        ],
      },
      { as: 'note', text: 'If a child is in danger, call Childline 1098, day or night. In an emergency, call 112.' },
    ],
  },
]
