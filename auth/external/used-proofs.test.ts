import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { createFlow } from './flow-state.ts'
import { readSettings } from '#auth/settings/settings.ts'
import { sweep } from '#auth/sweep.ts'
import { samlRelayStates, ssoProviders, usedProofs } from '#auth/tables/sso.server.ts'
import { claimProof } from './used-proofs.ts'

const { db } = await testDatabase()
const now = new Date('2026-11-20T12:00:00Z')
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000)

test('a proof counts once, and cannot be read from the database', async () => {
  const proof = { proof: 'signed by Ada', expiresAt: later(60) }
  expect(await claimProof(db, proof)).toBe(true)
  expect(await claimProof(db, proof)).toBe(false)
  expect(JSON.stringify(await db.select().from(usedProofs))).not.toContain('Ada')
})

test('the sweep deletes expired proofs, and requests that nobody answered', async () => {
  await claimProof(db, { proof: 'old', expiresAt: later(-1) })
  await claimProof(db, { proof: 'new', expiresAt: later(1) })
  const [provider] = await db.insert(ssoProviders).values({ entityId: 'x', metadataXml: '<x/>' }).returning()
  const flowOf = { challenge: undefined, providerType: 'sso:x', authenticationMethod: 'sso/saml' }
  for (const createdAt of [later(-90_000), later(-60)]) {
    const { id: flowStateId } = await createFlow(db, flowOf, createdAt)
    const ssoProviderId = provider?.id ?? ''
    await db.insert(samlRelayStates).values({ ssoProviderId, flowStateId, requestId: 'x', createdAt })
  }
  await sweep(db, readSettings({ AUTH_EXTERNAL_URL: 'http://local/auth/v1' }), now)
  expect(await claimProof(db, { proof: 'new', expiresAt: later(1) })).toBe(false)
  expect(await claimProof(db, { proof: 'old', expiresAt: later(1) })).toBe(true)
  expect((await db.select().from(samlRelayStates)).map(({ createdAt }) => createdAt)).toEqual([later(-60)])
})
