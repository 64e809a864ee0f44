export const copy = {
  title: (name: string) => `${name} is opening soon`,
  body: 'We are still building this room, carefully. These doors are open today:',
  doors: [
    { to: '/empowerher', label: 'Shop at EmpowerHer' },
    { to: '/campaign', label: 'Support a campaign' },
    { to: '/', label: 'Go to the start' },
  ],
  help: 'If you are not safe right now, call 112. The women’s helpline is 181, day and night.',
} as const
