/** The words of the student programme's sign-in. Titles and messages stand in the specification. */
export const copy = {
  metaTitle: 'Student sign-in',
  title: 'Student Social Responsibility',
  lead: 'Sign in to share your good deeds, or make your student account.',
  tabs: { label: 'Sign in or sign up', signIn: 'Sign In', signUp: 'Sign Up' },
  email: 'E-mail',
  password: 'Password',
  submit: { signIn: 'Sign In', signUp: 'Sign Up' },
  toasts: {
    signedUp: { title: 'Registration successful!', body: 'Please check your email to verify your account.' },
    signedIn: { title: 'Welcome back!', body: "You've successfully signed in." },
    signUpFailed: 'Registration failed',
    signInFailed: 'Sign in failed',
  },
} as const
