import { redirect } from 'react-router'

/** An old URL of the sign-in page. */
export function loader() {
  return redirect('/auth', 301)
}
