import { expect, describe, it } from 'vitest'
import { removeTeamMember, saveTeamMember } from '#app/features/site/team/save-team-member.server.ts'
import { testApp } from '#test/app.ts'
import { contextIn } from '#test/context.ts'
import { htmlOf } from '#test/page-text.ts'
import { member, signUpStaff } from '#test/people.ts'

const app = await testApp()
const OPERATOR = member('Op', 'operator')

describe('who runs the site', () => {
  const KNOWN = {
    ORG_NAME: 'Diya Foundation',
    ORG_PAN: 'AAATD1234F',
    ORG_80G: 'AAATD1234FF20261',
    FOUNDER_NAME: 'Leela Rao',
  }

  it('stands on /about and signs the founder’s note; a visitor does not see what is missing', async () => {
    const site = await testApp(KNOWN)
    const about = await (await site.get('/about')).text()
    for (const words of ['Diya Foundation', 'AAATD1234F', '80G registration', 'Leela Rao founded Diya']) {
      expect(about).toContain(words)
    }
    expect(about).not.toMatch(/Not filled in|ORG_|FCRA/)
    expect(await (await site.get('/')).text()).toContain('Leela Rao, founder')
  })

  it('tells an operator alone what is not filled in', async () => {
    expect(await read('/about')).not.toMatch(/Who runs Diya|Not filled in/)
    const operator = (await signUpStaff(app, 'Op', 'operator')).init
    const about = await (await app.get('/about', operator)).text()
    expect(about).toContain('Not filled in yet. Only operators see this.')
    expect(about).toContain('Registered name: set ORG_NAME.')
    expect(await (await app.get('/team', operator)).text()).toContain('Nobody is named.')
    expect(await read('/team')).not.toMatch(/Not filled in|Nobody is named/)
  })

  it('names the people whom operators add, in their order, and forgets those they remove', async () => {
    const ctx = contextIn(app)(OPERATOR)
    const person = { id: null, about: null, link: null }
    const second = await saveTeamMember(ctx, { ...person, name: 'Asha Rao', role: 'Treasurer', sort: 20 })
    await saveTeamMember(ctx, {
      ...person,
      name: 'Leela Rao',
      role: 'Founder',
      sort: 10,
      link: 'https://example.org/leela',
    })
    const html = await read('/team')
    expect(html.indexOf('Leela Rao')).toBeLessThan(html.indexOf('Asha Rao'))
    expect(html).toMatch(/href="https:\/\/example.org\/leela"/)
    if (second.ok) await removeTeamMember(ctx, { id: second.id })
    expect(await read('/team')).not.toContain('Asha Rao')
    expect(await saveTeamMember(contextIn(app)(member('Asha')), { ...person, name: 'X', role: 'Y', sort: 1 })).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
  })
})

async function read(path: string): Promise<string> {
  return htmlOf(await app.get(path))
}
