import { testHerWords } from './her-words.ts'

testHerWords(async () => ({ env: {} }))
