import type { MailBlock } from './draft.ts'
import type { ShownMail } from './layout/shown-mail.ts'

/**
 * The value of a row that shows a number which the database writes after the mail is added, in the same transaction
 * (`numberOfMail`). No text of the database has its first character.
 */
export const NUMBER_LATER = '\0number'

export const showsNumber = ({ blocks }: ShownMail): boolean =>
  blocks.some((block) => rowsOf(block).some(([, value]) => value === NUMBER_LATER))

/** With the number in place; without a number the row is left out. */
export function withNumber(shown: ShownMail, number: string | null): ShownMail {
  return { ...shown, blocks: shown.blocks.map((block) => blockWithNumber(block, number)) }
}

function blockWithNumber(block: MailBlock, number: string | null): MailBlock {
  if (typeof block === 'string' || !('rows' in block)) return block
  const rows = block.rows.flatMap(([label, value]) => {
    const shown = value === NUMBER_LATER ? number : value
    return shown === null ? [] : [[label, shown] as const]
  })
  return { ...block, rows }
}

const rowsOf = (block: MailBlock) => (typeof block !== 'string' && 'rows' in block ? block.rows : [])
