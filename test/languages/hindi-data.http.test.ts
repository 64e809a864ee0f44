import { expect, it } from 'vitest'
import { insertFirstHelplines } from '#app/features/helplines/commands/insert-first-helplines.server.ts'
import { testApp } from '#test/app.ts'

const app = await testApp()

const pageAt = async (path: string): Promise<string> => (await app.request(path)).text()

it('a Hindi page offers States by their Hindi names, with the English values that are stored', async () => {
  const [english, hindi] = [await pageAt('/fearless-girls'), await pageAt('/hi/fearless-girls')]
  expect(english).toContain('<option value="Kerala">Kerala</option>')
  expect(hindi).toContain('<option value="Kerala">केरल</option>')
  expect(hindi).not.toContain('>Kerala<')
})

it('whoever needs help finds each number on the Hindi page with Hindi words', async () => {
  await insertFirstHelplines(app.database.db, new Date('2026-11-20T06:30:00Z'))
  const hindi = await pageAt('/hi/support')
  expect(hindi).toContain('महिला हेल्पलाइन')
  expect(hindi).toContain('दिन-रात')
  expect(hindi).not.toContain('Day and night')
})
