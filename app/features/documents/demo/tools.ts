import type { DemoDocument } from './demo-document.ts'

/** Six tools for a college that starts with student social responsibility. */
export const TOOLS: readonly DemoDocument[] = [
  {
    slug: 'coordinator-guide',
    kind: 'tool',
    setUpMinutes: null,
    editable: 'docx',
    title: 'Coordinator’s guide',
    summary: 'For the teacher or officer who coordinates the programme: a plan for the first eight weeks and later.',
    body: [
      { as: 'heading', text: 'What you need' },
      {
        as: 'text',
        text: 'You need about three hours a week in the first eight weeks, then one hour a week. You also need a room, a board and the principal’s approval. You need no budget.',
      },
      { as: 'heading', text: 'Eight weeks' },
      {
        as: 'table',
        head: ['Week', 'Task', 'Done'],
        rows: [
          ['1', 'The principal agrees. You and two students form the core group', ''],
          [
            '2',
            'Walk through the neighbourhood with the core group. Ask ten people what they need. Do not promise anything',
            '',
          ],
          ['3', 'Open meeting, 40 minutes. Everybody writes down one thing that they can do', ''],
          ['4', 'Three groups choose one need each that they can meet in one month', ''],
          ['5', 'Each group fills in the drive planner. You read and sign it', ''],
          ['6', 'First drive. You take part', ''],
          ['7', 'Count the results and write the story together. Ask the people you helped for their opinion', ''],
          ['8', 'Show the results to the college. The next group starts', ''],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'Your responsibilities' },
      {
        as: 'list',
        items: [
          'Students under 18: get their guardian’s consent before you publish anything.',
          'Money: students do not collect cash. Donors use a campaign page and get receipts.',
          'Safety: you know where each group is and when it returns.',
          'Fairness: count hours, not likes. Marks do not depend on likes.',
        ],
      },
      { as: 'heading', text: 'If something goes wrong' },
      {
        as: 'steps',
        items: [
          'Stop. First make sure that everybody gets home safely.',
          'Call 112 in an emergency, 181 for a woman, 1098 for a child in danger.',
          'Report it to the principal in writing on the same day.',
          'Send a complaint about sexual harassment to the college’s Internal Committee. Do not investigate it yourself.',
        ],
      },
      { as: 'fill', label: 'Core group: names and numbers', lines: 2 },
    ],
  },
  {
    slug: 'drive-planner',
    kind: 'tool',
    setUpMinutes: null,
    editable: 'docx',
    title: 'Drive planner',
    summary: 'Plan a drive on one page: who it is for, who does what, and how you measure the result.',
    body: [
      { as: 'fill', label: 'Our drive in one sentence', lines: 1 },
      { as: 'fill', label: 'Who asked for it? (If nobody asked, first ask the people.)', lines: 2 },
      { as: 'fill', label: 'Place, date, start and end time', lines: 1 },
      { as: 'fill', label: 'How we measure the result', lines: 2 },
      { as: 'heading', text: 'Who does what' },
      {
        as: 'table',
        head: ['Task', 'Who', 'By when', 'Done'],
        rows: [
          ['Talk to the people there', '', '', ''],
          ['Bring material', '', '', ''],
          ['Take attendance', '', '', ''],
          ['Organise water, first aid and the way home', '', '', ''],
          ['Ask for consent and take pictures', '', '', ''],
          ['Count the results and write the report', '', '', ''],
        ],
        emptyRows: 3,
      },
      { as: 'heading', text: 'Before we leave' },
      {
        as: 'checks',
        items: [
          'The coordinator has signed this page.',
          'Everybody has told someone at home where they are.',
          'We are at least four people, and nobody goes home alone after dark.',
          'We ask before we take photos, and do not take photos of children’s faces.',
          'One person has a charged phone. We know the numbers 112, 181 and 1098.',
        ],
      },
      { as: 'heading', text: 'After the drive, on the same day' },
      { as: 'fill', label: 'What did the people say?', lines: 2 },
      { as: 'fill', label: 'What would we do differently?', lines: 2 },
      { as: 'fill', label: 'Signature of the coordinator', lines: 1 },
    ],
  },
  {
    slug: 'consent-and-safety',
    kind: 'tool',
    setUpMinutes: null,
    editable: 'docx',
    title: 'Consent and safety forms',
    summary:
      'Consent of a guardian for students under 18, consent to stories and pictures, and a safety list for outings.',
    body: [
      {
        as: 'note',
        text: 'Under Indian law everybody below 18 is a child, also first-year students. Ask your legal adviser to check these forms before you use them.',
      },
      { as: 'heading', text: 'A. Guardian’s consent' },
      {
        as: 'text',
        text: 'I am the parent or guardian of this student. I know what the programme is about. It is free and voluntary.',
      },
      { as: 'fill', label: 'Student: name, age, class', lines: 1 },
      { as: 'fill', label: 'Guardian: name, relation, phone', lines: 1 },
      {
        as: 'checks',
        items: [
          'The student can take part in drives inside the college.',
          'The student can take part in drives outside the college, with a teacher.',
          'You can publish the student’s first name with a story.',
          'You can publish a picture that shows the student.',
        ],
      },
      {
        as: 'text',
        text: 'Each box is a separate consent. An empty box means no, and has no disadvantage. I can withdraw each consent at any time by telling the coordinator.',
      },
      { as: 'fill', label: 'Place, date, signature', lines: 1 },
      { as: 'heading', text: 'B. Consent of a person in a story' },
      {
        as: 'text',
        text: 'Read this aloud in the person’s language. Do not ask for consent while you give help.',
      },
      {
        as: 'checks',
        items: [
          'You can publish what I did and said.',
          'You can use my name. (If not, choose another name together.)',
          'You can use my picture, also on the internet. (Show it first. Explain that others can copy it.)',
        ],
      },
      { as: 'fill', label: 'Name or mark, date, and who read it aloud', lines: 1 },
      { as: 'heading', text: 'C. Safety list for every outing' },
      {
        as: 'checks',
        items: [
          'A list of all participants, with a phone number of their family.',
          'One adult for ten students, two if there are children. Water, a first-aid box and a vehicle that you can call.',
          'Everybody knows: 112 emergency, 181 women, 1098 children.',
          'After the outing, check the list and tell the coordinator.',
        ],
      },
    ],
  },
  {
    slug: 'service-hours-log',
    kind: 'tool',
    setUpMinutes: null,
    editable: 'csv',
    title: 'Service hours log',
    summary: 'A spreadsheet for hours of service: who, where, how long, and who confirms it.',
    body: [
      {
        as: 'text',
        text: 'Fill in a line on the same day. Another person has to confirm the hours. Do not count the time for travel.',
      },
      { as: 'heading', text: 'Rules' },
      {
        as: 'list',
        items: [
          'Nobody signs for themselves or for a friend of the same group.',
          'Count all work: accounts, phone calls and washing up too.',
          'At the end of each month the coordinator adds up the hours. Everybody can see their own line.',
        ],
      },
      {
        as: 'table',
        head: ['Date', 'Student', 'Roll no.', 'Drive', 'Work', 'From', 'To', 'Hours', 'Confirmed by'],
        rows: [
          [
            '7 Nov 2026',
            'Ananya D. (example)',
            '21',
            'Bus depot reading hour',
            'Read aloud',
            '16:00',
            '17:30',
            '1.5',
            'S. Patil',
          ],
        ],
        emptyRows: 18,
      },
    ],
  },
  {
    slug: 'impact-log',
    kind: 'tool',
    setUpMinutes: null,
    editable: 'csv',
    title: 'Impact log',
    summary: 'A spreadsheet for what you did, what has changed, and how you counted it.',
    body: [
      {
        as: 'text',
        text: '“We planted 60 trees” is what you did. “48 trees are alive after the summer” is what has changed. Write both. Wait until you can count the second.',
      },
      { as: 'heading', text: 'How to count' },
      {
        as: 'checks',
        items: [
          'Count each person only once.',
          'Count only what would not have happened without you.',
          'If you do not know a number, leave the cell empty and write when you will check.',
        ],
      },
      {
        as: 'table',
        head: [
          'Drive',
          'Date',
          'What we did',
          'How many',
          'Check again on',
          'What has changed',
          'How many',
          'How we know',
        ],
        rows: [
          [
            'Example: saplings, school wall',
            '4 Jul 2026',
            'Planted',
            '60',
            '1 Nov 2026',
            'Alive',
            '48',
            'Counted on site, photo',
          ],
          [
            'Example: form help for scholarships',
            '12 Sep 2026',
            'Forms sent',
            '31',
            '15 Jan 2027',
            'Scholarships given',
            '',
            '',
          ],
        ],
        emptyRows: 12,
      },
    ],
  },
  {
    slug: 'launch-messages',
    kind: 'tool',
    setUpMinutes: null,
    editable: 'docx',
    title: 'Launch messages and certificate',
    summary: 'A poster, three messages for class groups, a letter to the principal, and a certificate of service.',
    body: [
      {
        as: 'sample',
        title: 'Letter to the principal',
        paragraphs: [
          'Respected [Madam/Sir], we ask for your permission to start a student social responsibility group. Students choose small needs of the neighbourhood and work on them with a teacher, for about two hours a week. It is free for the college. Students do not collect money.',
          'We would like to start on [date] and report to you after eight weeks. [Name] has agreed to be the coordinator.',
        ],
      },
      {
        as: 'sample',
        title: 'Poster',
        paragraphs: [
          'Would you like to help people near our college?',
          'Read aloud, fill in a form, repair a tap or visit someone. First meeting: 40 minutes, [day], [time], [room]. You can also just listen.',
        ],
      },
      {
        as: 'sample',
        title: 'Class group, three days before',
        paragraphs: [
          'We asked ten people near the college what they need. Come and hear the answers: [day], [time], [room], 40 minutes.',
        ],
      },
      {
        as: 'sample',
        title: 'Class group, on the day',
        paragraphs: ['Today, [time], [room]. You do not have to bring anything.'],
      },
      {
        as: 'sample',
        title: 'Class group, afterwards',
        paragraphs: [
          '[Number] students came. Three groups have started: [one], [two], [three]. To join a group, write to [name], [number].',
        ],
      },
      {
        as: 'sample',
        title: 'Certificate of service',
        paragraphs: [
          '[College] certifies that [name], [class], gave [number] hours of service between [date] and [date] in: [drives].',
          'The hours were entered on the same day and confirmed by another person. [Place, date, coordinator, seal]',
        ],
      },
      { as: 'note', text: 'A certificate shows hours. It does not show marks, ranks or likes.' },
    ],
  },
]
