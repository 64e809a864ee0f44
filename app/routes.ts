import { index, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { OPENING_SOON } from './pages/opening-soon/paths.ts'

// The route table, in the specification's order, one line a path.
export default [
  index('pages/landing/landing.route.tsx'),
  route('home', 'pages/home/home.route.tsx'),
  route('empowerher', 'wings/empowerher/empowerher.route.tsx'),
  route('fearless', 'wings/empowerher/empowerher.route.tsx', { id: 'fearless' }),
  route('fearless-girls', 'wings/fearless-girls/fearless-girls.route.tsx'),
  route('campaign', 'pages/campaigns/campaigns.route.tsx'),
  route('campaign/:slug', 'pages/campaign/campaign.route.tsx'),
  route('campaign/:slug/support', 'pages/campaign/support.route.tsx'),
  route('campaign/:slug/share.png', 'pages/campaign/share-image.route.ts'),
  route('campaign/:slug/lamps', 'pages/campaign/lamps.route.ts'),
  route('receipt/:token', 'pages/receipt/receipt.route.tsx'),
  route('receipt/:token.pdf', 'pages/receipt/receipt-pdf.route.ts'),
  route('cart', 'pages/cart/cart.route.tsx'),
  route('saved', 'pages/saved/saved.route.tsx'),
  route('ssr/auth', 'account/students/ssr-auth.route.tsx'),
  route('auth', 'account/auth.route.tsx'),
  route('auth/confirm', 'account/confirm.route.tsx'),
  route('auth/reset', 'account/reset.route.tsx'),
  route('account', 'account/settings/account.route.tsx'),
  route('account/export', 'account/settings/export.route.ts'),
  route('account/erased', 'account/settings/erased.route.tsx'),
  route('login', 'account/login.route.ts'),
  route('dev/mailbox', 'pages/mailbox/mailbox.route.tsx'),
  route('dev/mailbox/:id', 'pages/mailbox/mail-html.route.ts'),
  ...Object.keys(OPENING_SOON).map(openingSoon),
  route('*', 'pages/not-found/not-found.route.tsx'),
] satisfies RouteConfig
function openingSoon(path: string): RouteConfigEntry {
  return route(path, 'pages/opening-soon/opening-soon.route.tsx', { id: `opening-soon/${path}` })
}
