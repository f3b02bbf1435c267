import { useAnswer } from '#app/forms/use-answer.ts'

/** The figures beside the admin home, which the page does not wait for. */
export function useSummary() {
  const { answer, trouble, ask } = useAnswer('/api/summary', { summary: 'summary' })
  return { summary: answer?.summary, hasFailed: trouble !== undefined, load: ask }
}
