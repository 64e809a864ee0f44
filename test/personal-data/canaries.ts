/** Words that stand nowhere else, each remembered with where it was planted. */
export class Canaries {
  readonly #planted = new Map<string, string>()
  readonly #word: RegExp
  readonly #mark: string

  /** @param mark two letters that begin and end each word; different for lists that are told apart */
  constructor(mark = 'zq') {
    this.#mark = mark
    this.#word = new RegExp(`${mark}[a-z]{4}${mark}`, 'g')
  }

  /** A new one: letters only, so that no text is refused or masked for it. */
  plant(where: string): string {
    const digits = [...(this.#planted.size + 26 ** 3).toString(26)]
    const letters = digits.map((digit) => String.fromCharCode(97 + parseInt(digit, 26)))
    return this.add(`${this.#mark}${letters.join('')}${this.#mark}`, where)
  }

  /** A value that is searched for as it is, such as an address. */
  add(value: string, where: string): string {
    this.#planted.set(value.toLowerCase(), where)
    return value
  }

  /** Those that a text contains. */
  findIn(text: string): string[] {
    const lower = text.toLowerCase()
    const words = new Set(lower.match(this.#word))
    return [...this.#planted.keys()].filter((canary) =>
      canary.replace(this.#word, '') === '' ? words.has(canary) : lower.includes(canary),
    )
  }

  whereOf(canary: string): string {
    return this.#planted.get(canary) ?? ''
  }

  /** Each with where it was planted. */
  list(): [canary: string, where: string][] {
    return [...this.#planted]
  }
}
