export const copy = {
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  contact: { label: 'E-mail or phone number', hint: 'Only for the answer to this.' },
  spark: {
    title: 'An idea, told to Torch',
    idea: {
      label: 'What would you like to exist?',
      hint: 'Half a sentence is enough.',
      missing: 'Please write down a few words of it.',
    },
  },
  idea: {
    title: 'An idea',
    name: { label: 'What do you call it?', hint: 'A working name is fine.', missing: 'Please give it a working name.' },
    idea: { label: 'What is the idea?', missing: 'Please describe it in a few words.' },
    whom: { label: 'Whom does it help?' },
    stage: {
      label: 'How far is it?',
      options: { thought: 'A thought', tried: 'I have tried something', running: 'It runs already' },
    },
    needs: {
      label: 'What would help you now?',
      options: {
        mentor: 'Somebody to think with',
        cocreator: 'A co-creator',
        money: 'Money to begin',
        learning: 'Something to learn first',
        customers: 'First customers',
      },
    },
  },
  cocreator: {
    title: 'Looking for a co-creator',
    project: { label: 'What are you building, or want to build?', missing: 'Please describe it in a few words.' },
    brings: {
      label: 'What do you bring?',
      hint: 'Skills, time, a place, people you know.',
      missing: 'Please name one thing.',
    },
    seeks: { label: 'What should she bring?', missing: 'Please name one thing.' },
    place: { label: 'Where are you?', hint: 'Town or district. Or: online.' },
    introduce: {
      label: 'You may show these words, without my contact, to somebody who fits.',
      hint: 'We ask you both before either gets a name or a number.',
    },
  },
} as const
