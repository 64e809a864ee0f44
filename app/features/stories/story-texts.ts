/** What the author wrote, by field, for its translation. */
export const storyTexts = ({ title, description }: { title: string; description: string }) => ({ title, description })
