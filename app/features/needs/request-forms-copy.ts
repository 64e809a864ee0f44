export const copy = {
  report: {
    title: 'Report about a need',
    need: {
      label: 'Which need',
      hint: 'Enter its address or its first words.',
      missing: 'Please enter which need you mean.',
    },
    rule: {
      label: 'What is wrong with it?',
      missing: 'Please choose what is wrong.',
      options: {
        danger: 'Someone may be in danger',
        untrue: 'It is not true',
        money: 'It asks for money',
        pictures: 'It shows someone’s body or a sexual act',
        private: 'It shows private details',
        hurtful: 'It is hurtful',
        spam: 'It advertises something',
        other: 'Something else',
      },
    },
    note: { label: 'Details', hint: 'You can leave it empty.' },
    contact: { label: 'Your e-mail or phone', hint: 'Only if you want an answer.' },
  },
} as const
