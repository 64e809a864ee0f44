import type { DemoDocument } from './demo-document.ts'

export const KITS: readonly DemoDocument[] = [
  {
    slug: 'safety-circle-kit',
    kind: 'kit',
    setUpMinutes: null,
    editable: 'docx',
    downloadsBefore: 248,
    title: 'Safety circle kit',
    summary: 'Choose five people to call, a code word, and a plan for the way home.',
    body: [
      {
        as: 'note',
        text: 'If you are not safe now, call 112. It also works from a locked phone. 181 is the women’s helpline, day and night.',
      },
      { as: 'heading', text: 'Your five people' },
      {
        as: 'table',
        head: ['Name', 'Number', 'When to call', 'Distance'],
        rows: [],
        emptyRows: 5,
      },
      {
        as: 'text',
        text: 'Ask each of them if you can call at any time, also at night. Learn two of the numbers by heart, because you can lose your phone.',
      },
      { as: 'heading', text: 'Who calls whom' },
      {
        as: 'steps',
        items: [
          'Call the first person. If you let it ring only once, it means: call me back now.',
          'If there is no answer in two minutes, call the next person.',
          'The person who answers stays on the line.',
          'One person calls 112. Agree now who it is.',
        ],
      },
      { as: 'fill', label: 'Our code word (“did you water the tulsi?” means: come and get me)', lines: 1 },
      { as: 'heading', text: 'The way home' },
      {
        as: 'checks',
        items: [
          'Someone knows my way and when I will be home.',
          'I have shared my live location with one of the five.',
          'Before I get into an auto or taxi, I send the number plate to someone.',
          'My phone is charged. I know how to call for help with the power key (three or five presses, see the settings).',
          'I know two safe places on the way, such as a medical shop, a police chowki, a temple or a mosque.',
        ],
      },
      { as: 'heading', text: 'Numbers' },
      {
        as: 'table',
        head: ['Number', 'Helpline'],
        rows: [
          ['112', 'Emergency'],
          ['181', 'Women’s helpline: police, shelter, One Stop Centre'],
          ['1098', 'Children'],
          ['1930', 'Online fraud and blackmail'],
          ['14416', 'Tele-MANAS (mental health), free'],
          ['15100', 'Legal aid, free for every woman'],
        ],
        emptyRows: 0,
      },
    ],
  },
  {
    slug: 'first-practice-kit',
    kind: 'kit',
    setUpMinutes: null,
    editable: null,
    downloadsBefore: 193,
    title: 'First practice kit',
    summary: 'A plan for a first self-defence practice of 90 minutes with 8 to 20 girls.',
    body: [
      {
        as: 'note',
        text: 'This is a first practice, not a full course. A trained woman leads it. Everybody can stop or just watch at any time.',
      },
      { as: 'heading', text: 'What you need' },
      {
        as: 'checks',
        items: [
          'A room or yard with soft ground, and a door that you can close',
          'Water, a first-aid box and the phone number of the nearest doctor',
          'Consent of a guardian for everybody under 18',
          'Two adults, both women',
        ],
      },
      { as: 'heading', text: 'Ninety minutes' },
      {
        as: 'table',
        head: ['Minutes', 'Exercise', 'How'],
        rows: [
          ['10', 'Welcome', 'Sit in a circle. Say your names. Rule: stop means stop'],
          ['15', 'Warm-up', 'Run, shake your arms and legs, balance on one leg in pairs'],
          [
            '15',
            'Voice',
            'Shout “No”, “Stop”, “I do not know this man”. First alone, then across the yard, then all together',
          ],
          [
            '15',
            'Stance',
            'Feet apart, knees bent a little, open hands in front of the chest. The partner pushes lightly',
          ],
          [
            '20',
            'Getting free',
            'If someone holds your wrist: turn it towards the thumb and step back. If someone holds you from behind: drop your weight, step aside and shout',
          ],
          ['10', 'Getting away', 'Break free and run to the line, ten times'],
          ['5', 'End', 'Sit in a circle again. Everybody says one word'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'For the trainer' },
      {
        as: 'list',
        items: [
          'Start slowly. Do not throw anybody. Do not hold anybody at the neck.',
          'Never tell a girl what she should have done. It was not her fault.',
          'If a girl tells you about violence, listen, believe her and ask what she wants. If she agrees, call 181, or 1098 if she is under 18.',
          'If she is under 18, the law says that you must report sexual abuse (POCSO Act). Tell her this before she tells you more.',
        ],
      },
      { as: 'fill', label: 'What we practise next time', lines: 2 },
    ],
  },
  {
    slug: 'chapter-kit',
    kind: 'kit',
    setUpMinutes: null,
    editable: 'docx',
    downloadsBefore: 127,
    title: 'Chapter starter kit',
    summary:
      'How to start a chapter that meets every week: the place, the people, the first four meetings and the rules.',
    body: [
      { as: 'heading', text: 'Before you announce it' },
      {
        as: 'checks',
        items: [
          'There are two of you, in case one is ill',
          'The place has light and a toilet, and everybody can get home from it',
          'Parents can call a woman above 25',
          'The day and the time are always the same',
        ],
      },
      { as: 'fill', label: 'Our place, day and time', lines: 1 },
      { as: 'fill', label: 'Contact person for parents', lines: 1 },
      { as: 'heading', text: 'The first four meetings' },
      {
        as: 'table',
        head: ['Meeting', 'What you do', 'What everybody takes home'],
        rows: [
          ['1', 'Names, rules, the safety circle kit', 'A list of five people'],
          ['2', 'First practice, with a trained woman', 'A loud voice'],
          ['3', 'Walk home together and mark dark places on a map', 'A map for the ward office'],
          ['4', 'Decide what to change in the next month', 'One task each'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'Our rules' },
      {
        as: 'list',
        items: [
          'We do not tell others what people say here, unless someone is in danger.',
          'Everybody can just watch. Nobody has to touch others or be touched.',
          'We take no pictures without consent, and show no faces of girls under 18.',
          'It is free, and nobody sells anything.',
        ],
      },
      {
        as: 'sample',
        title: 'Message to parents',
        paragraphs: [
          'Dear parents, on [day] at [time] girls meet at [place] to learn self-defence. A woman trainer leads the practice. You can call [name] on [number]. It is free. You are welcome to watch the first time.',
        ],
      },
      { as: 'heading', text: 'Every month' },
      {
        as: 'table',
        head: ['Month', 'Meetings', 'Girls who came', 'What we changed', 'What we need'],
        rows: [],
        emptyRows: 6,
      },
    ],
  },
]
