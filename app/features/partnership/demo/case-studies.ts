import type { DemoDocument } from './demo-document.ts'

/** Three composite case studies; each says that it describes no single real organisation. */
export const CASE_STUDIES: readonly DemoDocument[] = [
  {
    slug: 'case-study-ngo',
    kind: 'case-study',
    setUpMinutes: null,
    editable: null,
    title: 'From forty notebooks to one open book',
    summary: 'A women’s collective in Vidarbha puts its campaigns and its accounts where givers can see them.',
    body: [
      { as: 'heading', text: 'Where it began' },
      {
        as: 'text',
        text: 'Six people, forty notebooks, and gifts that came by UPI to a private number. Givers trusted the founder. Nobody could say on one day how much was there, and two donors had asked the same question in writing.',
      },
      { as: 'heading', text: 'What they did' },
      {
        as: 'steps',
        items: [
          'Wrote one campaign with the campaign plan template, together with the woman it was about. It took an evening.',
          'Sent all gifts through the campaign page, so that every giver had a receipt and every rupee stood in the ledger.',
          'Answered each gift with the first letter of the thank-you set, within a day.',
          'Filled in the impact report after three months, with the page on what did not work.',
        ],
      },
      { as: 'heading', text: 'What changed in six months' },
      {
        as: 'table',
        head: ['What', 'Before', 'After', 'How it was counted'],
        rows: [
          ['Days from gift to receipt', 'about 20', 'same day', 'Ledger'],
          ['Givers who gave a second time', 'not known', 'about 1 in 4', 'Ledger'],
          ['Evenings a month for accounts', '6', '2', 'Own note'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'What they would do differently' },
      {
        as: 'list',
        items: [
          'Ask for the consent to pictures on another day than the one on which help is given.',
          'Choose one person for messages from the first day. For a month nobody knew who answers.',
        ],
      },
      { as: 'heading', text: 'What it cost' },
      { as: 'text', text: 'No fee. About 30 hours of work in the first month, mostly typing off notebooks.' },
    ],
  },
  {
    slug: 'case-study-college',
    kind: 'case-study',
    setUpMinutes: null,
    editable: null,
    title: 'A semester of Saturdays',
    summary: 'A college in Pune lets students choose small needs, and stops counting likes.',
    body: [
      { as: 'heading', text: 'Where it began' },
      {
        as: 'text',
        text: 'Community service was a certificate: sixteen hours, often spent waiting. Students signed for each other. The neighbourhood had stopped expecting anything.',
      },
      { as: 'heading', text: 'What they did' },
      {
        as: 'steps',
        items: [
          'The core group walked through two lanes and asked ten people what they need. Nobody asked for a cleaning drive.',
          'Three groups began: form help for scholarships, reading aloud at the bus depot, two taps.',
          'Hours went into the service hours log on the same day, signed by somebody else.',
          'Stories were published after the guardian’s consent where a student was 17.',
        ],
      },
      { as: 'heading', text: 'What changed in one semester' },
      {
        as: 'table',
        head: ['What', 'Planned', 'Reached', 'How it was counted'],
        rows: [
          ['Students who came four times or more', '40', '52', 'Hours log, each student once'],
          ['Scholarship forms sent', '60', '31', 'Copies kept by the families'],
          ['Scholarships given', 'not planned', 'not known yet', 'Will be asked in January'],
          ['Taps that work', '2', '2', 'Looked again after eight weeks'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'What they would do differently' },
      {
        as: 'list',
        items: [
          'Begin after the examinations, not before them.',
          'Train the form helpers for an hour first. Nine forms had to be written again.',
        ],
      },
      { as: 'heading', text: 'What it cost' },
      {
        as: 'text',
        text: 'Nothing for the college. The coordinator gave about three hours a week at first, one later.',
      },
    ],
  },
  {
    slug: 'case-study-company',
    kind: 'case-study',
    setUpMinutes: null,
    editable: null,
    title: 'Hours that somebody had asked for',
    summary: 'A software company in Nagpur exchanges its volunteering day for forty evenings of mentoring.',
    body: [
      { as: 'heading', text: 'Where it began' },
      {
        as: 'text',
        text: 'Once a year ninety people in the same T-shirt painted a school. The school asked, politely, whether somebody could rather help with the accounts.',
      },
      { as: 'heading', text: 'What they did' },
      {
        as: 'steps',
        items: [
          'Began with a conversation of half an hour and two needs that partner NGOs had already written down.',
          'Twenty employees offered one skill and one evening a week for ten weeks: prices, photos, spreadsheets, English.',
          'Women sellers chose their mentor, and could change without giving a reason.',
          'Money was kept apart from mentoring: it went to a registered NGO, with its own agreement and its own report.',
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
          ['Mentors who go on', 'not planned', '11 of 20', 'Asked at the end'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'What they would do differently' },
      {
        as: 'list',
        items: [
          'Ask for fewer mentors and more weeks. Trust came in the fourth week.',
          'Agree on the language first. Three pairs had none in common.',
        ],
      },
      { as: 'heading', text: 'What it cost' },
      {
        as: 'text',
        text: 'Working time of the mentors, one person in the company for two hours a week, and no photographs for the press.',
      },
    ],
  },
]
