interface Written {
  title: string
  summary: string
  description: string
  cause: string | null
}

/** What is written about an event, by field, for its translation. The place is the same in both languages. */
export const eventTexts = ({ title, summary, description, cause }: Written) => ({
  title,
  summary,
  description,
  cause: cause ?? '',
})
