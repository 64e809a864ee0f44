export const copy = {
  writtenIn: { en: 'Written in English', hi: 'Written in Hindi' },
  alsoIn: { en: 'Also in English', hi: 'Also in Hindi' },
  form: {
    title: { en: 'In English too', hi: 'In Hindi too' },
    lead: {
      en: 'You wrote this in Hindi. Add it in English, and readers of the English pages see your English text. A field that you leave empty is shown in Hindi.',
      hi: 'You wrote this in English. Add it in Hindi, and readers of the Hindi pages see your Hindi text. A field that you leave empty is shown in English.',
    },
    remove: {
      en: 'To delete the English version, empty all fields and save.',
      hi: 'To delete the Hindi version, empty all fields and save.',
    },
    outdated: {
      en: 'You changed the Hindi text later. Please check whether the English version still says the same, and save it.',
      hi: 'You changed the English text later. Please check whether the Hindi version still says the same, and save it.',
    },
    save: { en: 'Save in English', hi: 'Save in Hindi' },
    wrongLanguage: {
      en: 'Please write this in English: most of its letters are Hindi letters.',
      hi: 'Please write this in Hindi, in Devanagari letters.',
    },
  },
  /** For operators. */
  writersVersion: { en: 'The writer’s English version', hi: 'The writer’s Hindi version' },
} as const
