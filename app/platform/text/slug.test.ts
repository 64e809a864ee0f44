import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { slugOf, slugsOf } from './slug.server.ts'

const { db } = await testDatabase()

test.each([
  ['The Diya Circle, Pune', 'the-diya-circle-pune'],
  ['  Méri Chaï! ', 'meri-chai'],
  ['आम का अचार', 'am-ka-achar'],
  ['आम Pickle १२ 500g', 'am-pickle-12-500g'],
  ['पढ़ाई के लिए लैपटॉप', 'parhai-ke-lie-laiptop'],
  ['हिंदी, ज़रूरी: कृष्णा की दुकान।', 'hindi-zaruri-krishna-ki-dukan'],
  ['ਪੰਜਾਬੀ', ''],
  ['👩🏽‍💻\u202E--x--', 'x'],
  ['a'.repeat(59) + ' b', 'a'.repeat(59)],
])('the slug of %j is %j', async (text, slug) => {
  expect(await slugOf(db, text)).toBe(slug)
})

test('several texts get their slugs in their order, and none is longer than allowed', async () => {
  expect(await slugsOf(db, ['साड़ी, लाल', 'Sari', 'दुकान'], 4)).toEqual(['sari', 'sari', 'duka'])
  expect(await slugsOf(db, [])).toEqual([])
})
