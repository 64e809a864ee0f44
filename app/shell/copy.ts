import type { SignOutOutcome } from '#app/platform/session/sign-out.ts'
import { HELPLINES } from '#app/platform/india/helplines.ts'

/** The copy of the frame around every page. */
export const copy = {
  skip: 'Skip to main content',
  home: (brand: string) => `${brand}, home`,
  sharedDevice: (minutes: number) => `Shared phone: signs out after ${minutes} minutes`,
  nav: {
    label: 'Main',
    links: [
      { to: '/empowerher', label: 'Shop' },
      { to: '/campaign', label: 'Donate' },
      { to: '/school', label: 'Learn' },
      { to: '/support', label: 'Get help' },
      { to: '/stories', label: 'Stories' },
    ],
    /** The brand word comes with what it means. */
    wings: { to: '/wings', label: 'Wings', meaning: 'all programmes' },
    signIn: 'Sign In',
    join: 'Join Us',
    signOut: 'Sign Out',
    welcome: 'Welcome back!',
    account: 'Your account',
    menu: 'Menu',
    /** Without JavaScript the page does not know the count. */
    cart: (count: number | null) => (count === null ? 'Cart' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
    exit: 'Exit',
    exitHint: 'Quick exit: leaves this site at once. Esc three times does the same.',
  },
  bottom: {
    label: 'Quick way',
    home: 'Home',
    shop: 'Shop',
    torch: 'Ask Torch',
    help: 'Get help',
    you: 'You',
  },
  footer: {
    promise: 'A diya lights other lamps and keeps its own flame.',
    hindi: 'दिया',
    hindiMeaning: 'also means gave.',
    more: 'About us, contact, privacy',
    sections: [
      {
        title: 'About us',
        links: [
          { to: '/about', label: 'About' },
          { to: '/team', label: 'Team' },
          { to: '/impact', label: 'Impact' },
          { to: '/partners', label: 'Partners' },
        ],
      },
      {
        title: 'Help',
        links: [
          { to: '/support', label: 'Support' },
          { to: '/contact', label: 'Contact' },
          { to: '/follow', label: 'Track a request' },
          { to: '/torch', label: 'Ask Torch, our guide' },
        ],
      },
      {
        title: 'Rules',
        links: [
          { to: '/how-it-works', label: 'How it works' },
          { to: '/privacy', label: 'Privacy' },
          { to: '/terms', label: 'Terms' },
          { to: '/guidelines', label: 'Guidelines' },
        ],
      },
    ],
    helplines: {
      title: 'If you need help now',
      numbers: [
        { number: HELPLINES.emergency, label: 'Emergency' },
        { number: HELPLINES.women, label: "Women's helpline" },
        { number: HELPLINES.mentalHealth, label: 'Tele-MANAS (mental health)' },
      ],
    },
  },
  toasts: {
    region: 'Messages',
    close: 'Close',
    signedInStudent: { title: 'Welcome back!', body: "You've successfully signed in." },
    signedIn: (brand: string) => ({ title: 'Welcome back!', body: `You've successfully signed in to ${brand}.` }),
    signOut: {
      everywhere: { title: 'Signed out', body: "You've been successfully signed out." },
      here: {
        title: 'Signed out on this device',
        body: 'We could not reach our server, so your account may still list this device. Nobody can use it here.',
      },
      failed: { title: 'Error', body: 'Failed to sign out. Please try again.' },
    } satisfies Record<SignOutOutcome, { title: string; body: string }>,
  },
  missing: { title: '404', body: 'Oops! Page not found' },
  unreadable: {
    title: 'This form could not be read',
    body: 'It was damaged on the way. Nothing was saved, and nothing was paid. Please go back and send it again.',
  },
  /** While the database is unreachable. */
  away: {
    title: 'This page is not available for a moment',
    body: 'We cannot reach our records right now. Nothing was lost. Please try again in a minute.',
  },
  error: {
    title: 'Something went wrong',
    body: 'Something went wrong on our side. Nothing was saved. Please try again in a moment.',
    id: (requestId: string) => `If you write to us, please give this number: ${requestId}`,
    home: 'Return to Home',
  },
} as const
