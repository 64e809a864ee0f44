/** The page with all questions about a product; its forms are posted there, from other pages too. */
export const questionsPath = (slug: string): string => `/product/${slug}/questions`

/** The seller's screen of the questions about all products. */
export const SHOP_QUESTIONS_PATH = '/account/shop/questions'
