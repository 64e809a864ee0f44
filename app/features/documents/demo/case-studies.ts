import type { DemoDocument } from './demo-document.ts'

/** Three composite case studies; each says that it describes no single real organisation. */
export const CASE_STUDIES: readonly DemoDocument[] = [
  {
    slug: 'case-study-ngo',
    kind: 'case-study',
    setUpMinutes: null,
    editable: null,
    title: 'An NGO moves its accounts online',
    summary: 'A women’s collective in Vidarbha publishes its campaigns and accounts, so that donors can see them.',
    body: [
      { as: 'heading', text: 'How it started' },
      {
        as: 'text',
        text: 'The collective had six people and forty notebooks. Donors paid by UPI to a private number. They trusted the founder. But nobody knew how much money there was, and two donors had asked in writing.',
      },
      { as: 'heading', text: 'What they did' },
      {
        as: 'steps',
        items: [
          'Wrote one campaign with the campaign plan template, together with the woman that it was about. It took an evening.',
          'Sent all gifts through the campaign page, so that every donor got a receipt and every rupee was in the accounts.',
          'Answered each gift with the first letter of the thank-you set, within a day.',
          'Filled in the impact report after three months, including the page on what did not work.',
        ],
      },
      { as: 'heading', text: 'What changed in six months' },
      {
        as: 'table',
        head: ['What', 'Before', 'After', 'How it was counted'],
        rows: [
          ['Days from gift to receipt', 'about 20', 'same day', 'Accounts'],
          ['Donors who gave a second time', 'not known', 'about 1 in 4', 'Accounts'],
          ['Evenings a month for accounts', '6', '2', 'Own note'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'What they would do differently' },
      {
        as: 'list',
        items: [
          'Do not ask for consent to pictures on the day on which you give help.',
          'From the first day, choose one person who answers messages. For a month nobody knew who answers.',
        ],
      },
      { as: 'heading', text: 'What it cost' },
      {
        as: 'text',
        text: 'There was no fee. It took about 30 hours of work in the first month, mostly to copy the notebooks.',
      },
    ],
  },
  {
    slug: 'case-study-college',
    kind: 'case-study',
    setUpMinutes: null,
    editable: null,
    title: 'A semester of Saturdays',
    summary: 'Students of a college in Pune choose small needs near the campus and help on Saturdays.',
    body: [
      { as: 'heading', text: 'How it started' },
      {
        as: 'text',
        text: 'For a certificate, students had to do sixteen hours of community service. Often they only waited. They signed for each other. The neighbourhood did not expect any help.',
      },
      { as: 'heading', text: 'What they did' },
      {
        as: 'steps',
        items: [
          'The core group walked through two lanes and asked ten people what they need. Nobody asked for a cleaning drive.',
          'Three groups started: help with scholarship forms, reading aloud at the bus depot, and the repair of two taps.',
          'They entered their hours in the service hours log on the same day. Another person signed.',
          'If a student was 17, they published the story after the guardian’s consent.',
        ],
      },
      { as: 'heading', text: 'What changed in one semester' },
      {
        as: 'table',
        head: ['What', 'Planned', 'Reached', 'How it was counted'],
        rows: [
          ['Students who came four times or more', '40', '52', 'Hours log, each student once'],
          ['Scholarship forms sent', '60', '31', 'Copies kept by the families'],
          ['Scholarships given', 'not planned', 'not known yet', 'They will ask in January'],
          ['Taps that work', '2', '2', 'Checked again after eight weeks'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'What they would do differently' },
      {
        as: 'list',
        items: [
          'Start after the examinations, not before.',
          'Train the form helpers for an hour first. Nine forms had to be written again.',
        ],
      },
      { as: 'heading', text: 'What it cost' },
      {
        as: 'text',
        text: 'The college paid nothing. The coordinator worked about three hours a week at first, later one hour.',
      },
    ],
  },
  {
    slug: 'case-study-company',
    kind: 'case-study',
    setUpMinutes: null,
    editable: null,
    title: 'Forty evenings of mentoring',
    summary: 'Employees of a software company in Nagpur become mentors of women who sell.',
    body: [
      { as: 'heading', text: 'How it started' },
      {
        as: 'text',
        text: 'Once a year ninety employees painted a school. The school asked if someone could help with the accounts instead.',
      },
      { as: 'heading', text: 'What they did' },
      {
        as: 'steps',
        items: [
          'They started with a call of half an hour and with two needs of partner NGOs.',
          'Twenty employees offered one skill and one evening a week for ten weeks: prices, photos, spreadsheets, English.',
          'The sellers chose their mentor. They could change the mentor without a reason.',
          'The company gave money separately, to a registered NGO with its own agreement and report.',
        ],
      },
      { as: 'heading', text: 'What changed in ten weeks' },
      {
        as: 'table',
        head: ['What', 'Planned', 'Reached', 'How it was counted'],
        rows: [
          ['Evenings that took place', '200', '164', 'Both sides noted it'],
          ['Sellers who wrote down their prices', '20', '17', 'Seen by the mentor'],
          ['Sellers with a higher monthly income', 'not planned', '9 of 14 asked', 'Asked before and after'],
          ['Mentors who continue', 'not planned', '11 of 20', 'Asked at the end'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'What they would do differently' },
      {
        as: 'list',
        items: [
          'Have fewer mentors and more weeks. It took four weeks until they trusted each other.',
          'Agree on the language first. Three pairs had no common language.',
        ],
      },
      { as: 'heading', text: 'What it cost' },
      {
        as: 'text',
        text: 'The working time of the mentors, and two hours a week of one coordinator in the company.',
      },
    ],
  },
]
