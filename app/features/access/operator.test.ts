import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Actor } from '#app/platform/context.server.ts'
import { type RequestContext, requestContext } from '#app/platform/http/request.server.ts'
import { operatorOf, operatorsOnly } from './operator.server.ts'
import { member } from '#test/people.ts'

/** The response when the console requests this screen. */
async function enter(actor: Actor, screen: (context: RouterContextProvider) => Response) {
  const context = new RouterContextProvider()
  context.set(requestContext, { actor, accounts: { findOwn: async () => null } } as unknown as RequestContext)
  const url = new URL('http://site/operator/desks?edit=solve')
  const asked = { context, url, pattern: 'operator/desks', params: {}, request: new Request(url) }
  return (await operatorsOnly(asked, async () => screen(context))) ?? screen(context)
}

test('an operator gets the screen, with their own context', async () => {
  const answer = await enter(
    member('Asha', 'operator'),
    (context) => new Response(operatorOf(context).actor.displayName),
  )
  expect(await answer.text()).toBe('Asha')
})

test('a visitor is redirected to the sign-in, and back', async () => {
  const refused = (await enter({ kind: 'visitor' }, () => new Response('open')).catch(
    (error: unknown) => error,
  )) as Response
  expect([refused.status, refused.headers.get('Location')]).toEqual([
    302,
    '/auth?next=%2Foperator%2Fdesks%3Fedit%3Dsolve',
  ])
})

test('a member is refused, also by a screen that does not call operatorOf', async () => {
  const refusal = { data: 'not-operator', init: { status: 403 } }
  await expect(enter(member(), (context) => new Response(operatorOf(context).requestId))).rejects.toMatchObject(refusal)
  await expect(enter(member(), () => new Response('open'))).rejects.toMatchObject(refusal)
})

test('a screen outside of the console has no operator context', () => {
  expect(() => operatorOf(new RouterContextProvider())).toThrow()
})
