/** Names, form messages, and the mails to an author. */
export const copy = {
  causes: {
    environment: 'Environment',
    education: 'Education',
    health: 'Health',
    community: 'Community',
    livelihood: 'Livelihood',
    kindness: 'Kindness',
    other: 'Other',
  },
  form: {
    title: 'Please enter a title.',
    description: 'Please write your story.',
    cause: 'Please choose a cause.',
    consent: 'Please agree that we may publish your story.',
    metricPart: 'A result needs both a name and a value.',
    metricTooLarge: 'This number is too large.',
    tooManyMetrics: (max: number) => `A story can have up to ${max} results.`,
    media: 'We cannot find this file. Please add it again.',
    rule: 'Please choose the rule that was broken.',
    words: 'Please write a few words.',
    decisionWords: 'Please enter a reason. The author reads it.',
    tooLong: (charsMax: number) => `Please use up to ${charsMax} characters.`,
  },
  reasons: {
    danger: 'Someone is in danger',
    pictures: 'It shows someone’s body or a sexual act',
    'no-consent': 'It shows or names someone who did not agree',
    private: 'It has private details, like an address or a phone number',
    hurtful: 'It insults or threatens someone',
    untrue: 'It is not true',
    spam: 'It is an advertisement or has nothing to do with a good deed',
    'something-else': 'Something else',
  },
  mails: {
    hidden: {
      subject: (brandName: string) => `${brandName}: we have hidden your story`,
      body: ({ title, rule, words }: { title: string; rule: string; words: string }) => [
        `A moderator has hidden your story “${title}”.`,
        `The rule: ${rule}. The reason: ${words}`,
        'Nothing was deleted. You can appeal once. Another person reads your appeal.',
      ],
    },
    restored: {
      subject: (brandName: string) => `${brandName}: your story is published again`,
      body: ({ title, words }: { title: string; words: string }) => [
        `Your story “${title}” is published again.`,
        ...(words ? [words] : []),
      ],
    },
    upheld: {
      subject: (brandName: string) => `${brandName}: the answer to your appeal`,
      body: ({ title, words }: { title: string; words: string }) => [
        `Another person has read your appeal about your story “${title}”. It stays hidden. The reason: ${words}`,
        'You can still see it, and withdraw it at any time.',
      ],
    },
    button: 'Open your story',
    why: (brandName: string) => `You get this mail because you published a story on ${brandName}.`,
  },
} as const
