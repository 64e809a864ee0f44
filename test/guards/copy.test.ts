import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findUnreadCopy } from './unread-copy.ts'

test('every text in the copy is shown somewhere', () => {
  const paths = globSync('{app,auth,server,db}/**/*.{ts,tsx}').filter(
    (path) => !/\.(test|test-support)\.tsx?$/.test(path),
  )
  const sources = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]))
  expect(findUnreadCopy(sources)).toEqual([])
})

test('finds a text that nothing shows, and no other', () => {
  const sources = {
    'app/a/copy.ts': `export const copy = {
      shown: 'a', 'by-text': 'b', dead: 'c', list: ['d'], own: (n: string) => copy.ending + n, ending: 'e',
      form: { title: 'f', hint: 'g', deep: { button: 'h' } },
      refused: { closed: 'i', full: 'j' },
      passed: { on: 'k' },
      taken: { apart: 'l', left: 'm' },
    } as const`,
    'app/b/share-copy.ts': `export const shareCopy = { title: 'n', gone: 'o' }`,
    'app/a/view.tsx': `import { copy } from './copy.ts'
      import { shareCopy as words } from '#app/b/share-copy.ts'
      const { form, taken: { apart } } = copy
      export const View = ({ reason }) => <p title={copy['by-text']} dead={words.title}>
        {copy.shown}{copy.list.map(String)}{copy.own('')}{form.title}{form.deep?.button}{copy.refused[reason]}
        <Other copy={copy.passed} />{apart}
      </p>`,
  }
  expect(findUnreadCopy(new Map(Object.entries(sources)))).toEqual([
    'app/a/copy.ts copy.dead',
    'app/a/copy.ts copy.form.hint',
    'app/a/copy.ts copy.taken.left',
    'app/b/share-copy.ts shareCopy.gone',
  ])
})
