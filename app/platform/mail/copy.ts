export const mailCopy = {
  greeting: (name: string | null) => (name ? `Dear ${name},` : 'Hello,'),
} as const
