/** Said in Hindi on an English page, to somebody whose browser prefers Hindi. */
export const offerCopy = {
  label: 'भाषा',
  line: 'यह पेज हिन्दी में भी है।',
  link: 'हिन्दी में पढ़ें',
} as const
