import { AsyncLocalStorage } from 'node:async_hooks'
import { readLanguageWith } from './current-language.ts'
import { type Language, LANGUAGES } from './languages.ts'

const storage = new AsyncLocalStorage<Language>()
readLanguageWith(() => storage.getStore() ?? LANGUAGES[0])

/** Runs a function in which all copy, dates and amounts are in this language. */
export const inLanguage = <Result>(language: Language, run: () => Result): Result => storage.run(language, run)
