export const copy = {
  save: 'Save',
  back: 'Back to the list',
  none: { title: 'Choose an entry', body: 'You can change it here.' },
  list: 'List',
  failed: 'Not saved. Please check the marked fields. Your text is kept.',
} as const
