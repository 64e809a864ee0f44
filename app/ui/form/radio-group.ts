/** Props of a `fieldset` of radio buttons: an invalid one takes the focus, and its error is read with it. */
export const radioGroup = (errorId: string, error: string | undefined) => ({
  role: 'radiogroup' as const,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error && errorId,
  tabIndex: -1,
})
