/** Who answers, when the organiser has declined; in the mail to the asker. */
export const copy = { team: 'Our team' } as const
