/** Why a campaign takes no gifts. Written by the server, so that browsers do not load it. */
export const closedCopy = {
  title: 'This campaign is closed',
  ended: 'It has ended. The money is used as described in the story.',
  paused: 'This campaign is paused',
  pausedUntil: (reason: string, date: string) => `${reason} It takes no gifts until ${date}.`,
  returned: (amount: string, day: string, reason: string) =>
    `${amount} was returned to supporters on ${day}: ${reason}`,
}
