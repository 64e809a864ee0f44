/** Data checks that run every night; each query returns the rows that violate its rule. */
export const eventsChecks: readonly { name: string; sql: string }[] = [
  {
    name: 'no event has given more places than it has',
    sql: `SELECT e.slug FROM events e WHERE e.capacity < e.attendees_baseline
            + (SELECT count(*) FROM tickets t WHERE t.event_id = e.id AND t.cancelled_at IS NULL)`,
  },
  {
    name: 'nobody was let in with a ticket that was given back',
    sql: `SELECT id FROM tickets WHERE checked_in_at IS NOT NULL AND cancelled_at < checked_in_at`,
  },
]
