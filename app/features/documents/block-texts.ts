import type { Block } from './schema.ts'

/** The block with other texts. */
export function withTexts(block: Block, read: (text: string) => string): Block {
  switch (block.as) {
    case 'heading':
    case 'text':
    case 'note':
      return { ...block, text: read(block.text) }
    case 'list':
    case 'steps':
    case 'checks':
      return { ...block, items: block.items.map(read) }
    case 'sample':
      return { ...block, title: read(block.title), paragraphs: block.paragraphs.map(read) }
    case 'fill':
      return { ...block, label: read(block.label) }
    case 'table':
      return { ...block, head: block.head.map(read), rows: block.rows.map((row) => row.map(read)) }
  }
}

/** All texts of a document, in order. */
export function textsOf(body: readonly Block[]): string[] {
  const texts: string[] = []
  for (const block of body) {
    withTexts(block, (text) => {
      texts.push(text)
      return text
    })
  }
  return texts
}
