import { hashSecret } from '#app/platform/text/numbering.server.ts'

export const hashToken = (token: string): string => hashSecret('referral', token)
