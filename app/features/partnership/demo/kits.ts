import type { DemoDocument } from './demo-document.ts'

export const KITS: readonly DemoDocument[] = [
  {
    slug: 'safety-circle-kit',
    kind: 'kit',
    setUpMinutes: null,
    editable: 'docx',
    downloadsBefore: 248,
    title: 'Safety circle kit',
    summary: 'Five people who pick up, a call chain, a code word, and a plan for the way home.',
    body: [
      {
        as: 'note',
        text: 'If you are not safe right now: 112 for any emergency, also from a locked phone. 181 is the women’s helpline, day and night.',
      },
      { as: 'heading', text: 'Your five' },
      {
        as: 'table',
        head: ['Name', 'Number', 'Picks up when', 'Lives how far'],
        rows: [],
        emptyRows: 5,
      },
      {
        as: 'text',
        text: 'Ask each of them: may I call you at two in the night? Learn two of the numbers by heart. A phone can be lost.',
      },
      { as: 'heading', text: 'The call chain' },
      {
        as: 'steps',
        items: [
          'You call the first. One ring that stops means: call me back now.',
          'If there is no answer in two minutes, the next one is called.',
          'Whoever is reached says where she is, and stays on the line.',
          'One person calls 112. Agree now who that is.',
        ],
      },
      { as: 'fill', label: 'Our code word (“did you water the tulsi?” means: come and get me)', lines: 1 },
      { as: 'heading', text: 'The way home' },
      {
        as: 'checks',
        items: [
          'Somebody knows my way, and by when I am home.',
          'I have shared my live location with one of the five.',
          'Auto or taxi: I have sent the number plate before getting in.',
          'My phone is charged above a third; emergency calling works with three or five presses of the power key (look in the settings).',
          'I know two lit places on the way where people are: a medical shop, a police chowki, a temple, a mosque.',
        ],
      },
      { as: 'heading', text: 'Numbers' },
      {
        as: 'table',
        head: ['Number', 'For what'],
        rows: [
          ['112', 'Every emergency'],
          ['181', 'Women’s helpline: police, shelter, One Stop Centre'],
          ['1098', 'Children'],
          ['1930', 'Fraud, blackmail or pictures on the internet'],
          ['14416', 'Tele-MANAS: somebody to talk to, free'],
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
    summary: 'An hour and a half for eight to twenty girls: voice, stance, getting free, and getting away.',
    body: [
      {
        as: 'note',
        text: 'A first practice, not a course. A trained woman leads it. Whoever wants to stop or to watch does so, and nobody asks why.',
      },
      { as: 'heading', text: 'What you need' },
      {
        as: 'checks',
        items: [
          'A room or yard with soft ground, and a door that you can close',
          'Water, a first-aid box, the number of the nearest doctor',
          'Consent of a guardian for everybody under 18',
          'Two adults, both women',
        ],
      },
      { as: 'heading', text: 'Ninety minutes' },
      {
        as: 'table',
        head: ['Minutes', 'What', 'How'],
        rows: [
          ['10', 'Arrive', 'A circle. Names. The rule: stop means stop'],
          ['15', 'Warm up', 'Run, shake out, balance on one leg in pairs'],
          [
            '15',
            'Voice',
            '“No.” “Stop.” “I do not know this man.” First alone, then across the yard, then all at once',
          ],
          ['15', 'Stance', 'Feet apart, knees soft, hands open before the chest. Partner pushes lightly'],
          [
            '20',
            'Getting free',
            'Held at the wrist: turn towards the thumb and step back. Held from behind: drop your weight, step aside, shout',
          ],
          ['10', 'Getting away', 'Break free and run to the line, ten times. Away is winning'],
          ['5', 'Close', 'The circle again. One word each'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'For the one who leads' },
      {
        as: 'list',
        items: [
          'Slow first. Nobody is thrown, nobody is held at the neck.',
          'Never say what a girl should have done. It was not her fault.',
          'If somebody tells you something: listen, believe her, ask what she wants. With her yes, call 181, or 1098 if she is under 18.',
          'Under 18, sexual abuse must be reported (POCSO Act). Tell her so before she tells you more than she wants.',
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
    summary: 'From two friends to a chapter that meets every week: place, people, first four meetings, promises.',
    body: [
      { as: 'heading', text: 'Before you announce it' },
      {
        as: 'checks',
        items: [
          'Two of you, so that one can be ill',
          'A place that is lit, has a toilet, and from which everybody gets home',
          'A woman above 25 whom parents can call',
          'A day and an hour that stay the same',
        ],
      },
      { as: 'fill', label: 'Our place, day and hour', lines: 1 },
      { as: 'fill', label: 'Whom parents can call', lines: 1 },
      { as: 'heading', text: 'The first four meetings' },
      {
        as: 'table',
        head: ['Meeting', 'What you do', 'What everybody takes home'],
        rows: [
          ['1', 'Names, rules, the safety circle kit', 'Five names on one sheet'],
          ['2', 'First practice, with a trained woman', 'A voice that carries'],
          ['3', 'Walk the way home together; mark what is dark', 'A map for the ward office'],
          ['4', 'Decide: what do we change here in a month?', 'One task each'],
        ],
        emptyRows: 0,
      },
      { as: 'heading', text: 'Our promises' },
      {
        as: 'list',
        items: [
          'What is said here stays here, unless somebody is in danger.',
          'Everybody may watch. Nobody must touch or be touched.',
          'No pictures without a yes; no faces of girls under 18.',
          'It is free. Nobody sells anything.',
        ],
      },
      {
        as: 'sample',
        title: 'Message to parents',
        paragraphs: [
          'Dear parents, on [day] at [hour] girls meet at [place] to practise courage and self-defence. A woman trainer leads, [name] is there and can be reached on [number]. It is free. You are welcome to watch the first time.',
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
