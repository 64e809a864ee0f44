/** What sellers write about themselves, by field, for its translation. The shop's name is a name. */
export const shopTexts = ({ bio, voice }: { bio: string; voice: string | null }) => ({ bio, voice: voice ?? '' })
