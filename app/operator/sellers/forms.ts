import { SELLER_BIO_CHARS_MAX, SELLER_NAME_CHARS_MAX } from '#app/capabilities/marketplace/schema.ts'
import type { DeclaredForm } from '#app/platform/declared-form/fields.ts'
import { copy } from './copy.ts'

const words = copy.fields

/** The regions are rows: the form is made for what the list holds now. */
export const sellerForm = (regions: readonly { id: string; name: string }[]): DeclaredForm => ({
  fields: {
    displayName: { as: 'line', charsMax: SELLER_NAME_CHARS_MAX, ...words.displayName },
    bio: { as: 'text', charsMax: SELLER_BIO_CHARS_MAX, ...words.bio },
    region: { as: 'select', options: Object.fromEntries(regions.map(({ id, name }) => [id, name])), ...words.region },
    isVerified: { as: 'check', ...words.isVerified, optional: true },
  },
})
