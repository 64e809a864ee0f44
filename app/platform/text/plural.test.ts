import { expect, test } from 'vitest'
import { counted, formFor } from './plural.ts'

test('one is singular; none, several and many are plural, with Indian digit groups', () => {
  const stories = [0, 1, 2, 11, 124_000].map((count) => counted(count, 'story', 'stories'))
  expect(stories).toEqual(['0 stories', '1 story', '2 stories', '11 stories', '1,24,000 stories'])
  expect([formFor(1, 'is', 'are'), formFor(3, 'is', 'are')]).toEqual(['is', 'are'])
})
