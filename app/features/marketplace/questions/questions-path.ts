/** The page with all questions about a product; its forms are posted there, from other pages too. */
export const questionsPath = (slug: string): string => `/product/${slug}/questions`
