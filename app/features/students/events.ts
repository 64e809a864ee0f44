/** The page-cache tag of everything that shows students: names, colleges, and whether their stories may be shown. */
export const STUDENTS_TAG = 'students'
