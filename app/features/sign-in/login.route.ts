import { redirect } from 'react-router'

/** The landing page of old linked here; sign-in lives at /auth now. */
export function loader() {
  return redirect('/auth', 301)
}
