import {
  readLink,
  TEAM_ABOUT_CHARS_MAX,
  TEAM_LINE_CHARS_MAX,
  TEAM_LINK_CHARS_MAX,
  TEAM_SORT_MAX,
} from '#app/features/site/team/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const words = copy.fields

export const personForm = declareForm({
  fields: {
    name: { as: 'line', charsMax: TEAM_LINE_CHARS_MAX, ...words.name },
    role: { as: 'line', charsMax: TEAM_LINE_CHARS_MAX, ...words.role },
    about: { as: 'text', charsMax: TEAM_ABOUT_CHARS_MAX, rows: 3, ...words.about, optional: true },
    link: { as: 'line', charsMax: TEAM_LINK_CHARS_MAX, read: readLink, ...words.link, optional: true },
    sort: { as: 'number', min: 0, max: TEAM_SORT_MAX, ...words.sort },
  },
})
