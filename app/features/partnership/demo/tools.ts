import type { DemoDocument } from './demo-document.ts'

/** Six tools for a college that starts with student social responsibility. */
export const TOOLS: readonly DemoDocument[] = [
  {
    slug: 'coordinator-guide',
    kind: 'tool',
    setUpMinutes: null,
    editable: 'docx',
    title: 'Coordinator’s guide',
    summary:
      'For the teacher or the officer who holds it together: the first eight weeks, and an hour a week after that.',
    body: [
      { as: 'heading', text: 'What it asks of you' },
      {
        as: 'text',
        text: 'About three hours in each of the first eight weeks, one hour a week afterwards. You need a room, a board to write on, and the principal’s yes. You need no budget.',
      },
      { as: 'heading', text: 'Eight weeks' },
      {
        as: 'table',
        head: ['Week', 'What happens', 'Done'],
        rows: [
          ['1', 'The principal agrees; two students and you form the core', ''],
          ['2', 'Walk through the neighbourhood with the core. Ask ten people what they need; promise nothing', ''],
          ['3', 'Open meeting, 40 minutes. Everybody writes one thing that she can do', ''],
          ['4', 'Three groups choose one need each, small enough for one month', ''],
          ['5', 'Each group fills in the drive planner; you read it and sign', ''],
          ['6', 'First drive. You are there', ''],
          ['7', 'Count, write the story together, ask the people who were helped what they thought', ''],
          ['8', 'Show it to the college; the next group begins', ''],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'What stays with you' },
      {
        as: 'list',
        items: [
          'Students under 18: their guardian’s consent comes before anything of theirs is published.',
          'Money: students do not collect cash. Gifts go through a campaign page with receipts.',
          'Safety: you know where each group is, and until when.',
          'Fairness: hours count, likes do not. Nobody’s marks depend on applause.',
        ],
      },
      { as: 'heading', text: 'When something goes wrong' },
      {
        as: 'steps',
        items: [
          'Stop. Everybody goes home safely first.',
          'Call 112 in an emergency, 181 for a woman, 1098 for a child in danger.',
          'Tell the principal on the same day, in writing.',
          'A complaint of sexual harassment goes to the college’s Internal Committee. You do not investigate it yourself.',
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
    summary: 'One drive on one sheet: whom it is for, who does what, and how you will know that it helped.',
    body: [
      { as: 'fill', label: 'Our drive in one sentence', lines: 1 },
      { as: 'fill', label: 'Who asked for it? (If nobody did, go and ask first.)', lines: 2 },
      { as: 'fill', label: 'Place, date, from when to when', lines: 1 },
      { as: 'fill', label: 'We will know that it helped, because', lines: 2 },
      { as: 'heading', text: 'Who does what' },
      {
        as: 'table',
        head: ['Task', 'Who', 'By when', 'Done'],
        rows: [
          ['Speaks with the people there', '', '', ''],
          ['Brings material', '', '', ''],
          ['Takes attendance', '', '', ''],
          ['Looks after water, first aid, the way home', '', '', ''],
          ['Asks for consent, takes pictures', '', '', ''],
          ['Counts and writes', '', '', ''],
        ],
        emptyRows: 3,
      },
      { as: 'heading', text: 'Before we leave' },
      {
        as: 'checks',
        items: [
          'The coordinator has signed this sheet.',
          'Everybody has told somebody at home where she is.',
          'We are at least four, and nobody goes back alone after dark.',
          'We have asked before we photograph, and we photograph no child’s face.',
          'We know who has a phone with charge, and the numbers 112, 181 and 1098.',
        ],
      },
      { as: 'heading', text: 'Afterwards, on the same day' },
      { as: 'fill', label: 'What did they say?', lines: 2 },
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
      'A guardian’s consent for students under 18, a consent for pictures and words, and a safety list for every outing.',
    body: [
      {
        as: 'note',
        text: 'Under Indian law everybody below 18 is a child, first-year students too. Have your own legal adviser look at these forms before you use them.',
      },
      { as: 'heading', text: 'A. Guardian’s consent' },
      {
        as: 'text',
        text: 'I am the parent or guardian of the student named below. I know what the programme is about, and that taking part is free and voluntary.',
      },
      { as: 'fill', label: 'Student: name, age, class', lines: 1 },
      { as: 'fill', label: 'Guardian: name, relation, phone', lines: 1 },
      {
        as: 'checks',
        items: [
          'She or he may take part in drives inside the college.',
          'She or he may take part in drives outside, with a teacher.',
          'Her or his first name may be published with a story.',
          'A picture in which she or he can be recognised may be published.',
        ],
      },
      {
        as: 'text',
        text: 'Each box is a separate yes. An empty box is a no, and has no disadvantage. I can take every yes back at any time by telling the coordinator.',
      },
      { as: 'fill', label: 'Place, date, signature', lines: 1 },
      { as: 'heading', text: 'B. Consent of a person in a story' },
      {
        as: 'text',
        text: 'Read this aloud in her language. Do not ask for it while you are giving something.',
      },
      {
        as: 'checks',
        items: [
          'You may tell what I did and said.',
          'You may use my name. (Otherwise choose another one together.)',
          'You may use my picture, on the internet too. (Show it first. Explain that it can be copied there.)',
        ],
      },
      { as: 'fill', label: 'Name or mark, date, and who read it aloud', lines: 1 },
      { as: 'heading', text: 'C. Safety list for every outing' },
      {
        as: 'checks',
        items: [
          'List of all who went, with a number at home for each.',
          'One adult for ten students, two where children are; water, a first-aid box, a vehicle that can be called.',
          'Everybody knows: 112 emergency, 181 women, 1098 children.',
          'Return counted against the list, and the coordinator told.',
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
    summary: 'A spreadsheet for hours that count: who, where, how long, and who saw it.',
    body: [
      {
        as: 'text',
        text: 'Fill in a line on the day itself. Only hours that somebody else has seen are counted; the way there and back is not.',
      },
      { as: 'heading', text: 'Rules that keep it fair' },
      {
        as: 'list',
        items: [
          'Nobody signs for herself, and nobody signs for a friend of the same group.',
          'Quiet work counts: accounts, phone calls, washing the cups.',
          'At the end of each month the coordinator adds up, and everybody can see her own line.',
        ],
      },
      {
        as: 'table',
        head: ['Date', 'Student', 'Roll no.', 'Drive', 'What she did', 'From', 'To', 'Hours', 'Seen by'],
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
    summary: 'A spreadsheet that tells what was done from what has changed, and says how each number was found.',
    body: [
      {
        as: 'text',
        text: '“We planted 60 trees” is what was done. “48 of them live after the summer” is what has changed. Write both, and never the second before its time.',
      },
      { as: 'heading', text: 'How to count' },
      {
        as: 'checks',
        items: [
          'Each person once, however often she came.',
          'Only what would not have happened without us.',
          'Unknown is an answer: leave the cell empty, and write when you will look.',
        ],
      },
      {
        as: 'table',
        head: [
          'Drive',
          'Date',
          'What we did',
          'How many',
          'Look again on',
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
          'Respected [Madam/Sir], we ask for your permission to begin a student social responsibility group. Students choose small needs of the neighbourhood and work on them, with a teacher, for about two hours a week. It costs the college nothing; no money is collected by students.',
          'We would like to begin on [date] and to report to you after eight weeks. [Name] has agreed to be the coordinator.',
        ],
      },
      {
        as: 'sample',
        title: 'Poster',
        paragraphs: [
          'What can you do that somebody near here needs?',
          'Read aloud. Fill in a form. Repair a tap. Sit beside somebody. 40 minutes, [day], [time], [room]. Come and only listen, that is fine too.',
        ],
      },
      {
        as: 'sample',
        title: 'Class group, three days before',
        paragraphs: [
          'We asked ten people around the college what they need. The answers surprised us. [Day], [time], [room]: 40 minutes.',
        ],
      },
      {
        as: 'sample',
        title: 'Class group, on the day',
        paragraphs: ['Today, [time], [room]. You need to bring nothing.'],
      },
      {
        as: 'sample',
        title: 'Class group, afterwards',
        paragraphs: [
          '[Number] came. Three groups have begun: [one], [two], [three]. Want to join one? Write to [name], [number].',
        ],
      },
      {
        as: 'sample',
        title: 'Certificate of service',
        paragraphs: [
          '[College] certifies that [name], [class], gave [number] hours of service between [date] and [date] in: [drives].',
          'The hours were entered on the day and seen by another person. [Place, date, coordinator, seal]',
        ],
      },
      { as: 'note', text: 'A certificate states hours. It never states marks, ranks or likes.' },
    ],
  },
]
