import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { TEAM_ABOUT_CHARS_MAX, TEAM_LINE_CHARS_MAX, TEAM_LINK_CHARS_MAX } from './schema.ts'

/** The people on /team: whom donors and partners can name. They agreed to be shown, and need no account. */
export const teamMembers = pgTable(
  'team_members',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    role: text().notNull(),
    about: text(),
    /** A page about the person, with https. */
    link: text(),
    /** Small numbers come first. */
    sort: integer().notNull(),
  },
  () => [
    check(
      'team_members_lengths',
      sql.raw(
        `length(name) <= ${TEAM_LINE_CHARS_MAX} AND length(role) <= ${TEAM_LINE_CHARS_MAX} AND ` +
          `length(about) <= ${TEAM_ABOUT_CHARS_MAX} AND length(link) <= ${TEAM_LINK_CHARS_MAX}`,
      ),
    ),
    check('team_members_link', sql.raw(`link LIKE 'https://%'`)),
  ],
)
