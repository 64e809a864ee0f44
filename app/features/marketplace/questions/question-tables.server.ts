import { products } from '#app/features/marketplace/tables.server.ts'
import { questionTable } from '#app/features/questions/question-table.server.ts'

/** Questions to the maker of a product. */
export const productQuestions = questionTable('product_questions', {
  column: 'product_id',
  references: () => products.id,
})
