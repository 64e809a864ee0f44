import { hashSecret } from '#app/platform/numbering.server.ts'

export const hashToken = (token: string): string => hashSecret('referral', token)
