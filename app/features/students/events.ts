/** Page-cache tag of every page that shows students: names, colleges, and whether their stories are public. */
export const STUDENTS_TAG = 'students'
