declare module 'gettext-parser' {
  interface Message {
    msgid: string
    msgctxt?: string
    msgstr: string[]
    comments?: { extracted?: string; flag?: string }
  }
  interface Catalogue {
    charset: string
    headers: Record<string, string>
    /** By context, then by message. */
    translations: Record<string, Record<string, Message>>
  }
  const gettext: {
    po: {
      parse(input: Buffer | string, options?: { validation?: boolean }): Catalogue
      compile(catalogue: Catalogue, options?: { foldLength?: number }): Buffer
    }
  }
  export default gettext
}
