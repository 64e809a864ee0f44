/** A text page as data, rendered by `<Prose>`. */
export interface ProseText {
  title: string
  lead: string
  /** The date since which a legal text is in force: '22 November 2026'. */
  since?: string | undefined
  sections: readonly ProseSection[]
}

export interface ProseSection {
  /** Also the anchor. */
  id: string
  title: string
  /** A summary of the section in one sentence, in a box before it. */
  brief?: string
  blocks: readonly ProseBlock[]
}

export interface ProsePerson {
  name: string
  role: string
  about: string | null
  /** A page about the person on another site. */
  link: string | null
}

export type ProseBlock =
  | string
  | { list: readonly string[] }
  | { steps: readonly { title: string; body: string }[] }
  | { table: { head: readonly string[]; rows: readonly (readonly string[])[] } }
  | { links: readonly { to: string; label: string }[] }
  | { people: readonly ProsePerson[] }
  /** Shown to operators only: what they still have to fill in. */
  | { unfilled: readonly string[] }
