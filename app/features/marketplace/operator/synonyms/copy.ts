import { PHRASE_WORDS_MAX, WORD_CHARS_MAX, WORDS_MAX } from '#app/features/marketplace/synonyms/words.ts'

export const copy = {
  title: 'Search synonyms',
  lead: 'Words that mean the same thing. A search for one of them also finds products with the others.',
  add: 'Add a group',
  empty: 'No groups yet.',
  new: 'A new group',
  fields: {
    words: {
      label: 'Words',
      hint: 'Separate them with commas, or write one on each line. English, Hindi in Latin letters and Hindi in Devanagari. For example: pickle, achar, अचार.',
      missing: 'Please enter at least two words.',
    },
  },
  wrong: {
    few: 'Please enter at least two words.',
    many: `A group has at most ${WORDS_MAX} words. Please make two groups.`,
    long: (word: string) => `“${word}” is too long. A word has at most ${WORD_CHARS_MAX} characters.`,
    phrase: (word: string) => `“${word}” is too long. A phrase has at most ${PHRASE_WORDS_MAX} words.`,
    tooLong: 'This is too long for one group. Please remove some words.',
    unreadable: (word: string) =>
      `“${word}” cannot be searched for. Please write it in Latin or Devanagari letters, without figures.`,
    taken: (word: string, group: string) =>
      `“${word}” is already in the group “${group}”, or sounds like a word in it. A word can be in one group only.`,
  },
  remove: {
    title: 'Remove the group',
    body: 'Each word will find only products that contain it.',
    send: 'Remove the group',
  },
  done: { save: 'Saved. Searches use it now.', remove: 'Removed. Searches no longer use it.' },
  refused: { invalid: 'Nothing was saved. Please check the words.' },
} as const
