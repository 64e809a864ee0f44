import { Report, type ReportAnswer } from '#app/features/marketplace/product/report.tsx'

/** The form that reports a question and its answer to the operators, for a list of questions. */
export const reportQuestion = (answer: ReportAnswer | undefined) => (id: string) => (
  <Report subject="question" subjectId={id} answer={answer} />
)
