export const copy = {
  name: { label: 'Your name', missing: 'Please tell us your name.' },
  contact: { label: 'E-mail or phone number', hint: 'We use it only to answer you.' },
  spark: {
    title: 'An idea told to Torch',
    idea: {
      label: 'What is your idea?',
      hint: 'One sentence is enough.',
      missing: 'Please write your idea in a few words.',
    },
  },
  idea: {
    title: 'An idea',
    name: { label: 'Name of your idea', hint: 'You can change it later.', missing: 'Please enter a name.' },
    idea: { label: 'What is the idea?', missing: 'Please describe it in a few words.' },
    whom: { label: 'Who does it help?' },
    stage: {
      label: 'How far are you?',
      options: { thought: 'I only have the idea', tried: 'I have tried something', running: 'It is already running' },
    },
    needs: {
      label: 'What would help you now?',
      options: {
        mentor: 'A mentor',
        cocreator: 'A co-creator',
        money: 'Money to start',
        learning: 'A course',
        customers: 'First customers',
      },
    },
  },
  cocreator: {
    title: 'Looking for a co-creator',
    project: { label: 'What do you want to build?', missing: 'Please describe it in a few words.' },
    brings: {
      label: 'What can you offer?',
      hint: 'For example skills, time, a place, contacts.',
      missing: 'Please write at least one thing.',
    },
    seeks: { label: 'What should your co-creator offer?', missing: 'Please write at least one thing.' },
    place: { label: 'Where are you?', hint: 'Enter a town or district, or “online”.' },
    introduce: {
      label: 'You can show this text, without my contact, to a person who fits.',
      hint: 'We ask both of you before we share names or phone numbers.',
    },
  },
} as const
