/** A text to read, as data: a page's copy says what stands there, `<Prose>` draws it. */
export interface ProseText {
  title: string
  lead: string
  /** '22 November 2026': since when this text holds; for texts that people must be able to cite. */
  since?: string | undefined
  sections: readonly ProseSection[]
}

export interface ProseSection {
  /** Also the anchor. */
  id: string
  title: string
  /** The section in one plain sentence, in a box before it. */
  brief?: string
  blocks: readonly ProseBlock[]
}

export type ProseBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly { title: string; body: string }[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { links: readonly { to: string; label: string }[] }
