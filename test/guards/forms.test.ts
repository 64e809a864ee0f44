import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// Errors are drawn at the fields by the server's answer, in our words. The browser's own bubbles would come before them.

/** A form's opening tag, with expressions of two levels of braces. */
const FORM = /<(?:form|Form|\w+\.Form)\b(?:[^<>{}]|\{(?:[^{}]|\{[^{}]*\})*\})*>/g
/** Its buttons only close a dialog. */
const DIALOG = /method="dialog"/

const tags = globSync('app/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(FORM)].map(([tag]) => ({ file, tag })),
)

test('no form shows error bubbles of the browser', () => {
  expect(tags.length).toBeGreaterThan(90)
  const bubbling = tags.filter(({ tag }) => !DIALOG.test(tag) && !/\bnoValidate\b/.test(tag))
  expect(bubbling).toEqual([])
})

test('every form of the sources is looked at', () => {
  const written = globSync('app/**/*.tsx').flatMap(
    (file) => readFileSync(file, 'utf8').match(/<\/(?:form|Form|\w+\.Form)>/g) ?? [],
  )
  expect(tags.length).toBe(written.length)
})

test('no page with a form has the policy no-referrer, with which browsers post forms without JavaScript as `Origin: null`', () => {
  const routes = globSync('app/features/**/*.route.tsx').map((path) => [path, readFileSync(path, 'utf8')] as const)
  const posting = routes.filter(([, source]) => /export (async )?function action\(/.test(source))
  expect(posting.length).toBeGreaterThan(60)
  expect(posting.filter(([, source]) => source.includes('no-referrer')).map(([path]) => path)).toEqual([])
  expect(readFileSync('app/features/events/event/find-event.server.ts', 'utf8')).not.toContain('no-referrer')
})
