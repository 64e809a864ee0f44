export const copy = {
  title: '404',
  lead: 'Oops! Page not found',
  home: 'Return to Home',
} as const
