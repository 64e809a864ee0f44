import type { Member } from '#app/platform/context.server.ts'

/** The actor of commands that insert demo data. It has no account. */
export const DEMO_OPERATOR: Member = {
  kind: 'member',
  userId: '00000000-0000-4000-8000-000000000000',
  displayName: 'Demo data',
  email: null,
  roles: ['operator'],
}
