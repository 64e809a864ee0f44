/** Words that stand nowhere else, each remembered with where it was planted. */
export class Canaries {
  readonly #planted = new Map<string, string>()

  /** A new one: letters only, so that no text is refused or masked for it. */
  plant(where: string): string {
    const letters = [...(this.#planted.size + 26 ** 3).toString(26)].map((digit) =>
      String.fromCharCode(97 + parseInt(digit, 26)),
    )
    return this.add(`zq${letters.join('')}zq`, where)
  }

  /** A value that is searched for as it is, such as an address. */
  add(value: string, where: string): string {
    this.#planted.set(value.toLowerCase(), where)
    return value
  }

  /** Those that a text contains. */
  findIn(text: string): string[] {
    const lower = text.toLowerCase()
    const words = new Set(lower.match(/zq[a-z]{4}zq/g))
    return [...this.#planted.keys()].filter((canary) =>
      /^zq[a-z]{4}zq$/.test(canary) ? words.has(canary) : lower.includes(canary),
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
