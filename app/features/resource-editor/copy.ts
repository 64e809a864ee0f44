export const copy = {
  save: 'Save',
  back: 'Back to the list',
  none: { title: 'Choose one', body: 'It opens here, to be changed.' },
  list: 'List',
  failed: 'Not saved yet: something is missing. Nothing that you typed is lost.',
} as const
