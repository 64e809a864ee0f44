import { SELLER_BIO_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const { bio, region } = copy.fields

/** What sellers change themselves: their story and region. */
export const shopForm = (regions: readonly { id: string; name: string; country: string }[]) =>
  declareForm({
    fields: {
      bio: { as: 'text', rows: 9, charsMax: SELLER_BIO_CHARS_MAX, ...bio },
      region: {
        as: 'select',
        ...region,
        options: Object.fromEntries(regions.map(({ id, name, country }) => [id, `${name}, ${country}`])),
        wrong: copy.refused['no-region'],
      },
    },
  })
