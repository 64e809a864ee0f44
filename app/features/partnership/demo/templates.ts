import type { DemoDocument } from './demo-document.ts'

/** Four templates, each adaptable in at most half an hour. */
export const TEMPLATES: readonly DemoDocument[] = [
  {
    slug: 'campaign-plan',
    kind: 'template',
    setUpMinutes: 15,
    editable: 'docx',
    title: 'Campaign plan',
    summary: 'One need, one sum, one date. Fill in two pages before you ask the first person for money.',
    body: [
      {
        as: 'note',
        text: 'Write it with the person whom the campaign is about. She decides what is told, which picture is shown, and what stays out.',
      },
      { as: 'heading', text: '1. The need' },
      { as: 'fill', label: 'Who is it about, and what does she want to do?', lines: 2 },
      { as: 'fill', label: 'What stands in the way? Name one thing.', lines: 2 },
      { as: 'fill', label: 'What will be different three months after the money has come?', lines: 2 },
      { as: 'heading', text: '2. The sum' },
      {
        as: 'text',
        text: 'Givers trust a list of prices more than a round number. Put the offer or the bill beside each line. Leave nothing for “other”.',
      },
      {
        as: 'table',
        head: ['What', 'From whom', 'Price in ₹', 'Bill or offer'],
        rows: [['Example: sewing machine, second hand', 'Shop in the market lane', '8,500', 'Offer of 3 November']],
        emptyRows: 6,
      },
      {
        as: 'checks',
        items: [
          'The sum of the list is our goal. We have not added to it.',
          'We know what we do with money that is left over, and say so on the page.',
          'The money goes to the shop, the college or the hospital where that is possible, not to a private account.',
        ],
      },
      { as: 'heading', text: '3. The story' },
      {
        as: 'steps',
        items: [
          'Begin with what she does, not with what happened to her.',
          'Say plainly what is needed and why now. One paragraph is enough.',
          'End with what the giver can do, and what she will hear afterwards.',
        ],
      },
      { as: 'fill', label: 'The first sentence', lines: 2 },
      { as: 'heading', text: '4. Her yes' },
      {
        as: 'checks',
        items: [
          'She has read the text, or it was read to her in her language.',
          'She said yes to her name, or chose another one.',
          'She said yes to each picture, and knows that she can take it back at any time.',
          'No child under 18 can be recognised without the written yes of a parent or guardian.',
        ],
      },
      { as: 'fill', label: 'Name or mark, and date', lines: 1 },
      { as: 'heading', text: '5. Thirty days' },
      {
        as: 'table',
        head: ['When', 'What', 'Who does it'],
        rows: [
          ['3 days before', 'Ask ten people who know her to give first', ''],
          ['Day 1', 'Publish; send it to those ten', ''],
          ['Day 3', 'First update: a photo of the place, or one sentence from her', ''],
          ['Day 10', 'Send it to teachers, shops, the women’s group, the panchayat', ''],
          ['Day 20', 'Second update: what has been bought so far', ''],
          ['Day 30', 'Close; thank everybody by name, unless they gave quietly', ''],
          ['Day 60', 'Show the bills and what has changed', ''],
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
    summary: 'Five short letters, from the first hour to the first year. Warm, honest, and none of them asks for more.',
    body: [
      {
        as: 'text',
        text: 'Replace what stands in [brackets]. Write as you speak. A short letter today is worth more than a long one next month.',
      },
      { as: 'heading', text: 'When' },
      {
        as: 'table',
        head: ['Letter', 'Send it', 'Length'],
        rows: [
          ['1. It has arrived', 'Within a day', 'Three sentences'],
          ['2. What it became', 'When the thing is bought', 'Half a page and a photo'],
          ['3. What did not work', 'As soon as you know', 'Half a page'],
          ['4. To somebody who gave quietly', 'Within a day', 'Two sentences'],
          ['5. A year later', 'On the day', 'Half a page'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'The letters' },
      {
        as: 'sample',
        title: '1. It has arrived',
        paragraphs: [
          'Dear [name], your ₹[amount] for [what] arrived on [date]. Your receipt, number [number], is attached.',
          '[Her name] knows that it came from you. We write again when [the thing] is bought.',
          'Thank you. [Your name and number]',
        ],
      },
      {
        as: 'sample',
        title: '2. What it became',
        paragraphs: [
          'Dear [name], on [date] we bought [what] from [where]. It cost ₹[amount]; the bill is attached.',
          '[Her name] says: “[one sentence, in her words]”.',
          'If you are ever near [place], come and see it.',
        ],
      },
      {
        as: 'sample',
        title: '3. What did not work',
        paragraphs: [
          'Dear [name], we told you that [plan]. It has not gone that way: [what happened, in one sentence].',
          'Of your gift, ₹[amount] is spent and ₹[amount] is still here. We would like to use it for [what]. If you would rather have it back, tell us by [date]; you need not say why.',
        ],
      },
      {
        as: 'sample',
        title: '4. To somebody who gave quietly',
        paragraphs: [
          'Thank you. Your gift has arrived, your name stands nowhere, and nobody will ask about it. Your receipt is attached.',
        ],
      },
      {
        as: 'sample',
        title: '5. A year later',
        paragraphs: [
          'Dear [name], a year ago you helped [her name] to [what]. Today [what is true now, good or not yet good].',
          'We are not writing to ask. We thought you would like to know.',
        ],
      },
      { as: 'heading', text: 'Before you send' },
      {
        as: 'checks',
        items: [
          'Name and amount are right.',
          'The person in the letter has agreed to her words and her photo being sent.',
          'Nothing in it makes her smaller than she is.',
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
    summary:
      'Two pages that a donor, an auditor and the women themselves can read: what we did, what it cost, what changed.',
    body: [
      {
        as: 'note',
        text: 'Write only what you counted yourself, and say how. A small true number is stronger than a large one that nobody can check.',
      },
      { as: 'fill', label: 'Organisation, place, and the months that this report is about', lines: 2 },
      { as: 'heading', text: 'In one paragraph' },
      { as: 'fill', label: 'What we set out to do, and how far we came', lines: 4 },
      { as: 'heading', text: 'What we counted' },
      {
        as: 'table',
        head: ['What', 'Planned', 'Reached', 'How we counted'],
        rows: [
          ['Women who took part at least three times', '', '', 'Attendance sheet, each woman once'],
          ['Women who earn more than before', '', '', 'Asked before, and three months after'],
          ['Rupees paid out to them', '', '', 'Bank statement'],
        ],
        emptyRows: 4,
      },
      { as: 'heading', text: 'Where the money came from and went' },
      {
        as: 'table',
        head: ['Came from', '₹', 'Went to', '₹'],
        rows: [
          ['Balance at the beginning', '', 'Paid to women', ''],
          ['Gifts', '', 'Material and rent', ''],
          ['Grants', '', 'Wages', ''],
          ['Own income', '', 'Everything else', ''],
          ['Sum', '', 'Sum', ''],
        ],
        emptyRows: 0,
      },
      { as: 'fill', label: 'What is left, and what it will be used for', lines: 2 },
      { as: 'heading', text: 'One person, with her consent' },
      { as: 'fill', label: 'What she did, in her words. Name and picture only if she wants them here.', lines: 4 },
      { as: 'heading', text: 'What did not work' },
      { as: 'fill', label: 'Two things, and what we do differently now', lines: 3 },
      { as: 'heading', text: 'Next' },
      { as: 'fill', label: 'Three things that we do in the coming six months', lines: 3 },
      {
        as: 'checks',
        items: [
          'Two people who were not part of the work have read the figures.',
          'The women whom this report is about have seen it, or heard it read.',
          'The bank statement and the attendance sheets are kept as long as the auditor asks.',
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
    summary: 'A spreadsheet of who helps, when, and with what. It holds no more about people than you need.',
    body: [
      {
        as: 'text',
        text: 'Open the spreadsheet in Excel, LibreOffice or Google Sheets, or print these pages and use a pen. One line for each person; the first line is an example.',
      },
      {
        as: 'table',
        head: [
          'Name',
          'Phone',
          'Can help with',
          'Free on',
          'First day',
          'Papers seen',
          'Contact in need',
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
          'Write “seen” for a paper. Do not copy an Aadhaar number, and keep no photograph of the card.',
          'Tell every volunteer what you keep, and that she can have it erased.',
          'Agree who takes out people who left: once a year, on a fixed day.',
        ],
      },
      { as: 'heading', text: 'Who works with children' },
      {
        as: 'checks',
        items: [
          'Two people who know her were called.',
          'She has read the rules for being with children, and signed them.',
          'Nobody is ever alone with one child behind a closed door.',
        ],
      },
      { as: 'note', text: 'Children in danger: Childline 1098, day and night. Emergencies: 112.' },
    ],
  },
]
